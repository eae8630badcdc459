/** Too narrow for the columns of the spec (000 §2, 002 §2.9): each row is a card. Some tablets are, too. */
export const CARDS = '(max-width: 799.98px)'
