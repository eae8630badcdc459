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
  /** '' for the benefits and routes polls: the portal's texts contain their titles. */
  title: string
  intro: string
  poll: Poll | null
  /** Edition of the benefits or routes poll; '' for every other poll, and when the host does not send it. */
  folio: string
  /** True when the poll has closed: the server has no questions for the person any more. */
  isOver: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

/** Returns the questions of one poll, from the device or from the server. */
export function usePoll(place: PollPlace): LoadedPoll {
  const isBenefits = place === 'beneficios'
  const isRoutes = place === 'rutas'
  const proyecto = isBenefits ? BENEFITS_PROJECT : ROUTES_PROJECT
  const asked = useOperation(listPollQuestions, { proyecto }, { enabled: isBenefits || isRoutes })
  const routes = useOperation(listRoutes, {}, { enabled: isRoutes })
  const own = useOperation(readPoll, { id: Number(place) || 0 }, { enabled: !isBenefits && !isRoutes })
  const answers = isBenefits ? [asked] : isRoutes ? [asked, routes] : [own]
  return {
    title: own.data?.titulo ?? '',
    intro: own.data?.intro ?? '',
    poll: pollFrom(),
    folio: asked.data?.folio ?? '',
    isOver: (isBenefits || isRoutes) && asked.data?.status === 'VACIO',
    failure: answers.map(({ failure }) => failure).find((failure) => failure !== null) ?? null,
    refresh: async () => {
      await Promise.all(answers.map(({ refresh }) => refresh()))
    },
  }

  function pollFrom(): Poll | null {
    if (isBenefits) return asked.data && benefitsPoll(asked.data.preguntas)
    if (isRoutes) return asked.data && routes.data && routesPoll(asked.data.preguntas, routes.data.rutas)
    return own.data && pollOf(own.data.preguntas)
  }
}
