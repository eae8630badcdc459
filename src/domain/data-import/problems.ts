import type { MoneyProblemKind } from './problems-money.ts'

/** What is wrong in a cell, whichever kind of row it is; each has its sentence in problem-words.es.ts. */
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
