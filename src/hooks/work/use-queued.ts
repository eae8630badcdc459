import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { useWork } from './use-work.ts'

const NONE: readonly Queued[] = []

/** What waits to be sent for the present person, oldest first; null until it was read. */
export function useQueued(): readonly Queued[] | null {
  return useWork<readonly Queued[]>(listQueued, '', NONE)
}
