import { registerImprovement } from './improvement-idea.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/**
 * Ideas are resent until they succeed. The server keeps a receipt of each operation id, so a repeated idea is
 * recorded once.
 */
export const queued: readonly QueuedOperation[] = [
  { operation: registerImprovement, opens: () => '/MiEmpresa/SGI/SeguimientoMejora' },
]
