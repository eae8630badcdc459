import { jobOf } from '#domain/request-forms.ts'
import { sendApplication } from './job-application.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Sent again as often as it takes: of one vacancy a person has one application, whatever arrives twice. */
export const queuedApplications: readonly QueuedOperation[] = [
  { operation: sendApplication, opens: (form) => `/Vacantes/${jobOf(form) ?? ''}` },
]
