import type { KioskKey } from './kiosk-keys.ts'

export type KeyMessage =
  | ({ type: 'KEY_PUT'; ticket: string } & KioskKey)
  /** Asks for the key. The worker sends the key or null through the message's port. */
  | { type: 'KEY_TAKE'; ticket: string }
  /** Reports that the tab is closing or reloading. A reloaded tab asks for the key at once. */
  | { type: 'KEY_LEAVING'; ticket: string }
  | { type: 'KEY_DROP' }
  /** Keeps an idle worker alive, because only its memory contains the key. */
  | { type: 'KEY_PING' }

/** Interval of pings in ms. Browsers stop an idle worker after 30 s. */
export const KEY_PING_MS = 20_000

/** Time in ms in which a reloaded tab can take the key. A closed tab that is restored later cannot. */
export const KEY_RELOAD_MS = 5000
