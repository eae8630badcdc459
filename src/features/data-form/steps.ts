import type { ComponentType } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type StepNumber, stepNumbers } from '#domain/data-form-rules.ts'
import type { Section, SectionProps, StepDefinition } from './step-props.ts'
import { step1 } from './step-1.tsx'
import { step2 } from './step-2.tsx'
import { step3 } from './step-3.tsx'
import { step4 } from './step-4.tsx'
import { step5 } from './step-5.tsx'
import { step6 } from './step-6.tsx'
import { step7 } from './step-7.tsx'

/** A step whose number is only known at run time: its values are an object of wire names, and no more is known of it. */
export interface AnySection extends Omit<Section<StepNumber>, 'View' | 'isShown'> {
  isShown?: (values: FieldValues, context: SectionProps<StepNumber>['context']) => boolean
  View: ComponentType<Omit<SectionProps<StepNumber>, 'form'> & { form: UseFormReturn }>
}

export interface AnyStep extends Pick<StepDefinition<StepNumber>, 'step' | 'errorText'> {
  sections: readonly AnySection[]
  labelOf: (field: string, values: FieldValues) => string
  review: (
    values: FieldValues,
    lists: SectionProps<StepNumber>['lists'],
  ) => ReturnType<StepDefinition<1>['review']>
  adapt?: (values: FieldValues, context: SectionProps<StepNumber>['context']) => FieldValues
}

/** Each entry is checked against its own step here; AnyStep only forgets which one it is. */
const steps: { [N in StepNumber]: StepDefinition<N> } = {
  1: step1,
  2: step2,
  3: step3,
  4: step4,
  5: step5,
  6: step6,
  7: step7,
}

export function stepDefinition(step: StepNumber): AnyStep {
  return steps[step] as unknown as AnyStep
}

/** '3' → 3; null for anything that is no step. */
export function stepOfText(text: string | undefined): StepNumber | null {
  return stepNumbers.find((step) => String(step) === text) ?? null
}

/** Sections that these answers call for. */
export function shownSections(
  definition: AnyStep,
  values: FieldValues,
  context: SectionProps<StepNumber>['context'],
): AnySection[] {
  return definition.sections.filter((section) => section.isShown?.(values, context) ?? true)
}

/** Index of the section that holds a field; 0 when none does. */
export function sectionOfField(sections: readonly AnySection[], field: string): number {
  const first = field.split('.')[0] ?? field
  return Math.max(
    0,
    sections.findIndex((section) => section.fields.includes(first) || section.fields.includes(field)),
  )
}
