import { acceptPrivacyNotice } from './privacy-consent.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Repeated until it succeeds: an existing consent is returned unchanged. */
export const queuedConsent: readonly QueuedOperation[] = [
  { operation: acceptPrivacyNotice, opens: () => '/MisDatos' },
]
