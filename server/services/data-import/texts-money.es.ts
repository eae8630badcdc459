export const moneyTexts = {
  /**
   * Concept of an account's opening balance, which includes everything before its day. Never change it: stored
   * movements are found by it.
   */
  opening: 'Saldo inicial',
  /** Word by which the statement recognizes an extraordinary contribution (domain/savings/savings-statement.ts). */
  extraordinary: 'extraordinari',
} as const
