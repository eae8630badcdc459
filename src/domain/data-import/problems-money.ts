/** Problems of a row about pay or the savings fund; their sentences are in problem-words-money.es.ts. */
export const MONEY_PROBLEMS = [
  'amount',
  'negative',
  'zero',
  'sign',
  'tooMuch',
  'whole',
  'year',
  'period',
  'term',
  'rate',
  'pair',
  'differs',
  'negativeNet',
  'noLines',
  'stamped',
  'noAccount',
  'own',
  'tooManyTogether',
  'otherCompany',
  'otherBalance',
  'beforeJoining',
  'stillSaves',
  'stillOwes',
  'inProcess',
  'belowZero',
  'inOpening',
  'hasLeft',
  'hasLoan',
  'loanWaiting',
  'otherFrequency',
  'overLoan',
  'higherBalance',
  'laterPayments',
  'beforeLoan',
] as const
export type MoneyProblemKind = (typeof MONEY_PROBLEMS)[number]

export interface MoneyProblem {
  field: string
  what: MoneyProblemKind
  of?: string
  and?: number
}
