import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, RequestOf } from '#contract/operation.ts'
import { BENEFITS_PROJECT, ROUTES_PROJECT } from '#contract/poll-answers.ts'
import { listPollQuestions, listRoutes, readPoll } from '#contract/polls.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { PollPlace } from './places.ts'

/** Questions of what waits come to this device while the network is there, so that they are answered without one. */
export async function bringQuestions(client: QueryClient, places: readonly PollPlace[]): Promise<void> {
  for (const place of places) {
    if (place === 'beneficios') await bring(client, listPollQuestions, { proyecto: BENEFITS_PROJECT })
    else if (place === 'rutas') {
      await bring(client, listPollQuestions, { proyecto: ROUTES_PROJECT })
      await bring(client, listRoutes, {})
    } else await bring(client, readPoll, { id: Number(place) })
  }
}

/** Whatever the page or the device has stays; without an answer it is asked for where it is shown. */
async function bring<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
): Promise<void> {
  if (client.getQueryData([operation.id, input]) !== undefined || (await readKept(operation, input))) return
  // The store of whoever asks now: when the answer arrives, somebody else may be signed in.
  const store = openStore()
  const answer = await call(operation, input)
  if (!answer.ok || openStore() !== store) return
  const fetched = { value: answer.value, at: serverNow() }
  client.setQueryData([operation.id, input], fetched)
  await keep(store, operation, input, fetched)
}
