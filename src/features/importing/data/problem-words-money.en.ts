import { moneyFieldNames } from '#domain/data-import/field-words.en.ts'
import type { MoneyProblem, MoneyProblemKind } from '#domain/data-import/problems-money.ts'

type Say = (name: string, of: string, and: number) => string

const sentences: Readonly<Record<MoneyProblemKind, Say>> = {
  amount: (name) => `Enter the ${name} like this: 1234.50.`,
  negative: (name) => `Remove the minus sign: the ${name} can’t be negative.`,
  zero: (name) => `Enter a ${name} greater than zero.`,
  sign: (_name, of) =>
    of === '-' ? 'Add a minus sign: it leaves the fund.' : 'Remove the minus sign: it enters the fund.',
  tooMuch: (name, of) => `Check the ${name}: it is over ${of}.`,
  whole: (name) => `Enter the ${name} as a whole number.`,
  year: (_name, of) => `Enter the year of the last day: ${of}.`,
  period: (_name, of) => `Enter the period like this: ${of}.`,
  term: (_name, of) => `Choose one of these terms: ${of}.`,
  rate: () => 'Enter the annual rate as a percentage: 12 or 12.5.',
  pair: () => 'Enter both quantity and unit, or neither.',
  differs: (name, of) => `Make the ${name} match row ${of} of its pre-payroll.`,
  negativeNet: (_name, of) => `Lower the deductions: they exceed the earnings by ${of}.`,
  noLines: () => 'Add an amount greater than zero to the pre-payroll.',
  stamped: () => 'Remove the row: that period is already stamped.',
  noAccount: () => 'Import their savings account first.',
  own: () => 'Ask someone else: it’s your own money.',
  tooManyTogether: (_name, of) => `Split the file: more than ${of} rows go together.`,
  otherCompany: (_name, of) => `Remove the row: the fund belongs to company ${of}.`,
  otherBalance: (_name, of) => `Correct the balance: on that day the portal has ${of}.`,
  beforeJoining: (_name, of) => `Use a date on or after they joined the fund: ${of}.`,
  stillSaves: (_name, of) => `First record the payout of ${of}.`,
  stillOwes: (_name, of) => `First record the payment of the ${of} owed.`,
  inProcess: () => 'Wait: they have a fund movement in process.',
  belowZero: (_name, of) => `Correct the amount: on that day they only have ${of}.`,
  inOpening: (_name, of) => `Remove the row: it’s in the opening balance of ${of}.`,
  hasLeft: () => 'First undo their exit from the fund.',
  hasLoan: (_name, of, and) => `Correct the terms: they owe a loan of ${of} in ${and} payments.`,
  loanWaiting: () => 'First decide on the loan they requested.',
  otherFrequency: (_name, of) => `Enter ${of}: that’s how their payroll pays loans.`,
  overLoan: (_name, of) => `Lower the balance: the loan is ${of}.`,
  higherBalance: (_name, of) => `Correct the balance: on that day the portal has ${of}.`,
  laterPayments: (_name, of) => `Use a balance from ${of} or later.`,
  beforeLoan: (_name, of) => `Use a date on or after the loan: ${of}.`,
}

/** English version of problem-words-money.es.ts. */
export function moneyProblemSentence({ field, what, of = '', and = 0 }: MoneyProblem): string {
  return sentences[what](moneyFieldNames[field] ?? 'value', of, and)
}
