import type { SentenceFor } from '../import-file/cell-problem.ts'
import { cellSentences } from '../import-file/problem-words.en.ts'
import type { sharedFields as fieldsEs, sharedProblems as problemsEs } from './shared-words.es.ts'

export const sharedFields: Readonly<Record<keyof typeof fieldsEs, string>> = {
  numero: 'number',
  periodo: 'period',
  tipo: 'type',
  concepto: 'concept',
  importe: 'amount',
  saldo: 'balance',
  incapacidad: 'sick leave',
  fechaSaldo: 'balance date',
  fecha: 'date',
}

export const sharedProblems: Readonly<Record<keyof typeof problemsEs, SentenceFor>> = {
  ...cellSentences,
  number: () => 'Use only digits, up to 10.',
  noDay: () => 'That date doesn’t exist.',
  tooLate: () => 'That date can’t be used yet.',
  tooEarly: () => 'That date is too old.',
  backwards: () => 'It ends before it begins.',
  choice: (_name, of) => `Enter one of these: ${of}.`,
  unknownPerson: (_name, of) => `Number ${of} doesn’t exist.`,
  closedPerson: (_name, of) => `The person with number ${of} no longer works here.`,
  twice: (_name, of) => `Row ${of} already has the same data.`,
  unit: (_name, of) => `Row ${of}, which goes with this one, has an error.`,
  amount: (name) => `Enter the ${name} like this: 1234.50.`,
  negative: (name) => `Remove the minus sign: the ${name} can’t be negative.`,
  zero: (name) => `Enter a ${name} greater than zero.`,
  tooMuch: (name, of) => `Check the ${name}: it is over ${of}.`,
  whole: (name) => `Enter the ${name} as a whole number.`,
  period: (_name, of) => `Enter the period like this: ${of}.`,
  noAccount: () => 'Import their savings account first.',
  own: () => 'Ask someone else: it’s your money, or that of whoever issued your password.',
  tooManyTogether: (_name, of) => `Split the file: more than ${of} rows go together.`,
  otherCompany: (_name, of) => `Remove the row: the fund belongs to company ${of}.`,
}
