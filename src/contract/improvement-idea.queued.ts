import { registerImprovement } from './improvement-idea.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Sent again as often as it takes: the server's receipt answers what has arrived before. */
export const queuedImprovements: readonly QueuedOperation[] = [
  { operation: registerImprovement, opens: () => '/MiEmpresa/SGI/SeguimientoMejora' },
]
