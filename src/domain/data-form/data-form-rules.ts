/** Name of the form in drafts and outbox; its steps are '1' … '7'. */
export const DATA_FORM = 'data-form'

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7
export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5, 6, 7]

/** Rules with one message each. The rules after 'lastStepIncomplete' are this project's. */
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
  | 'schoolMonthRange'
  | 'phoneTooLong'
  | 'weightRange'
  | 'ageRange'
  | 'tooMany'
  | 'tooLong'

/** Maximum length of an open answer, in code points; a longer answer is refused, never cut. */
export const LONGEST_TEXT = 120
export const MOST_ROWS = 30

/** Rules with a text under the field besides the snack bar's text (spec 000 §5). */
export type FieldRule = 'required' | 'longerThan5' | 'not10'

export interface StepProblem {
  /** API name; list fields contain the row index: 'celular', 'idiomas.0.hablaIdioma', 'familiares.2.lugar'. */
  field: string
  rule: StepRule
  fieldRule?: FieldRule
}

/** asked: no decision yet. */
export type HealthConsent = 'asked' | 'accepted' | 'refused'

export interface StepContext {
  /** Date in the company's time zone (companyDate), YYYY-MM-DD. */
  today: string
  /** Domain without '@'; '' if unknown, and then no address counts as the company's. */
  companyMailDomain: string
  /** Answer of step 2; null while unknown. */
  maritalStatus: number | null
  /**
   * Consent to the questions about health in step 6 (P-265). Absent on a host without that question, and on
   * the server unless refused: all answers are then needed.
   */
  health?: HealthConsent | undefined
  choices?: {
    maritalStatuses?: readonly number[]
    activities?: readonly number[]
    educationLevels?: readonly { id: number; name: string }[]
  }
}
