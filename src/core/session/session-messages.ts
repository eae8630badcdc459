/** What pages and the worker say to each other about the session (offline.md, "Session authority"). */
export type SessionMessage =
  /** A page's session is over: nothing of it stays on the lock screen, and pages that the channel misses are told. */
  | { type: 'SESSION_ENDED' }
  /** Nobody sees the page, something typed is not confirmed, and minutes are left. */
  | { type: 'SESSION_CLOSING' }
  | { type: 'SESSION_RENEWED' }

/** The worker's word to every page, also to those that it doesn't control: look whether the session is still yours. */
export const SESSION_RECHECK = 'SESSION_RECHECK'
