import { type Asked, benefitsPoll } from '#domain/polls/benefits.ts'
import type { Poll } from '#domain/polls/poll.ts'
import { routesPoll } from '#domain/polls/routes.ts'
import { pollOf, type WireQuestion } from './poll-definition.ts'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from './poll-answers.ts'

/** As BEN-09 has them. */
export function askedOf(questions: readonly WireQuestion[]): Asked[] {
  return questions.map(({ id, pregunta, opciones }) => ({
    id,
    pregunta,
    respuestas: opciones.map((each) => ({ id: each.id, respuesta: each.texto })),
  }))
}

/**
 * What the engine reads, whoever made it: rules of the spec's two are no part of what their questions say.
 * @param project 0 for one of human resources
 */
export function enginePoll(project: number, questions: readonly WireQuestion[]): Poll {
  if (project === BENEFITS_PROJECT) return benefitsPoll(askedOf(questions))
  if (project !== ROUTES_PROJECT) return pollOf(questions)
  // RUTA-03: at the desk the second question has its routes already.
  const routes = questions[1]?.opciones ?? []
  return routesPoll(
    askedOf(questions),
    routes.map(({ id, texto }) => ({ id, DescRuta: texto })),
  )
}
