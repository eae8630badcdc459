/** Media query of windows in which large dialogs are full screen and tables become cards. */
export const PHONE = '(max-width: 767.98px)'
