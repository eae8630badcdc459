import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/operation.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'

/** Brings an answer to the device ahead of its screen. @returns null without one: it is asked for again where it is shown */
export async function fetchKept<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
): Promise<ResponseOf<Op> | null> {
  // The store of whoever asks now: when the answer arrives, somebody else may be signed in.
  const store = openStore()
  const answer = await call(operation, input, { isRead: true })
  if (!answer.ok || openStore() !== store) return null
  const fetched = { value: answer.value, at: serverNow() }
  client.setQueryData([operation.id, input], fetched)
  await keep(store, operation, input, fetched)
  return answer.value
}

/** Returns the stored value, else fetches it. The screen refreshes a stored value itself. */
export async function fetchMissing<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
): Promise<ResponseOf<Op> | null> {
  const kept = await readKept(operation, input)
  return kept ? kept.value : fetchKept(client, operation, input)
}
