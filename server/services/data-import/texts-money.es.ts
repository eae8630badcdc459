/** Words of the fund's movements that a file brings. */
export const moneyTexts = {
  /** Concept of the movement with which an account begins; never renamed: what lies before its day is in it. */
  opening: 'Saldo inicial',
  /** By this word the statement tells an extraordinary contribution (domain/savings-statement.ts). */
  extraordinary: 'extraordinari',
} as const
