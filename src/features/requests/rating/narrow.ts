/** Width at which rows become cards, because the columns of spec 000 §2 and 002 §2.9 do not fit. */
export const CARDS = '(max-width: 799.98px)'
