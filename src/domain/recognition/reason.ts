/** Characters (RECO-07). Apart from limits.ts: page and worker hold it from the start. */
export const REASON_LENGTH = 350
