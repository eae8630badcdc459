import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAsked } from '#contract/approvals/approvals.ts'
import { recordVisit } from '#contract/protocol/general.ts'
import { requestIncident } from '#contract/approvals/incidents.ts'
import type { AnyOperation, RequestOf } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { isAct } from '#core/transport/acts.ts'
import { call } from '#core/transport/rpc.ts'
import { useOperation } from './use-operation.ts'
import { usePaged } from './use-paged.ts'
import { useReadAfterActs } from './use-read-after-acts.ts'

let client: QueryClient
let lists: (object | Promise<object>)[]
let requestCount: number

beforeEach(() => {
  client = new QueryClient()
  requestCount = 0
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (!request.url.toLowerCase().endsWith(listAsked.path.toLowerCase()))
      return Response.json({ status: 'Ok' })
    requestCount += 1
    return Response.json(await Promise.resolve(lists.length > 1 ? lists.shift() : lists[0]))
  })
})
afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

function Wrapper({ children }: { children: ReactNode }) {
  useReadAfterActs(client)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
const useList = () => usePaged(useOperation(listAsked, { pagina: 1 }), 20)
const ask = {
  tipo: 'Permiso',
  fechaInIncidencia: '2026-11-30',
  fechaFiIncidencia: '2026-11-30',
} as RequestOf<typeof requestIncident>
const none = { status: 'OK', data: [], total: 0 }
const more = { ...none, total: 3 }

test('refetches a list on the screen after the person has sent a change', async () => {
  lists = [none, more]
  const { result } = renderHook(useList, { wrapper: Wrapper })
  await waitFor(() => expect(result.current.rows).toEqual([]))
  await act(() => call(requestIncident, ask))
  await waitFor(() => expect(result.current.total).toBe(3))
})

test('does not show a list opened after a change as empty before its new answer arrives', async () => {
  let come: (answer: object) => void = () => undefined
  lists = [none, new Promise((resolve) => (come = resolve))]
  const before = renderHook(useList, { wrapper: Wrapper })
  await waitFor(() => expect(before.result.current.rows).toEqual([]))
  before.unmount()
  const still = renderHook(() => null, { wrapper: Wrapper })
  await act(() => call(requestIncident, ask))
  await waitFor(() => expect(client.getQueryState([listAsked.id, { pagina: 1 }])?.isInvalidated).toBe(true))
  const { result } = renderHook(useList, { wrapper: Wrapper })
  await waitFor(() => expect(requestCount).toBe(2))
  expect(result.current.rows).toBeNull()
  come(none)
  await waitFor(() => expect(result.current.rows).toEqual([]))
  still.unmount()
})

test('does not refetch after a recorded visit or after fetching a list', async () => {
  lists = [none]
  const { result } = renderHook(useList, { wrapper: Wrapper })
  await waitFor(() => expect(result.current.rows).toEqual([]))
  await act(() => call(recordVisit, { pantalla: 'Inicio' }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([client.isFetching(), requestCount]).toEqual([0, 1])
})

test('treats every operation that can be queued as a change', () => {
  const queued = (allOperations as readonly AnyOperation[]).filter(({ offline }) => offline === 'queue')
  expect(queued.filter((operation) => !isAct(operation)).map(({ id }) => id)).toEqual([])
})
