import type { HeldKey } from './kiosk-keys.ts'

/** Messages between page and worker about a kiosk's key (offline.md, "Keys"). */
export type KeyMessage =
  | ({ type: 'KEY_PUT'; ticket: string } & HeldKey)
  /** Asks for the key; the answer, the key or null, comes through the message's port. */
  | { type: 'KEY_TAKE'; ticket: string }
  /** The tab is leaving: either a reload, which asks for the key at once, or a close. */
  | { type: 'KEY_LEAVING'; ticket: string }
  | { type: 'KEY_DROP' }
  /** Keeps an idle worker running, and with it the key. */
  | { type: 'KEY_PING' }

/** Shorter than the 30 s after which a browser stops an idle worker. */
export const KEY_PING_MS = 20_000

/** A reload asks within this time; a closed tab that is restored comes too late. */
export const KEY_RELOAD_MS = 5000
