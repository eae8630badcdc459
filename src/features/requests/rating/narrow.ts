/**
 * Media query for widths that can't hold the spec's columns (000 §2, 002 §2.9), also on some tablets: each row
 * is then a card.
 */
export const CARDS = '(max-width: 799.98px)'
