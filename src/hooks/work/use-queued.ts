import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { listUnconfirmed, type UnconfirmedStep } from '#core/outbox/unconfirmed-steps.ts'
import { useWork } from './use-work.ts'

const NONE: readonly Queued[] = []

/** Returns the person's waiting requests in the order of listQueued; null until they are read. */
export function useQueued(): readonly Queued[] | null {
  return useWork<readonly Queued[]>(listQueued, '', NONE)
}

const NOTHING: readonly UnconfirmedStep[] = []

/** Returns the person's unconfirmed steps, oldest first; null until they are read. */
export function useUnconfirmedSteps(): readonly UnconfirmedStep[] | null {
  return useWork<readonly UnconfirmedStep[]>(listUnconfirmed, '', NOTHING)
}
