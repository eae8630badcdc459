import { checkRegistration } from '#contract/documents/documents.ts'
import { DATA_FORM, type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useDraftStates } from './use-draft-states.ts'

export interface FormProgress {
  /** True when the server has the whole form; null while unknown. */
  isRegistered: boolean | null
  isBegun: boolean
  /** First step to fill in; null when all seven steps are confirmed. */
  step: StepNumber | null
  waiting: number
  isLoading: boolean
}

export function useFormProgress(enabled = true): FormProgress {
  const { data, at, isLoading } = useOperation(checkRegistration, {}, { enabled })
  const states = useDraftStates(DATA_FORM)
  const serverStep = stepNumbers[Math.min(7, data?.bandera ?? 1) - 1] ?? 1
  const here = [...(states?.values() ?? [])]
  const waiting = here.filter(({ state }) => state === 'queued').length
  const isOpen = (step: StepNumber) => {
    const state = states?.get(String(step))?.state
    return state === undefined ? step >= serverStep : state !== 'queued' && state !== 'synced'
  }
  const open = stepNumbers.find(isOpen) ?? null
  // A response after the last delivery contains the step that the server expects (FORM-12).
  const isAnswered = waiting === 0 && here.every((step) => step.at < (at ?? 0))
  return {
    isRegistered: data === null ? null : data.status === 'OK',
    isBegun: serverStep > 1 || here.length > 0,
    step: open ?? (isAnswered ? serverStep : null),
    waiting,
    isLoading: isLoading || states === null,
  }
}
