/** Messages between pages and the worker about the session (offline.md, "Session authority"). */
export type SessionMessage =
  /**
   * The session has ended. The worker closes its notifications and asks all pages to check their session,
   * also pages that the tabs' channel (tab-session.ts) does not reach.
   */
  | { type: 'SESSION_ENDED' }
  /** The session ends within minutes, and a hidden page has unconfirmed input. */
  | { type: 'SESSION_CLOSING' }
  | { type: 'SESSION_RENEWED' }

/** Message from the worker to every page, controlled or not. Each page must check its session. */
export const SESSION_RECHECK = 'SESSION_RECHECK'
