import { pollPlaceOf } from '#domain/request-forms.ts'
import {
  BENEFITS_PROJECT,
  readPollState,
  ROUTES_PROJECT,
  saysAnswered,
  sendBenefits,
  sendPoll,
  sendRoutes,
} from './poll-answers.ts'
import { probe, type QueuedOperation } from './queued-operation.ts'

const opens = (form: string) => `/Encuestas/${pollPlaceOf(form) ?? ''}`

/**
 * Probe for a host without operation ids, which would refuse a repetition although the first one was
 * registered.
 */
const hasArrived = (proyecto: number) =>
  probe({ ask: readPollState, with: { proyecto }, isThere: (answer) => saysAnswered(answer.status) })

/** One form each; repeated with the same id until it succeeds. */
export const queuedPolls: readonly QueuedOperation[] = [
  { operation: sendBenefits, opens, probe: hasArrived(BENEFITS_PROJECT) },
  { operation: sendRoutes, opens, probe: hasArrived(ROUTES_PROJECT) },
  { operation: sendPoll, opens },
]
