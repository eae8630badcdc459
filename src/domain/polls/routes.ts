import { type Asked, plain } from './benefits.ts'
import { type Given, givenOf } from './given.ts'
import type { Answers, Poll } from './poll.ts'

/** To the first question: nothing else is asked (RUTA-04). */
export const NO_ROUTE = 54

/** The transport-routes poll (spec 001 §4, §5; BR-12): any other first answer than NO_ROUTE asks all three. */
export function routesPoll(
  asked: readonly Asked[],
  routes: readonly { id: number; DescRuta: string }[],
): Poll {
  const [first, second, ...others] = asked
  if (!first) return { questions: [] }
  const anyOf = first.respuestas.map(({ id }) => id).filter((id) => id !== NO_ROUTE)
  const shownWhen = { question: first.id, anyOf }
  const options = routes.map(({ id, DescRuta }) => ({ id, text: DescRuta }))
  return {
    questions: [
      plain(first),
      // RUTA-03: which routes there are is a list of its own.
      ...(second ? [{ ...plain(second), options, shownWhen }] : []),
      ...others.map((each) => ({ ...plain(each), shownWhen })),
    ],
  }
}

/** The `respuestas` of BEN-13 (RUTA-09): after NO_ROUTE that one alone. */
export function routesBody(poll: Poll, answers: Answers): { id: number; respuesta: number }[] {
  return givenOf(poll, answers).flatMap(({ question, options: [respuesta] }) =>
    respuesta === undefined ? [] : [{ id: question, respuesta }],
  )
}

/** The same, read back. */
export function routesGiven(body: readonly { id: number; respuesta: number }[]): Given[] {
  return body.map(({ id, respuesta }) => ({ question: id, options: [respuesta], text: '' }))
}
