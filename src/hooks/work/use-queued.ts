import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { listTyped, type Typed } from '#core/outbox/typed.ts'
import { useWork } from './use-work.ts'

const NONE: readonly Queued[] = []

/** Returns the person's waiting requests, oldest first; null until they are read. */
export function useQueued(): readonly Queued[] | null {
  return useWork<readonly Queued[]>(listQueued, '', NONE)
}

const NOTHING: readonly Typed[] = []

/** Returns the person's unconfirmed steps, oldest first; null until they are read. */
export function useTyped(): readonly Typed[] | null {
  return useWork<readonly Typed[]>(listTyped, '', NOTHING)
}
