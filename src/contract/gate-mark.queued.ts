import { markAtGate } from './gate-mark.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Repeated until it succeeds: an existing mark is returned unchanged. */
export const queuedGate: readonly QueuedOperation[] = [
  { operation: markAtGate, opens: () => '/SeguridadPatrimonial/AdmonVisitas' },
]
