/** Messages between pages and the worker about the session (offline.md, "Session authority"). */
export type SessionMessage =
  /** A page's session is over: its notifications go, and pages that the channel does not reach are told. */
  | { type: 'SESSION_ENDED' }
  /** Hidden page with unconfirmed input, minutes before the session ends. */
  | { type: 'SESSION_CLOSING' }
  | { type: 'SESSION_RENEWED' }

/**
 * From the worker to every page, also those that it doesn't control: check whether the session is still yours.
 */
export const SESSION_RECHECK = 'SESSION_RECHECK'
