import { jobOf } from '#domain/request-forms.ts'
import { sendApplication } from './job-application.ts'
import type { QueuedOperation } from './queued-operation.ts'

/** Repeated until it succeeds: a person has one application per vacancy, even if it arrives twice. */
export const queuedApplications: readonly QueuedOperation[] = [
  { operation: sendApplication, opens: (form) => `/Vacantes/${jobOf(form) ?? ''}` },
]
