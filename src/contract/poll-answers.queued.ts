import { pollPlaceOf } from '#domain/request-forms.ts'
import { sendBenefits, sendPoll, sendRoutes } from './poll-answers.ts'
import type { QueuedOperation } from './queued-operation.ts'

const opens = (form: string) => `/Encuestas/${pollPlaceOf(form) ?? ''}`

/** Each in a form of its own; sent again under its id as often as it takes. */
export const queuedPolls: readonly QueuedOperation[] = [
  { operation: sendBenefits, opens },
  { operation: sendRoutes, opens },
  { operation: sendPoll, opens },
]
