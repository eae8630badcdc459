import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { listTyped, type Typed } from '#core/outbox/typed.ts'
import { useWork } from './use-work.ts'

const NONE: readonly Queued[] = []

/** What waits to be sent for the present person, oldest first; null until it was read. */
export function useQueued(): readonly Queued[] | null {
  return useWork<readonly Queued[]>(listQueued, '', NONE)
}

const NOTHING: readonly Typed[] = []

/** What the present person has typed and not confirmed, oldest first; null until it was read. */
export function useTyped(): readonly Typed[] | null {
  return useWork<readonly Typed[]>(listTyped, '', NOTHING)
}
