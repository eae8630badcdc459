import { type ComponentType, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type StepNumber, stepNumbers } from '#domain/data-form-rules.ts'
import { lazyPart, type Load, loadAhead, loadAsked } from '#parts/lazy-part.ts'
import type { Doubt, Facts, Section, SectionProps, StepDefinition } from './step-props.ts'

/** A step whose number is only known at run time: its values are an object of wire names, and no more is known of it. */
export interface AnySection extends Omit<Section<StepNumber>, 'View' | 'isShown'> {
  isShown?: (values: FieldValues, context: SectionProps<StepNumber>['context']) => boolean
  View: ComponentType<Omit<SectionProps<StepNumber>, 'form'> & { form: UseFormReturn }>
}

export interface AnyStep extends Pick<StepDefinition<StepNumber>, 'step' | 'errorText'> {
  sections: readonly AnySection[]
  labelOf: (field: string, values: FieldValues) => string
  isAsked?: (field: string, values: FieldValues) => boolean
  doubts?: (values: FieldValues, facts: Facts) => Doubt[]
  review: (
    values: FieldValues,
    lists: SectionProps<StepNumber>['lists'],
  ) => ReturnType<StepDefinition<1>['review']>
  adapt?: (values: FieldValues, context: SectionProps<StepNumber>['context']) => FieldValues
}

type Definitions = { [N in StepNumber]: StepDefinition<N> }

/** Each entry is checked against its own step here; AnyStep only forgets which one it is. */
const loaded: Partial<Definitions> = {}
const loading = new Map<boolean, Promise<void>>()

/** Nobody fills in step 4 in the first minute, and whoever is there needs step 1 no more (quality.md, routes). */
function isLater(step: StepNumber): boolean {
  return step > 3
}

const loadLater = lazyPart(() => import('../steps/steps-4-7.ts'))
const loadFirst = lazyPart(() => import('../steps/steps-1-3.ts'))

async function fetchSteps(load: Load<{ steps: Partial<Definitions> }>): Promise<void> {
  const { steps } = await load()
  Object.assign(loaded, steps)
}

/** A render that waits for it finds the failure there, instead of a new try at each turn and never an end. */
const FAILED_MS = 1000

/**
 * The step's half of the form.
 * @param isAsked false: fetched ahead of use, so nobody waits for it
 * @throws when it can't be had; a call after a second tries again
 */
export function loadStep(step: StepNumber, isAsked = true): Promise<void> {
  const half = isLater(step)
  const known = loading.get(half)
  if (known) return known
  const load = half ? loadLater : loadFirst
  const fresh: Promise<void> & { status?: string } = fetchSteps(
    isAsked ? () => loadAsked<{ steps: Partial<Definitions> }>(load) : load,
  )
  loading.set(half, fresh)
  fresh.then(
    // React reads it: what is here already is not waited for.
    () => Object.assign(fresh, { status: 'fulfilled' }),
    () => setTimeout(() => loading.delete(half), FAILED_MS),
  )
  return fresh
}

const choice = lazyPart(() => import('../frame/choice-screen.tsx'))

/** Both halves and the choice between two versions, ahead: what is opened next is there, also without a network. */
export function preloadSteps(): void {
  // A failure shows when the step is opened.
  for (const step of [1, 4] as const) void loadStep(step, false).catch(() => undefined)
  void loadAhead(choice)
}

/**
 * Waits for the steps that the screen is about to ask for. Always by `use`: a render that was interrupted by one is
 * played again once it is there, and React must find the same calls in it.
 */
export function useLoadedSteps(...wanted: readonly StepNumber[]): void {
  for (const step of wanted) use(loadStep(step))
}

/** @throws for a step that `useLoadedSteps` has not waited for */
export function stepDefinition(step: StepNumber): AnyStep {
  const definition = loaded[step]
  if (!definition) throw new Error(`step ${step} is not loaded`)
  return definition as unknown as AnyStep
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
