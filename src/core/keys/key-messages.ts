import type { HeldKey } from './kiosk-keys.ts'

/** What page and worker say to each other about a kiosk's key (offline.md, "Keys"). */
export type KeyMessage =
  | ({ type: 'KEY_PUT'; ticket: string } & HeldKey)
  /** Answered through the port that comes with it: the held key or null. */
  | { type: 'KEY_TAKE'; ticket: string }
  /** The tab goes away: by a reload, which asks again at once, or for good. */
  | { type: 'KEY_LEAVING'; ticket: string }
  | { type: 'KEY_DROP' }
  /** Keeps a silent worker, and with it the key, alive. */
  | { type: 'KEY_PING' }

/** Shorter than the 30 s after which a browser stops a silent worker. */
export const KEY_PING_MS = 20_000

/** A reload asks again within this time; a tab that was closed and brought back comes too late. */
export const KEY_RELOAD_MS = 5000
