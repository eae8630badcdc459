import type { QueuedOperation } from '../protocol/queued-operation.ts'
import { recognise } from './recognition-give.ts'

/** A recognition is resent with the same id until it succeeds; the server records it once. */
export const queued: readonly QueuedOperation[] = [
  { operation: recognise, opens: () => '/Reconocer', kind: 'recognition' },
]
