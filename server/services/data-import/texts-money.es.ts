export const moneyTexts = {
  /**
   * Concept of an account's opening balance. Never change this text: stored movements are found by their
   * concept.
   */
  opening: 'Saldo inicial',
  /** Word by which the statement recognizes an extraordinary contribution (domain/savings/savings-statement.ts). */
  extraordinary: 'extraordinari',
} as const
