import { moneyFieldNames } from '#domain/data-import/field-words.en.ts'
import type { MoneyProblem, MoneyProblemKind } from '#domain/data-import/problems-money.ts'

type Say = (name: string, of: string, and: number) => string

const sentences: Readonly<Record<MoneyProblemKind, Say>> = {
  amount: (name) => `Write the ${name} like this: 1234.50.`,
  negative: (name) => `Take the minus away: the ${name} is never below zero.`,
  zero: (name) => `Write a ${name} above zero.`,
  sign: (_name, of) =>
    of === '-' ? 'Put a minus before it: it leaves the fund.' : 'Take the minus away: it enters the fund.',
  tooMuch: (name, of) => `Check the ${name}: it is over ${of}.`,
  whole: (name) => `Write the ${name} as a whole number.`,
  year: (_name, of) => `Write the year of the last day: ${of}.`,
  period: (_name, of) => `Write the period like this: ${of}.`,
  term: (_name, of) => `Choose one of these terms: ${of}.`,
  rate: () => 'Write the yearly rate in per cent: 12 or 12.5.',
  pair: () => 'Write quantity and unit together, or neither.',
  differs: (name, of) => `Make the ${name} match row ${of} of the same pre-payroll.`,
  negativeNet: (_name, of) => `Lower the deductions: they are ${of} over what is paid.`,
  noLines: () => 'Add an amount above zero to the pre-payroll.',
  stamped: () => 'Remove the row: that period is stamped already.',
  noAccount: () => 'Bring the savings account first.',
  own: () => 'Ask somebody else: it is your own money.',
  tooManyTogether: (_name, of) => `Divide the file: more than ${of} rows go together.`,
  otherCompany: (_name, of) => `Remove the row: the fund is of company ${of}.`,
  otherBalance: (_name, of) => `Correct the balance: on that day the portal has ${of}.`,
  beforeJoining: (_name, of) => `Use a day from joining the fund on: ${of}.`,
  stillSaves: (_name, of) => `Record first that ${of} were paid out.`,
  stillOwes: (_name, of) => `Record first that the ${of} owed were paid.`,
  inProcess: () => 'Wait: a movement of the fund is in process.',
  belowZero: (_name, of) => `Correct the amount: on that day there are only ${of}.`,
  inOpening: (_name, of) => `Remove the row: the opening balance of ${of} has it.`,
  hasLeft: () => 'Undo the leaving of the fund first.',
  hasLoan: (_name, of, and) => `Correct the terms: a loan of ${of} in ${and} payments is owed.`,
  loanWaiting: () => 'Decide first on the loan that was asked for.',
  otherFrequency: (_name, of) => `Write ${of}: that is how this payroll pays loans.`,
  overLoan: (_name, of) => `Lower the balance: the loan is ${of}.`,
  higherBalance: (_name, of) => `Correct the balance: on that day the portal has ${of}.`,
  laterPayments: (_name, of) => `Bring a balance of ${of} or later.`,
  beforeLoan: (_name, of) => `Use a day from the loan on: ${of}.`,
}

/** English version of problem-words-money.es.ts. */
export function moneyProblemSentence({ field, what, of = '', and = 0 }: MoneyProblem): string {
  return sentences[what](moneyFieldNames[field] ?? 'value', of, and)
}
