import type { QueryClient } from '@tanstack/react-query'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'

/**
 * Fetches a response before its screen opens, and stores it on the device.
 * @returns the response; null when the call failed or another person signed in. The screen then fetches the
 * response itself.
 */
export async function fetchKept<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
): Promise<ResponseOf<Op> | null> {
  const store = openStore()
  const answer = await call(operation, input, { isRead: true })
  if (!answer.ok || openStore() !== store) return null
  const fetched = { value: answer.value, at: serverNow() }
  client.setQueryData([operation.id, input], fetched)
  await keep(store, operation, input, fetched)
  return answer.value
}

export async function fetchMissing<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
): Promise<ResponseOf<Op> | null> {
  const kept = await readKept(operation, input)
  return kept ? kept.value : fetchKept(client, operation, input)
}

/** Fetches a response that the device does not have, or has for longer than `age` ms. */
export async function fetchOlder<Op extends AnyOperation>(
  client: QueryClient,
  operation: Op,
  input: RequestOf<Op>,
  age: number,
): Promise<void> {
  const kept = await readKept(operation, input)
  if (!kept || serverNow() - kept.at > age) await fetchKept(client, operation, input)
}
