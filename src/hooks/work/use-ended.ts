import { useEffect, useRef } from 'react'
import type { DraftState } from './use-draft.ts'

/** Calls `onEnd` with the next state of a queued request. */
export function useEnded(state: DraftState, onEnd: (end: DraftState) => void): void {
  const before = useRef(state)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    const hasWaited = before.current === 'queued'
    before.current = state
    if (hasWaited && state !== 'queued') latest.current(state)
  }, [state])
}
