import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NamedChoice } from '#contract/documents.ts'
import type { StepContext, StepNumber } from '#domain/data-form-rules.ts'
import type { Values } from '#domain/data-form.ts'

/** What the frame of the form and its seven steps know of each other. */

/** Form's name in drafts and outbox; its steps are '1' … '7'. */
export const FORM = 'data-form'

/** The server's lists; an empty one is not known yet (never asked, or no network the first time). */
export interface FormLists {
  maritalStatuses: readonly NamedChoice[]
  /** Always two: 1 yes, 2 no; the server's words when they are known. */
  yesNo: readonly NamedChoice[]
  activities: readonly NamedChoice[]
  levels: readonly NamedChoice[]
  careers: readonly (NamedChoice & { nivel?: number | null | undefined })[]
  /** Asks again for what is missing. */
  retry: () => void
}

export interface SectionProps<N extends StepNumber> {
  /** The whole step's values; a section registers its own fields (`form.register`, `Controller`, `useFieldArray`). */
  form: UseFormReturn<Values[N]>
  lists: FormLists
  context: StepContext
  /** What stands under a field after "Siguiente", by its wire path ('idiomas.0.hablaIdioma'); null: nothing. */
  errorOf: (field: string) => string | null
  /** What looks wrong about a field and blocks nobody; null: nothing, or its error stands there already. */
  warningOf: (field: string) => string | null
  /** Writes the draft at once; the frame calls it on every blur inside of the form. */
  flush: () => void
}

/** What is known of a person beyond the step's own answers; '' each while it isn't. */
export interface Facts {
  /** YYYY-MM-DD in the company's time zone. */
  today: string
  /** As the company writes it, in whatever order. */
  name: string
  /** As answered in step 2, YYYY-MM-DD. */
  birthDate: string
  /** As answered in step 3, else as the company holds it. */
  curp: string
}

/** An answer that passes the rules and is hardly true. */
export interface Doubt {
  /** Wire path. */
  field: string
  text: string
}

/** A screen of 2 to 5 fields on a phone, a part with a heading of the whole step from 768 px on. */
export interface Section<N extends StepNumber> {
  /** Stable, unique in the step: 'contacto'. */
  id: string
  /** The h2. Read at render time: `() => wordsOf(texts).…`. */
  title: () => string
  /** Wire names whose problems open this section; 'idiomas' takes 'idiomas.0.hablaIdioma' along. */
  fields: readonly string[]
  /** false: left out for these answers (and its fields have no problems then). */
  isShown?: (values: Values[N], context: StepContext) => boolean
  View: ComponentType<SectionProps<N>>
}

export interface ReviewRow {
  label: string
  /** As a person reads it; '' is shown as "Sin respuesta". */
  value: string
  /** A number that identifies: masked on a shared device until it is asked for. */
  isSecret?: true
}

/** One step. step-1.tsx … step-7.tsx each export `stepN: StepDefinition<N>`; steps.ts puts them in a table. */
export interface StepDefinition<N extends StepNumber> {
  step: N
  sections: readonly Section<N>[]
  /** Name of a field for the error summary, from its wire path; rows say which: 'Ocupación de tu madre'. */
  labelOf: (field: string, values: Values[N]) => string
  /** Under a field instead of the general words for a rule ('Solo números.'); null: the general ones. */
  errorText?: (field: string, rule: string) => string | null
  /** false: a field stands on no screen yet, so that its emptiness is no problem of its own; else each is asked. */
  isAsked?: (field: string, values: Values[N]) => boolean
  /** What looks wrong and never blocks: said at the field, and once more on the review page. */
  doubts?: (values: Values[N], facts: Facts) => Doubt[]
  /** What the review page says, in the order of the screens. */
  review: (values: Values[N], lists: FormLists) => ReviewRow[]
  /** Brings kept values in line with the other steps' answers when the step opens (step 7: the partner's row). */
  adapt?: (values: Values[N], context: StepContext) => Values[N]
}

/** DOM id of a field's control, or of the first control of a group: the error summary focuses it. */
export function fieldId(field: string): string {
  return `campo-${field.replaceAll('.', '-')}`
}
