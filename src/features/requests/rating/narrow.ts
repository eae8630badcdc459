/** Below this width the spec's columns do not fit (000 §2, 002 §2.9), also on some tablets: rows become cards. */
export const CARDS = '(max-width: 799.98px)'
