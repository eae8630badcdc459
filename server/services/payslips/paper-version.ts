/** Increase it when the layout changes, so that cached papers are drawn again. A test detects changes. */
export const PAPER_VERSION = 2
