import { listQueued, type Queued } from '#core/outbox/queued.ts'
import { useWork } from './use-work.ts'

const NONE: readonly Queued[] = []

/** What waits of the person who is here, oldest first; null until it was looked up. */
export function useQueued(): readonly Queued[] | null {
  return useWork<readonly Queued[]>(listQueued, '', NONE)
}
