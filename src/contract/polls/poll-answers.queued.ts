import { pollPlaceOf } from '#domain/requests/request-forms.ts'
import {
  BENEFITS_PROJECT,
  readPollState,
  ROUTES_PROJECT,
  isAnsweredStatus,
  sendBenefits,
  sendPoll,
  sendRoutes,
} from './poll-answers.ts'
import { probe, type QueuedOperation } from '../protocol/queued-operation.ts'

const place: Pick<QueuedOperation, 'opens' | 'list' | 'kind'> = {
  opens: (form) => `/Encuestas/${pollPlaceOf(form) ?? ''}`,
  list: '/Encuestas',
  kind: 'poll',
}

/** Checks whether answers arrived at a host without operation ids, which would refuse a repetition. */
const hasArrived = (proyecto: number) =>
  probe({ ask: readPollState, with: { proyecto }, isThere: (answer) => isAnsweredStatus(answer.status) })

/** Answers to polls. A retry keeps its operation id, so the server stores each answer once. */
export const queued: readonly QueuedOperation[] = [
  { operation: sendBenefits, ...place, probe: hasArrived(BENEFITS_PROJECT) },
  { operation: sendRoutes, ...place, probe: hasArrived(ROUTES_PROJECT) },
  { operation: sendPoll, ...place },
]
