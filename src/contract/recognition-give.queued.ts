import type { QueuedOperation } from './queued-operation.ts'
import { recognise } from './recognition-give.ts'

/** Repeated with the same id until it succeeds: the server gives it once. */
export const queuedRecognition: readonly QueuedOperation[] = [
  { operation: recognise, opens: () => '/Reconocer' },
]
