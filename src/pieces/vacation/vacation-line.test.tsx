import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/time/kardex.examples.ts'
import { readKardex } from '#contract/time/kardex.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { type Asked, keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere, putQueued, putRefused } from '../../../tests/support/device/work-here.ts'
import { VacationLine } from './vacation-line.tsx'

let work: WorkStore
/** Requested days that the server knows. */
let known: number
let isReached: boolean
let calls: Asked[]

beforeEach(async () => {
  setCurrentToken('t')
  const profile = { user: { Id_Usuario: 1, Folio: 'F1' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  work = await openWorkHere()
  known = 0
  isReached = true
  const { response } = examples.readKardex
  calls = serviceHere(({ key }) =>
    isReached && key === keyOf(readKardex)
      ? { ...response, vacaciones: { ...(response.vacaciones as object), pedidos: known } }
      : null,
  )
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  setCurrentToken(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const draw = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <VacationLine />
    </QueryClientProvider>,
  )
const entry = (from: string, to: string, kind = 'Vacaciones') => ({
  operation: 'P-08',
  form: `dia-libre-${from}`,
  step: REQUEST_STEP,
  values: { kind, from, to },
})

test('counts vacation days that wait on the device, without holidays, other kinds and refused ones', async () => {
  known = 1
  await putQueued(work, entry('2026-12-24', '2026-12-28'))
  await putQueued(work, entry('2026-12-02', '2026-12-03', 'Permiso sin goce de sueldo'))
  await putRefused(work, { ...entry('2026-12-14', '2026-12-16'), message: 'No.' })
  draw()
  expect(await screen.findByText(/^Pediste 5 días, sin respuesta\./)).toBeTruthy()
})

test('counts a delivered request on the device until the kardex is newer, and then by the kardex alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = serverNow()
  const deliver = async (at: number) => {
    await work.db.outbox.clear()
    await work.db.drafts.toCollection().modify({ state: 'synced', at })
    noteWorkChange()
  }
  await putQueued(work, entry('2026-12-14', '2026-12-16'))
  draw()
  expect(await screen.findByText(/^Pediste 3 días, sin respuesta\./)).toBeTruthy()
  isReached = false
  vi.setSystemTime(start + 10_000)
  const { length } = calls
  await deliver(start + 5000)
  await waitFor(() => expect(calls.length).toBeGreaterThan(length))
  expect(screen.getByText(/^Pediste 3 días, sin respuesta\./)).toBeTruthy()
  isReached = true
  // One more day was requested on another device.
  known = 4
  await deliver(start + 6000)
  expect(await screen.findByText(/^Pediste 4 días, sin respuesta\./)).toBeTruthy()
})
