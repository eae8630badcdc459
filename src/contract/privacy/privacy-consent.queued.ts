import { acceptPrivacyNotice, decideHealthConsent } from './privacy-consent.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/** Consents are resent until they succeed. A repeated consent to a notice changes nothing. */
export const queued: readonly QueuedOperation[] = [
  { operation: acceptPrivacyNotice, opens: () => '/MisDatos', kind: 'consent' },
  { operation: decideHealthConsent, opens: () => '/MisDatos', kind: 'consent' },
]
