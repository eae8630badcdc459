import { markAtGate } from './gate-mark.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Sent again as often as it takes: what was marked before is answered as it stands. */
export const queuedGate: readonly QueuedOperation[] = [
  { operation: markAtGate, opens: () => '/SeguridadPatrimonial/AdmonVisitas' },
]
