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

/** On a host that knows no ids a second one would be refused, and the person told that nothing was registered. */
const hasArrived = (proyecto: number) =>
  probe({ ask: readPollState, with: { proyecto }, isThere: (answer) => saysAnswered(answer.status) })

/** Each in a form of its own; sent again under its id as often as it takes. */
export const queuedPolls: readonly QueuedOperation[] = [
  { operation: sendBenefits, opens, probe: hasArrived(BENEFITS_PROJECT) },
  { operation: sendRoutes, opens, probe: hasArrived(ROUTES_PROJECT) },
  { operation: sendPoll, opens },
]
