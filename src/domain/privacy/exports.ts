/** waiting: it is being made. ready: it can be fetched. failed: it can't be made. over: its day is past, its bytes are gone. */
export const exportStates = ['waiting', 'ready', 'failed', 'over'] as const

/** A day: long enough for somebody whose network is bad, short enough for a file with a whole life in it. */
export const EXPORT_KEPT_MS = 24 * 60 * 60_000
/** The key that the password gives. */
export const EXPORT_KEY_MS = 60 * 60_000
export const EXPORTS_A_DAY = 3
/** Bytes of one piece: what a bad network brings in one go. */
export const EXPORT_PIECE_BYTES = 256 * 1024
