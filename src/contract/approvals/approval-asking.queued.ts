import { askApproval } from './approval-asking.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/**
 * Requests for authorization are resent until they succeed. The server keeps a receipt of each operation id, so
 * a repeated request is recorded once.
 */
export const queued: readonly QueuedOperation[] = [{ operation: askApproval, opens: () => '/Solicitudes' }]
