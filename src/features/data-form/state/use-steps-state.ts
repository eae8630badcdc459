import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import type { DraftState } from '#hooks/work/use-draft.ts'
import { useDraftStates } from '#models/data-form/use-draft-states.ts'
import { FORM } from './step-props.ts'
import type { Registration } from './use-registration.ts'
import type { SavedSteps } from './use-saved-steps.ts'

export interface StepStatus {
  step: StepNumber
  state: DraftState
  /** Server time in ms, or null. */
  at: number | null
}

/**
 * Prefers this device's state, unless the server's version is newer than a synced one. The server has every step
 * before the expected one.
 * @returns null until the device store has been read
 */
export function useStepsState(registration: Registration, saved: SavedSteps): StepStatus[] | null {
  const states = useDraftStates(FORM)
  if (!states) return null
  return stepNumbers.map((step) => {
    const here = states.get(String(step))
    const there = saved.steps.get(step)
    if (here && !(there && here.state === 'synced' && there.at > here.at)) return { step, ...here }
    const isSaved =
      there !== undefined || step < registration.serverStep || registration.isRegistered === true
    return { step, state: isSaved ? 'synced' : 'none', at: there?.at ?? null }
  })
}

export function isConfirmed({ state }: StepStatus): boolean {
  return state === 'queued' || state === 'synced'
}
