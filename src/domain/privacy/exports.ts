/**
 * waiting: being created. ready: can be downloaded. failed: can't be created. over: expired, its bytes are
 * deleted.
 */
export const exportStates = ['waiting', 'ready', 'failed', 'over'] as const

/**
 * Lifetime of an export: a day suffices on a bad network, and limits the risk of a file with all personal data.
 */
export const EXPORT_KEPT_MS = 24 * 60 * 60_000
/** Lifetime of the download key that a person gets after entering the password. */
export const EXPORT_KEY_MS = 60 * 60_000
export const EXPORTS_A_DAY = 3
/** Bytes of one piece: small enough for one request on a bad network. */
export const EXPORT_PIECE_BYTES = 256 * 1024
