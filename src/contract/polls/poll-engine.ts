import { type ListedQuestion, benefitsPoll } from '#domain/polls/benefits.ts'
import type { Poll } from '#domain/polls/poll.ts'
import { routesPoll } from '#domain/polls/routes.ts'
import { pollOf, type WireQuestion } from './poll-definition.ts'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from './poll-answers.ts'

export function toListedQuestions(questions: readonly WireQuestion[]): ListedQuestion[] {
  return questions.map(({ id, pregunta, opciones }) => ({
    id,
    pregunta,
    respuestas: opciones.map((each) => ({ id: each.id, respuesta: each.texto })),
  }))
}

/**
 * Returns a poll for the engine. The rules of the benefits and routes polls are in code.
 * @param project 0 for a poll of human resources
 */
export function enginePoll(project: number, questions: readonly WireQuestion[]): Poll {
  if (project === BENEFITS_PROJECT) return benefitsPoll(toListedQuestions(questions))
  if (project !== ROUTES_PROJECT) return pollOf(questions)
  // RUTA-03: the second question from the desk already contains the routes.
  const routes = questions[1]?.opciones ?? []
  return routesPoll(
    toListedQuestions(questions),
    routes.map(({ id, texto }) => ({ id, DescRuta: texto })),
  )
}
