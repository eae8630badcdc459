import { acceptPrivacyNotice } from './privacy-consent.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Sent again as often as it takes: what was accepted before is answered as it stands. */
export const queuedConsent: readonly QueuedOperation[] = [
  { operation: acceptPrivacyNotice, opens: () => '/MisDatos' },
]
