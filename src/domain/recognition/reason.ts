/**
 * Maximum visible characters (RECO-07). Separate from limits.ts, because page and service worker load it at
 * startup.
 */
export const REASON_LENGTH = 350
/** Maximum code units (JavaScript `length`): one visible character, such as a composed emoji, may have many. */
export const REASON_UNITS = 16 * REASON_LENGTH
