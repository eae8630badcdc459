/** What a step of the data form can be refused for, and the words for it (spec 000 §5). Shared by client and server. */

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5, 6, 7]

/** One per message; the first group is the spec's own, the second what it leaves open. */
export type StepRule =
  | 'incomplete'
  | 'notNumeric'
  | 'postalCodeLength'
  | 'mobileLength'
  | 'mailInvalid'
  | 'mailOfCompany'
  | 'phoneNotNumeric'
  | 'ineLength'
  | 'rfcLength'
  | 'nssLength'
  | 'curpLength'
  | 'countNotNumeric'
  | 'emergencyLength'
  | 'familyIncomplete'
  | 'lastStepIncomplete'
  | 'choice'
  | 'dateInvalid'
  | 'birthRange'
  | 'yearsRange'
  | 'monthsRange'
  | 'phoneTooLong'
  | 'weightRange'
  | 'ageRange'
  | 'tooMany'
  | 'tooLong'

/** Longest answer to an open question, in code points; a longer one is refused, never cut. */
export const LONGEST_TEXT = 120
/** Most rows of a list: languages, courses, relatives. */
export const MOST_ROWS = 30

/** What stands under a field where the spec gives it a text of its own besides the snack bar's (spec 000 §5). */
export type FieldRule = 'required' | 'longerThan5' | 'not10'

export interface StepProblem {
  /** Wire name, with the row where there are rows: 'celular', 'idiomas.0.hablaIdioma', 'familiares.2.lugar'. */
  field: string
  rule: StepRule
  fieldRule?: FieldRule
}

export interface StepContext {
  /** YYYY-MM-DD in the company's time zone (companyDate). */
  today: string
  /** Without '@'; '' when it is not known, and then no mail is the company's. */
  companyMailDomain: string
  /** As answered in step 2; null while it is not known. */
  maritalStatus: number | null
  /** The server's lists, where they are known: an id outside is refused. */
  choices?: {
    maritalStatuses?: readonly number[]
    activities?: readonly number[]
    educationLevels?: readonly { id: number; name: string }[]
  }
}
