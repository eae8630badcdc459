import type { ImportField } from './fields.ts'

/** Problems of a cell; their sentences are in problem-words.es.ts. */
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
  /** Value in the sentence: a text, a number of letters, or a row. */
  of?: string
  /** Second number of the sentence, such as the letters found. */
  and?: number
}
