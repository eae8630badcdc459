import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { appConfig } from '#contract/protocol/app-config.ts'
import { examples } from '#contract/evaluations/questionnaire.examples.ts'
import { listOwnSurveys } from '#contract/evaluations/questionnaire.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import * as settings from '#core/transport/config.ts'
import { ANSWERS_STEP, REQUEST_STEP, SURVEY_FORM } from '#domain/requests/request-forms.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { useWaitingSurveys } from './tasks.tsx'
import { useOwnSurveys } from './use-own-surveys.ts'

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function comeIn() {
  const work = await openWorkHere()
  openSessionHere({ Id_Usuario: 1, Folio: '100102' })
  const deliveryKey = { kty: 'RSA', n: 'x', e: 'AQAB', kid: 'k' }
  // The configuration is read once per page load, and another test of the same worker may have read it.
  vi.spyOn(settings, 'loadConfig').mockImplementation(async () => appConfig().parse({ deliveryKey }))
  return work
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapperOf =
  (own: QueryClient) =>
  ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={own}>{children}</QueryClientProvider>
  )

test('does not count a survey that waits in the outbox', async () => {
  const work = await comeIn()
  vi.stubGlobal('fetch', async () => Response.json({ status: 'OK', cuantas: 0, encuestas: 2 }))
  for (const [id, step] of [
    [1, ANSWERS_STEP],
    [2, REQUEST_STEP],
  ] as const)
    await putRefused(work, {
      operation: 'TMP-06',
      form: `${SURVEY_FORM}${id}`,
      step,
      values: {},
      message: '',
    })
  const { result } = renderHook(useWaitingSurveys, { wrapper: wrapperOf(client()) })
  // null until the outbox is read, because a shown number must not decrease.
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current).toBe(2))
  const mark = async (state: 'queued' | 'synced', at: number) => {
    await work.db.drafts.where({ form: `${SURVEY_FORM}2`, step: REQUEST_STEP }).modify({ state, at })
    await act(async () => noteWorkChange())
  }
  await mark('queued', 1)
  await waitFor(() => expect(result.current).toBe(1))
  // An older count still includes the delivered survey. A newer count does not.
  await mark('synced', Date.now() + 60_000)
  await new Promise((over) => setTimeout(over, 50))
  expect(result.current).toBe(1)
  await mark('synced', 1)
  await waitFor(() => expect(result.current).toBe(2))
})

test('does not count an answered survey again after its record was deleted from this device', async () => {
  const work = await comeIn()
  let waiting = 2
  const [example] = examples.listOwnSurveys.response.data
  const survey = { ...example, idEncuesta: 2, terminada: true }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const { pathname } = new URL(request instanceof URL ? request.href : request.url)
    return pathname === listOwnSurveys.path
      ? Response.json({ status: 'OK', data: [survey], tieneResultado: false })
      : Response.json({ status: 'OK', cuantas: 0, encuestas: waiting })
  })
  const own = client()
  const wrapper = wrapperOf(own)
  const { result } = renderHook(useWaitingSurveys, { wrapper })
  await waitFor(() => expect(result.current).toBe(2))
  const form = `${SURVEY_FORM}2`
  await putRefused(work, { operation: 'TMP-06', form, step: REQUEST_STEP, values: {}, message: '' })
  await work.db.outbox.clear()
  await work.db.drafts.where({ form }).modify({ state: 'synced', at: Date.now() })
  await act(async () => noteWorkChange())
  await waitFor(() => expect(result.current).toBe(1))
  await new Promise((over) => setTimeout(over, 20))
  waiting = 1
  const seen: (number | null)[] = []
  renderHook(
    () => {
      useOwnSurveys()
      seen.push(useWaitingSurveys())
    },
    { wrapper },
  )
  await waitFor(async () => expect(await work.db.drafts.where({ form }).count()).toBe(0))
  await waitFor(() => expect(seen.at(-1)).toBe(1))
  await act(() => new Promise((over) => setTimeout(over, 50)))
  expect(seen).not.toContain(2)
  expect(result.current).toBe(1)
})
