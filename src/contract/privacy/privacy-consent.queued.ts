import { acceptPrivacyNotice } from './privacy-consent.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** Consents are resent until they succeed; the server returns an existing consent unchanged. */
export const queued: readonly QueuedOperation[] = [
  { operation: acceptPrivacyNotice, opens: () => '/MisDatos', kind: 'consent' },
]
