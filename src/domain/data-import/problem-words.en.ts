import { createDescriber, type SentenceFor } from '../import-file/cell-problem.ts'
import { cellSentences } from '../import-file/problem-words.en.ts'
import { fieldWords } from './field-words.en.ts'
import type { DataProblem } from './kind.ts'

const sentences: Readonly<Record<DataProblem['what'], SentenceFor>> = {
  ...cellSentences,
  number: () => 'Use only digits, up to 10.',
  noDay: () => 'That date doesn’t exist.',
  tooLate: () => 'That date can’t be used yet.',
  tooEarly: () => 'That date is too old.',
  backwards: () => 'It ends before it begins.',
  tooManyDays: (_name, of) => `It covers more than ${of} days. Split it.`,
  choice: (_name, of) => `Enter one of these: ${of}.`,
  yesOrNothing: () => 'Enter S or leave the cell blank.',
  onlyOf: (name, of) => `The ${name} is only used with: ${of}.`,
  unknownPerson: (_name, of) => `Number ${of} doesn’t exist.`,
  closedPerson: (_name, of) => `The person with number ${of} no longer works here.`,
  twice: (_name, of) => `Row ${of} already has the same data.`,
  several: () => 'The portal has several of these. Remove them and upload the file again.',
  unit: (_name, of) => `Row ${of}, which goes with this one, has an error.`,

  // Sentences for files about pay and the savings fund.
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
  own: () => 'Ask someone else: it’s your money, or that of whoever issued your password.',
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

/** Returns the problem in English; values from the file stay in Spanish. */
export const dataProblemSentence = createDescriber(sentences, fieldWords)
