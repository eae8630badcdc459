import type { FieldValues } from 'react-hook-form'
import { checkStep } from '#domain/data-form/data-form.ts'
import type { StepContext, StepNumber } from '#domain/data-form/data-form-rules.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { type LastStep, lastStepOf } from '../state/last-step.ts'
import { type StepPlace, stepPath } from '../state/step-path.ts'
import { type Facts, FORM, type FormLists } from '../state/step-props.ts'
import { sectionOfField, shownSections, stepDefinition, useLoadedSteps } from '../state/steps.ts'
import { useFormLists } from '../state/use-form-lists.ts'
import { useRegistration } from '../state/use-registration.ts'
import { type SavedStep, useSavedSteps } from '../state/use-saved-steps.ts'
import { useStepContext } from '../state/use-step-context.ts'
import { stepStart } from '../state/use-step-start.ts'
import { isConfirmed, type StepStatus, useStepsState } from '../state/use-steps-state.ts'

export interface Review {
  /** True when the server reports a finished registration (FORM-14). */
  isRegistered: boolean
  entries: {
    step: StepNumber
    values: FieldValues | null
    base: readonly string[]
    status: StepStatus
    saved: SavedStep | null
  }[]
  doubts: { path: string; label: string; text: string }[]
  /** Steps that would make the server refuse the last save. */
  missing: StepNumber[]
  lists: FormLists
  context: StepContext
}

/**
 * Collects all answers for the review. Returns null until the device store has been read. If the store is empty, also
 * waits for the server.
 * @param place decides which page follows a step that was opened from this review
 */
export function useReview(place: StepPlace = { isReview: true }): Review | null {
  useLoadedSteps(1, 4)
  const registration = useRegistration()
  const saved = useSavedSteps(registration.isRegistered === true || registration.serverStep > 1)
  const lists = useFormLists()
  const context = useStepContext(registration, saved, lists)
  const states = useStepsState(registration, saved)
  const drafts = useDrafts()
  const held = lastStepOf(useProfile().user.Id_Usuario)
  if (!states || !context.isReady || drafts.some(({ isReady }) => !isReady)) return null
  // Without stored answers, only the server knows whether the registration is finished.
  if (registration.isLoading && states.every(({ state }) => state === 'none')) return null
  const entries = states.map((status, index) => {
    const draft = drafts[index]
    const there = saved.steps.get(status.step) ?? null
    const known = draft && (draft.values || there)
    const start = known ? stepStart(stepDefinition(status.step), draft, there, context.value) : null
    // A browser that stores nothing must also adapt the family rows to the marital status (FORM7-02, FORM7-03).
    const inMemory = status.step === 7 && held ? adaptLast(held, context.value) : null
    const { values = null, base = [] } = start ?? inMemory ?? {}
    return { step: status.step, values, base, status, saved: there }
  })
  const missing = entries.flatMap(({ step, values, status }) => {
    const isDone =
      step === 7 ? values !== null && checkStep(7, values, context.value).ok : isConfirmed(status)
    return isDone ? [] : [step]
  })
  const doubts = entries.flatMap(({ step, values }) =>
    values === null ? [] : doubtsOf(step, values, context.value, context.facts, place),
  )
  const isRegistered = registration.isRegistered === true
  return { isRegistered, entries, doubts, missing, lists, context: context.value }
}

function doubtsOf(
  step: StepNumber,
  values: FieldValues,
  context: StepContext,
  facts: Facts,
  place: StepPlace,
): Review['doubts'] {
  const definition = stepDefinition(step)
  const sections = shownSections(definition, values, context)
  return (definition.doubts?.(values, facts) ?? []).map(({ field, text }) => ({
    path: stepPath(step, { ...place, part: sectionOfField(sections, field) }),
    label: definition.labelOf(field, values),
    text,
  }))
}

function adaptLast(held: LastStep, context: StepContext): LastStep {
  return { ...held, values: stepDefinition(7).adapt?.(held.values, context) ?? held.values }
}

function useDrafts(): DraftHandle<FieldValues>[] {
  return [
    useDraft<FieldValues>(FORM, '1'),
    useDraft<FieldValues>(FORM, '2'),
    useDraft<FieldValues>(FORM, '3'),
    useDraft<FieldValues>(FORM, '4'),
    useDraft<FieldValues>(FORM, '5'),
    useDraft<FieldValues>(FORM, '6'),
    useDraft<FieldValues>(FORM, '7'),
  ]
}
