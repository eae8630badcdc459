/** Below it a large dialog takes the whole screen, and tables become cards (product.md, information architecture). */
export const PHONE = '(max-width: 767.98px)'
