import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NamedChoice } from '#contract/documents/documents.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Values } from '#domain/data-form/data-form.ts'

export { DATA_FORM as FORM } from '#domain/data-form/data-form-rules.ts'

/** An empty list is unknown so far: not fetched, or offline on the first visit. */
export interface FormLists {
  maritalStatuses: readonly NamedChoice[]
  /** Always 1 yes and 2 no, in the server's words once loaded. */
  yesNo: readonly NamedChoice[]
  activities: readonly NamedChoice[]
  levels: readonly NamedChoice[]
  careers: readonly (NamedChoice & { nivel?: number | null | undefined })[]
  loadsEducation: boolean
  retry: () => void
}

export interface SectionProps<N extends StepNumber> {
  /** Holds the whole step's values; a section registers its own fields. */
  form: UseFormReturn<Values[N]>
  lists: FormLists
  context: StepContext
  /** Error after "Siguiente" under a field, by wire path ('idiomas.0.hablaIdioma'). */
  errorOf: (field: string) => string | null
  /** Warning that blocks nothing; null when there is none or the field shows an error. */
  warningOf: (field: string) => string | null
  /** Stores the draft at once; the frame calls it on every blur. */
  flush: () => void
}

/** Facts beyond the step's answers; each is '' while unknown. */
export interface Facts {
  /** YYYY-MM-DD in the company's time zone. */
  today: string
  /** Name in the company's data; the order of its parts varies. */
  name: string
  /** Date from step 2, YYYY-MM-DD. */
  birthDate: string
  /** CURP from step 3, otherwise the company's. */
  curp: string
}

/** Valid but improbable answer. */
export interface Doubt {
  field: string
  text: string
}

/** One screen on a phone; from 768 px on, a part of the step with its own heading. */
export interface Section<N extends StepNumber> {
  /** Stable and unique in the step. */
  id: string
  /** Heading, read at render time: `() => wordsOf(texts).…`. */
  title: () => string
  /** Wire names whose problems open this section; 'idiomas' includes 'idiomas.0.hablaIdioma'. */
  fields: readonly string[]
  /** False hides the section; its fields then have no problems. */
  isShown?: (values: Values[N], context: StepContext) => boolean
  View: ComponentType<SectionProps<N>>
}

export interface ReviewRow {
  label: string
  /** The review shows '' as "Sin respuesta". */
  value: string
  /** Masked on a shared device until the person reveals it. */
  isSecret?: true
}

/** Definition that each step-N.tsx exports; steps.ts collects them all. */
export interface StepDefinition<N extends StepNumber> {
  step: N
  sections: readonly Section<N>[]
  /** Name of a field in the error summary; in a list, it includes the row: 'Ocupación de tu madre'. */
  labelOf: (field: string, values: Values[N]) => string
  /** Own message of a field ('Solo números.'), or null for the general one. */
  errorText?: (field: string, rule: string) => string | null
  /** False for a field that is not on a screen yet, so it may be empty. Default: always true. */
  isAsked?: (field: string, values: Values[N]) => boolean
  /** Warnings at the field and again on the review page; they block nothing. */
  doubts?: (values: Values[N], facts: Facts) => Doubt[]
  review: (values: Values[N], lists: FormLists) => ReviewRow[]
  /** Adapts stored values to other steps' answers when the step opens (step 7: the partner's row). */
  adapt?: (values: Values[N], context: StepContext) => Values[N]
}

/** DOM id of the field's (first) control, which the error summary focuses. */
export function fieldId(field: string): string {
  return `campo-${field.replaceAll('.', '-')}`
}
