import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NamedChoice } from '#contract/documents/documents.ts'
import type { StepContext, StepNumber, StepProblem } from '#domain/data-form/data-form-rules.ts'
import type { Values } from '#domain/data-form/data-form.ts'

export { DATA_FORM as FORM } from '#domain/data-form/data-form-rules.ts'

/** An empty list is still unknown: not fetched, or offline on the first visit. */
export interface FormLists {
  maritalStatuses: readonly NamedChoice[]
  /** The ids are always 1 (yes) and 2 (no). */
  yesNo: readonly NamedChoice[]
  activities: readonly NamedChoice[]
  levels: readonly NamedChoice[]
  careers: readonly (NamedChoice & { nivel?: number | null | undefined })[]
  loadsEducation: boolean
  retry: () => void
}

export interface SectionProps<N extends StepNumber> {
  form: UseFormReturn<Values[N]>
  lists: FormLists
  context: StepContext
  /** Returns the error under a field after "Siguiente", by wire path ('idiomas.0.hablaIdioma'). */
  errorOf: (field: string) => string | null
  /** Returns a warning that blocks nothing. Null without a warning, and while the field shows an error. */
  warningOf: (field: string) => string | null
  /** Stores the draft at once. The frame calls `flush` on every blur. */
  flush: () => void
}

/** Facts from outside the step. Each is '' while unknown. */
export interface Facts {
  /** YYYY-MM-DD in the company's time zone. */
  today: string
  /** Name in the company's data. */
  name: string
  /** Date from step 2, YYYY-MM-DD. */
  birthDate: string
  /** CURP from step 3, else from the company's data. */
  curp: string
}

/** Warning about a valid but improbable answer. */
export interface Doubt {
  field: string
  text: string
}

/** One screen on a phone. From 768 px on, a section is a part of the step with its own heading. */
export interface Section<N extends StepNumber> {
  id: string
  /** Heading, read at render time: `() => wordsOf(texts).…`. */
  title: () => string
  /** Wire names whose problems open this section. 'idiomas' includes 'idiomas.0.hablaIdioma'. */
  fields: readonly string[]
  /** False hides the section and its problems. */
  isShown?: (values: Values[N], context: StepContext) => boolean
  View: ComponentType<SectionProps<N>>
}

export interface ReviewRow {
  label: string
  /** The review shows '' as "Sin respuesta". */
  value: string
  /** Masked on a kiosk until the person reveals it. */
  isSecret?: true
}

/** Definition that each step-N.tsx exports. steps.ts collects the definitions. */
export interface StepDefinition<N extends StepNumber> {
  step: N
  sections: readonly Section<N>[]
  /** Name of a field in the error summary. For a list, the name includes the row: 'Ocupación de tu madre'. */
  labelOf: (field: string, values: Values[N]) => string
  /** Own message of a field ('Solo números.'); null for the general message. */
  errorText?: (field: string, rule: string) => string | null
  /** False while a field is on no screen and may stay empty. Default: always true. */
  isAsked?: (field: string, values: Values[N]) => boolean
  /** Returns what a person must decide before the questions; null when nothing is open. */
  asksFirst?: (context: StepContext) => StepProblem | null
  /** Warnings at the field and on the review page. */
  doubts?: (values: Values[N], facts: Facts) => Doubt[]
  review: (values: Values[N], lists: FormLists) => ReviewRow[]
  adapt?: (values: Values[N], context: StepContext) => Values[N]
}

export function fieldId(field: string): string {
  return `campo-${field.replaceAll('.', '-')}`
}
