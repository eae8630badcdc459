import { registerImprovement } from './improvement-idea.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Repeated until it succeeds: the server's receipt recognizes repetitions. */
export const queuedImprovements: readonly QueuedOperation[] = [
  { operation: registerImprovement, opens: () => '/MiEmpresa/SGI/SeguimientoMejora' },
]
