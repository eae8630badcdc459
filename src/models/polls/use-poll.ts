import { BENEFITS_PROJECT, ROUTES_PROJECT } from '#contract/polls/poll-answers.ts'
import { listPollQuestions, listRoutes, readPoll } from '#contract/polls/polls.ts'
import { pollOf } from '#contract/polls/poll-definition.ts'
import type { Failure } from '#core/transport/failure.ts'
import { benefitsPoll } from '#domain/polls/benefits.ts'
import type { Poll } from '#domain/polls/poll.ts'
import { routesPoll } from '#domain/polls/routes.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import type { PollPlace } from './places.ts'

export interface LoadedPoll {
  /** '' for the benefits and routes polls, which have titles of the portal. */
  title: string
  intro: string
  /** Null until loaded. */
  poll: Poll | null
  /** Edition of the benefits or routes poll; '' for other polls, and when the host does not send it. */
  folio: string
  /** True when the benefits or routes poll has closed: the server has no questions for the person. */
  isOver: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

export function usePoll(place: PollPlace): LoadedPoll {
  const isBenefits = place === 'beneficios'
  const isRoutes = place === 'rutas'
  const proyecto = isBenefits ? BENEFITS_PROJECT : ROUTES_PROJECT
  const specQuestions = useOperation(listPollQuestions, { proyecto }, { enabled: isBenefits || isRoutes })
  const routes = useOperation(listRoutes, {}, { enabled: isRoutes })
  const ownPoll = useOperation(readPoll, { id: Number(place) || 0 }, { enabled: !isBenefits && !isRoutes })
  const answers = isBenefits ? [specQuestions] : isRoutes ? [specQuestions, routes] : [ownPoll]
  return {
    title: ownPoll.data?.titulo ?? '',
    intro: ownPoll.data?.intro ?? '',
    poll: pollFrom(),
    folio: specQuestions.data?.folio ?? '',
    isOver: (isBenefits || isRoutes) && specQuestions.data?.status === 'VACIO',
    failure: answers.map(({ failure }) => failure).find((failure) => failure !== null) ?? null,
    refresh: async () => {
      await Promise.all(answers.map(({ refresh }) => refresh()))
    },
  }

  function pollFrom(): Poll | null {
    if (isBenefits) return specQuestions.data && benefitsPoll(specQuestions.data.preguntas)
    if (isRoutes)
      return specQuestions.data && routes.data && routesPoll(specQuestions.data.preguntas, routes.data.rutas)
    return ownPoll.data && pollOf(ownPoll.data.preguntas)
  }
}
