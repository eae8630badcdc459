import type { QueryClient } from '@tanstack/react-query'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from '#contract/polls/poll-answers.ts'
import { listPollQuestions, listRoutes, readPoll } from '#contract/polls/polls.ts'
import { fetchMissing } from '#hooks/operations/fetch-kept.ts'
import type { PollPlace } from './places.ts'

export async function prefetchQuestions(client: QueryClient, places: readonly PollPlace[]): Promise<void> {
  for (const place of places) {
    if (place === 'beneficios') await fetchMissing(client, listPollQuestions, { proyecto: BENEFITS_PROJECT })
    else if (place === 'rutas') {
      await fetchMissing(client, listPollQuestions, { proyecto: ROUTES_PROJECT })
      await fetchMissing(client, listRoutes, {})
    } else await fetchMissing(client, readPoll, { id: Number(place) })
  }
}
