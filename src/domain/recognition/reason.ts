/** Characters (RECO-07). Apart from limits.ts: page and worker hold it from the start. */
export const REASON_LENGTH = 350
/** And the halves of an emoji and of what it is put together from: a family of four is one character of eleven of these. */
export const REASON_UNITS = 16 * REASON_LENGTH
