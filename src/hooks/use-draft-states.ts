import { useEffect, useState } from 'react'
import { readDraftStates } from '#core/drafts.ts'
import { onStoreChange } from '#core/open-store.ts'
import { onWorkChange } from '#core/work-changes.ts'
import type { DraftState } from './use-draft.ts'

export interface StepState {
  state: Exclude<DraftState, 'none'>
  /** Server time, ms. */
  at: number
}

/** State of each step of a form that something was typed into; null until it was looked up. */
export function useDraftStates(form: string): ReadonlyMap<string, StepState> | null {
  const [states, setStates] = useState<ReadonlyMap<string, StepState> | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      // A store that is closed: whoever opens one is looked up anew.
      const found = await readDraftStates(form).catch(() => new Map<string, StepState>())
      if (isCurrent) setStates(found)
    }
    void look()
    const stops = [onWorkChange(() => void look()), onStoreChange(() => void look())]
    return () => {
      isCurrent = false
      for (const stop of stops) stop()
    }
  }, [form])
  return states
}
