import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import {
  BENEFITS_PROJECT,
  ROUTES_PROJECT,
  sendBenefits,
  sendPoll,
  sendRoutes,
} from '#contract/polls/poll-answers.ts'
import { benefitsBody } from '#domain/polls/benefits.ts'
import { sentAnswers } from '#domain/polls/sent-answers.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { routesBody } from '#domain/polls/routes.ts'
import type { PollPlace } from './places.ts'

interface Sent {
  operation: AnyOperation
  input: RequestOf<AnyOperation>
}

function sent<Op extends AnyOperation>(operation: Op, input: RequestOf<Op>): Sent {
  return { operation, input }
}

export function entryOf(place: PollPlace, poll: Poll, answers: Answers, folio = ''): Sent {
  const named = folio === '' ? {} : { encuesta: Number(folio) }
  if (place === 'beneficios') {
    return sent(sendBenefits, { proyecto: BENEFITS_PROJECT, ...named, ...benefitsBody(poll, answers) })
  }
  if (place === 'rutas') {
    const respuestas = routesBody(poll, answers)
    return sent(sendRoutes, { proyecto: ROUTES_PROJECT, ...named, respuestas })
  }
  const respuestas = sentAnswers(poll, answers).map(({ question, options, text }) => ({
    pregunta: question,
    opciones: options,
    texto: text,
  }))
  return sent(sendPoll, { id: Number(place), respuestas })
}
