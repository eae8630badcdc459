import { type ComponentType, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { keptPart, lazyPart, type Load, preloadPart, loadOrReload } from '#parts/lazy-part.ts'
import type { Doubt, Facts, Section, SectionProps, StepDefinition } from './step-props.ts'

export interface AnySection extends Omit<Section<StepNumber>, 'View' | 'isShown'> {
  isShown?: (values: FieldValues, context: SectionProps<StepNumber>['context']) => boolean
  View: ComponentType<Omit<SectionProps<StepNumber>, 'form'> & { form: UseFormReturn }>
}

export interface AnyStep extends Pick<StepDefinition<StepNumber>, 'step' | 'errorText' | 'asksFirst'> {
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

const loaded: Partial<Definitions> = {}
const loading = new Map<boolean, Promise<void>>()

/** Steps 4 to 7 are a second chunk, because a route's size is limited (quality.md, "Speed and cost"). */
function isLater(step: StepNumber): boolean {
  return step > 3
}

const loadLater = keptPart(() => import('../steps-last/steps-4-7.ts'))
const loadFirst = keptPart(() => import('../steps-first/steps-1-3.ts'))

async function fetchSteps(load: Load<{ steps: Partial<Definitions> }>): Promise<void> {
  const { steps } = await load()
  Object.assign(loaded, steps)
}

/**
 * Time in ms that a failed load stays cached. A waiting render then reports the failure instead of retrying forever.
 */
const FAILED_MS = 1000

/**
 * Loads the chunk of a step.
 * @param isAsked false for a prefetch
 * @throws when the chunk cannot be loaded; a call after one second retries
 */
export function loadStep(step: StepNumber, isAsked = true): Promise<void> {
  const half = isLater(step)
  const known = loading.get(half)
  if (known) return known
  const load = half ? loadLater : loadFirst
  const fresh: Promise<void> & { status?: string } = fetchSteps(
    isAsked ? () => loadOrReload<{ steps: Partial<Definitions> }>(load) : load,
  )
  loading.set(half, fresh)
  fresh.then(
    // React's `use` reads this status: a loaded chunk does not suspend.
    () => Object.assign(fresh, { status: 'fulfilled' }),
    () => setTimeout(() => loading.delete(half), FAILED_MS),
  )
  return fresh
}

const choice = lazyPart(() => import('../frame/choice-screen.tsx'))

export function preloadSteps(): void {
  // The step itself reports the failure when it opens.
  for (const step of [1, 4] as const) void loadStep(step, false).catch(() => undefined)
  void preloadPart(choice)
}

/**
 * Suspends until the steps are loaded. Always calls `use`, because React repeats an interrupted render with
 * the same calls.
 */
export function useLoadedSteps(...wanted: readonly StepNumber[]): void {
  for (const step of wanted) use(loadStep(step))
}

/** @throws when `useLoadedSteps` has not loaded the step */
export function stepDefinition(step: StepNumber): AnyStep {
  const definition = loaded[step]
  if (!definition) throw new Error(`step ${step} is not loaded`)
  return definition as unknown as AnyStep
}

/** Parses '3'; null for other text. */
export function stepOfText(text: string | undefined): StepNumber | null {
  return stepNumbers.find((step) => String(step) === text) ?? null
}

export function shownSections(
  definition: AnyStep,
  values: FieldValues,
  context: SectionProps<StepNumber>['context'],
): AnySection[] {
  return definition.sections.filter((section) => section.isShown?.(values, context) ?? true)
}

export function sectionOfField(sections: readonly AnySection[], field: string): number {
  const first = field.split('.')[0] ?? field
  return Math.max(
    0,
    sections.findIndex((section) => section.fields.includes(first) || section.fields.includes(field)),
  )
}
