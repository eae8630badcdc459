/** Messages between pages and the worker about the session (offline.md, "Session authority"). */
export type SessionMessage =
  /** The session has ended. The worker removes its notifications and informs pages that the channel can't reach. */
  | { type: 'SESSION_ENDED' }
  /** The session ends within minutes, and a hidden page has unconfirmed input. */
  | { type: 'SESSION_CLOSING' }
  | { type: 'SESSION_RENEWED' }

/** Message from the worker to every page, controlled or not: check whether your session is still valid. */
export const SESSION_RECHECK = 'SESSION_RECHECK'
