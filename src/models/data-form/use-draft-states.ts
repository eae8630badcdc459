import { readDraftStates } from '#core/outbox/drafts.ts'
import type { DraftState } from '#hooks/work/use-draft.ts'
import { useWork } from '#hooks/work/use-work.ts'

export interface StepState {
  state: Exclude<DraftState, 'none'>
  /** Server time, ms. */
  at: number
}

const NO_STATES: ReadonlyMap<string, StepState> = new Map()

/** Returns the states of a form's drafts; null until they are read. */
export function useDraftStates(form: string): ReadonlyMap<string, StepState> | null {
  return useWork<ReadonlyMap<string, StepState>>(readDraftStates, form, NO_STATES)
}
