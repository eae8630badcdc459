import { useEffect, useState } from 'react'
import { readDraftStates } from '#core/outbox/drafts.ts'
import type { DraftState } from '#hooks/work/use-draft.ts'
import { watchWork } from '#hooks/work/watch-work.ts'

export interface StepState {
  state: Exclude<DraftState, 'none'>
  /** Server time, ms. */
  at: number
}

const NO_STATES: ReadonlyMap<string, StepState> = new Map()

/** State of each step of a form that something was typed into; null until it was looked up. */
export function useDraftStates(form: string): ReadonlyMap<string, StepState> | null {
  const [states, setStates] = useState<ReadonlyMap<string, StepState> | null>(null)
  useEffect(
    () => watchWork<ReadonlyMap<string, StepState>>(() => readDraftStates(form), NO_STATES, setStates),
    [form],
  )
  return states
}
