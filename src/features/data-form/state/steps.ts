import { type ComponentType, use } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { keptPart, lazyPart, type Load, preloadPart, loadOrReload } from '#parts/lazy-part.ts'
import type { Doubt, Facts, Section, SectionProps, StepDefinition } from './step-props.ts'

/** Section of a step whose number is known only at run time, so its values are untyped. */
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

/** Each entry is type-checked against its own step here; AnyStep only drops the step number. */
const loaded: Partial<Definitions> = {}
const loading = new Map<boolean, Promise<void>>()

/**
 * Splits the steps in two chunks: a person needs more than a minute to reach step 4 (quality.md,
 * routes).
 */
function isLater(step: StepNumber): boolean {
  return step > 3
}

const loadLater = keptPart(() => import('../steps/steps-4-7.ts'))
const loadFirst = keptPart(() => import('../steps/steps-1-3.ts'))

async function fetchSteps(load: Load<{ steps: Partial<Definitions> }>): Promise<void> {
  const { steps } = await load()
  Object.assign(loaded, steps)
}

/**
 * Time in ms that a failed load stays cached, so that a waiting render reports it instead of retrying forever.
 */
const FAILED_MS = 1000

/**
 * Loads the chunk that contains the step.
 * @param isAsked false for a prefetch without a waiting caller
 * @throws when the chunk can't be loaded; a call after one second retries
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
    // Sets the status that React's `use` reads, so that a loaded chunk does not suspend.
    () => Object.assign(fresh, { status: 'fulfilled' }),
    () => setTimeout(() => loading.delete(half), FAILED_MS),
  )
  return fresh
}

const choice = lazyPart(() => import('../frame/choice-screen.tsx'))

/** Prefetches both chunks and the choice screen, so that they open at once and offline. */
export function preloadSteps(): void {
  // A failure appears when the step is opened.
  for (const step of [1, 4] as const) void loadStep(step, false).catch(() => undefined)
  void preloadPart(choice)
}

/**
 * Suspends until the given steps are loaded. It always calls `use`: React replays an interrupted render and
 * needs the same calls.
 */
export function useLoadedSteps(...wanted: readonly StepNumber[]): void {
  for (const step of wanted) use(loadStep(step))
}

/** @throws for a step that `useLoadedSteps` has not loaded */
export function stepDefinition(step: StepNumber): AnyStep {
  const definition = loaded[step]
  if (!definition) throw new Error(`step ${step} is not loaded`)
  return definition as unknown as AnyStep
}

/** Parses '3' as step 3; returns null for other text. */
export function stepOfText(text: string | undefined): StepNumber | null {
  return stepNumbers.find((step) => String(step) === text) ?? null
}

/** Returns the sections to show for these answers. */
export function shownSections(
  definition: AnyStep,
  values: FieldValues,
  context: SectionProps<StepNumber>['context'],
): AnySection[] {
  return definition.sections.filter((section) => section.isShown?.(values, context) ?? true)
}

/** Returns the index of the section with a field; 0 when none has it. */
export function sectionOfField(sections: readonly AnySection[], field: string): number {
  const first = field.split('.')[0] ?? field
  return Math.max(
    0,
    sections.findIndex((section) => section.fields.includes(first) || section.fields.includes(field)),
  )
}
