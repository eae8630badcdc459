import type { ImportField } from './fields.ts'

/** What is wrong in a cell; each has its sentence in problem-words.es.ts. */
export type ProblemKind =
  | 'empty'
  | 'broken'
  | 'long'
  | 'number'
  | 'length'
  | 'signs'
  | 'noDay'
  | 'noDate'
  | 'tooLate'
  | 'tooEarly'
  | 'mail'
  | 'sex'
  | 'shift'
  | 'unknownDepartment'
  | 'unclearDepartment'
  | 'unknownCompany'
  | 'unknownPlant'
  | 'unknownGroup'
  | 'unknownLeader'
  | 'badLeader'
  | 'ownLeader'
  | 'circle'
  | 'twice'
  | 'mailTwice'
  | 'curpTwice'
  | 'curpTaken'
  | 'otherPerson'
  | 'mailTaken'
  | 'mailOfRole'
  | 'numberTaken'
  | 'candidate'
  | 'own'
  | 'administrator'

export interface Problem {
  field: ImportField
  what: ProblemKind
  /** What stands in the sentence: a value, a number of letters, a row. */
  of?: string
  /** A second number: letters that there are. */
  and?: number
}
