import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NamedChoice } from '#contract/documents/documents.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Values } from '#domain/data-form/data-form.ts'

/** Types shared by the form's frame and its seven steps. */

export { DATA_FORM as FORM } from '#domain/data-form/data-form-rules.ts'

/** Server lists. An empty one is unknown so far: not fetched, or offline on the first visit. */
export interface FormLists {
  maritalStatuses: readonly NamedChoice[]
  /** Always two entries: 1 yes, 2 no; uses the server's words when they are loaded. */
  yesNo: readonly NamedChoice[]
  activities: readonly NamedChoice[]
  levels: readonly NamedChoice[]
  careers: readonly (NamedChoice & { nivel?: number | null | undefined })[]
  /** Whether levels and careers are being fetched for the first time. */
  loadsEducation: boolean
  /** Refetches the missing lists. */
  retry: () => void
}

export interface SectionProps<N extends StepNumber> {
  /**
   * Form with the whole step's values; a section registers its own fields (`form.register`, `Controller`,
   * `useFieldArray`).
   */
  form: UseFormReturn<Values[N]>
  lists: FormLists
  context: StepContext
  /** Returns the error under a field after "Siguiente", by wire path ('idiomas.0.hablaIdioma'), or null. */
  errorOf: (field: string) => string | null
  /** Returns the non-blocking warning of a field, or null when there is none or the field shows an error. */
  warningOf: (field: string) => string | null
  /** Writes the draft at once; the frame calls it on every blur in the form. */
  flush: () => void
}

/** Known facts about the person beyond the step's answers; each is '' while unknown. */
export interface Facts {
  /** YYYY-MM-DD in the company's time zone. */
  today: string
  /** Name as the company stores it, in any order. */
  name: string
  /** Date from step 2, YYYY-MM-DD. */
  birthDate: string
  /** CURP from step 3, otherwise the company's. */
  curp: string
}

/** Warning about an answer that passes the rules but is improbable. */
export interface Doubt {
  /** Wire path. */
  field: string
  text: string
}

/** Screen of 2 to 5 fields on a phone; from 768 px on, a part of the step with a heading. */
export interface Section<N extends StepNumber> {
  /** Stable and unique in the step: 'contacto'. */
  id: string
  /** Returns the h2. Read at render time: `() => wordsOf(texts).…`. */
  title: () => string
  /** Wire names whose problems open this section; 'idiomas' includes 'idiomas.0.hablaIdioma'. */
  fields: readonly string[]
  /** Returns false to hide the section for these answers; its fields then have no problems. */
  isShown?: (values: Values[N], context: StepContext) => boolean
  View: ComponentType<SectionProps<N>>
}

export interface ReviewRow {
  label: string
  /** Text for the person; '' is shown as "Sin respuesta". */
  value: string
  /** Identifying number: masked on a shared device until the person reveals it. */
  isSecret?: true
}

/**
 * Definition of one step. step-1.tsx … step-7.tsx each export `stepN: StepDefinition<N>`; steps.ts collects
 * them.
 */
export interface StepDefinition<N extends StepNumber> {
  step: N
  sections: readonly Section<N>[]
  /**
   * Returns a field's name for the error summary, by wire path; rows add which one: 'Ocupación de tu madre'.
   */
  labelOf: (field: string, values: Values[N]) => string
  /** Returns a field's own message for a rule ('Solo números.'), or null for the general one. */
  errorText?: (field: string, rule: string) => string | null
  /**
   * Returns false for a field that is not on a screen yet, so that it may be empty. Default: all fields
   * count.
   */
  isAsked?: (field: string, values: Values[N]) => boolean
  /** Returns non-blocking warnings, shown at the field and again on the review page. */
  doubts?: (values: Values[N], facts: Facts) => Doubt[]
  /** Returns the rows of the review page, in screen order. */
  review: (values: Values[N], lists: FormLists) => ReviewRow[]
  /** Adapts stored values to the answers of other steps when the step opens (step 7: the partner's row). */
  adapt?: (values: Values[N], context: StepContext) => Values[N]
}

/** Returns the DOM id of a field's control, or of a group's first control; the error summary focuses it. */
export function fieldId(field: string): string {
  return `campo-${field.replaceAll('.', '-')}`
}
