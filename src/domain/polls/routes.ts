import { type ListedQuestion, requiredChoice } from './benefits.ts'
import { type SentAnswer, sentAnswers } from './sent-answers.ts'
import type { Answers, Poll } from './poll.ts'

/** Option of the first question that ends the poll (RUTA-04). */
export const NO_ROUTE = 54

/**
 * Builds the transport-routes poll (spec 001 §4, §5; BR-12). Any first answer except NO_ROUTE leads to all three
 * questions.
 */
export function routesPoll(
  listed: readonly ListedQuestion[],
  routes: readonly { id: number; DescRuta: string }[],
): Poll {
  const [first, second, ...others] = listed
  if (!first) return { questions: [] }
  const anyOf = first.respuestas.map(({ id }) => id).filter((id) => id !== NO_ROUTE)
  const shownWhen = { question: first.id, anyOf }
  const options = routes.map(({ id, DescRuta }) => ({ id, text: DescRuta }))
  return {
    questions: [
      requiredChoice(first),
      ...(second ? [{ ...requiredChoice(second), options, shownWhen }] : []),
      ...others.map((each) => ({ ...requiredChoice(each), shownWhen })),
    ],
  }
}

/** Builds the `respuestas` of BEN-13 (RUTA-09); NO_ROUTE, if chosen, is the only answer. */
export function routesBody(poll: Poll, answers: Answers): { id: number; respuesta: number }[] {
  return sentAnswers(poll, answers).flatMap(({ question, options: [respuesta] }) =>
    respuesta === undefined ? [] : [{ id: question, respuesta }],
  )
}

export function parseRoutes(body: readonly { id: number; respuesta: number }[]): SentAnswer[] {
  return body.map(({ id, respuesta }) => ({ question: id, options: [respuesta], text: '' }))
}
