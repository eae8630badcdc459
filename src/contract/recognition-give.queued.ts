import type { QueuedOperation } from './queued-operation.ts'
import { recognise } from './recognition-give.ts'

/** Sent again under its id as often as it takes: the server gives it once. */
export const queuedRecognition: readonly QueuedOperation[] = [
  { operation: recognise, opens: () => '/Reconocer' },
]
