import { askPrivacyRight } from './privacy-right-ask.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** The server keeps a receipt of each operation id, so a repeated request is recorded once. */
export const queued: readonly QueuedOperation[] = [{ operation: askPrivacyRight, opens: () => '/MisDatos' }]
