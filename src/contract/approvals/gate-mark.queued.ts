import { markAtGate } from './gate-mark.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** Marks are resent until they succeed; the server returns an existing mark unchanged. */
export const queued: readonly QueuedOperation[] = [
  { operation: markAtGate, opens: () => '/SeguridadPatrimonial/AdmonVisitas', kind: 'gateMark' },
]
