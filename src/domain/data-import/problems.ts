import type { MoneyProblemKind } from './problems-money.ts'

/** Problems of a cell, for every kind of row; their sentences are in problem-words.es.ts. */
export type DataProblemKind =
  | 'empty'
  | 'broken'
  | 'long'
  | 'number'
  | 'noDay'
  | 'noDate'
  | 'tooLate'
  | 'tooEarly'
  | 'backwards'
  | 'tooManyDays'
  | 'choice'
  | 'yesOrNothing'
  | 'onlyOf'
  | 'unknownPerson'
  | 'closedPerson'
  | 'twice'
  | 'several'
  | 'unit'
  | MoneyProblemKind
