import { askApproval } from './approval-asking.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** Requests for authorization, repeated until they succeed: the server's receipt recognizes repetitions. */
export const queued: readonly QueuedOperation[] = [{ operation: askApproval, opens: () => '/Solicitudes' }]
