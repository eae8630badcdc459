import { registerImprovement } from './improvement-idea.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** Ideas are resent until they succeed; the server's receipt recognizes repetitions. */
export const queued: readonly QueuedOperation[] = [
  { operation: registerImprovement, opens: () => '/MiEmpresa/SGI/SeguimientoMejora' },
]
