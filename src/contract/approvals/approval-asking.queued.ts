import { askApproval } from './approval-asking.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** Requests for authorization are resent until they succeed. */
export const queued: readonly QueuedOperation[] = [{ operation: askApproval, opens: () => '/Solicitudes' }]
