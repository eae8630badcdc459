/** Raised whenever the same receipt looks different, so that what was drawn before is drawn again. A test notices. */
export const PAPER_VERSION = 2
