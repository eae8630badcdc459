/**
 * Below this width large dialogs are full screen, and tables become cards (product.md, information
 * architecture).
 */
export const PHONE = '(max-width: 767.98px)'
