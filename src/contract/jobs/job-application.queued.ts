import { jobOf } from '#domain/requests/request-forms.ts'
import { sendApplication } from './job-application.ts'
import type { QueuedOperation } from '../protocol/queued-operation.ts'

/**
 * Applications are resent until they succeed. A person has at most one open application per vacancy, so a request that
 * arrives twice is stored once.
 */
export const queued: readonly QueuedOperation[] = [
  {
    operation: sendApplication,
    opens: (form) => `/Vacantes/${jobOf(form) ?? ''}`,
    list: '/Vacantes',
    kind: 'application',
  },
]
