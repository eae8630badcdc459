import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { listPayslipHistory } from '#contract/payslips/payslips.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { setSession } from '#core/session/session-state.ts'
import { addDays } from '#domain/time/dates.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { usePayslips } from './use-payslips.ts'

const TODAY = '2026-11-22'
function weekAgo(weeks: number): PayslipPeriod {
  const end = addDays(TODAY, -7 * weeks)
  return {
    paid_date: addDays(end, 5),
    stamped: true,
    idtimbrado: 1000 - weeks,
    pdf_receipt: '',
    payroll: 1,
    year: Number(end.slice(0, 4)),
    period: 1000 - weeks,
    type: 1,
    prenomina: false,
    end_date: end,
  }
}
const weeks = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => weekAgo(from + index))

let kept: PayslipPeriod[]
const store: Partial<PersonStore> = {
  readValue: async (name) =>
    name.startsWith(`answer|${listPayslipHistory.id}|`)
      ? { value: { status: 'OK', data: kept }, at: 1 }
      : undefined,
  peekValue: () => undefined,
  writeValue: async () => undefined,
  close: () => undefined,
}

const historyCalls = vi.fn()
let historyAnswer: () => Response

beforeEach(() => {
  setOpenStore(store as PersonStore)
  historyCalls.mockClear()
  historyAnswer = () => Response.json({ status: 'OK', data: weeks(1, 60) })
  vi.stubGlobal('fetch', async (input: Request | string) => {
    if (typeof input === 'string') return Response.json({})
    if (input.url.endsWith('/api/prerecibos-list')) return Response.json({ status: 'OK', data: weeks(1, 13) })
    if (!input.url.endsWith('-historic')) return Response.json({ status: 'ERROR', message: 'no' })
    historyCalls()
    return historyAnswer()
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show(Folio: string): void {
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  setSession({
    phase: 'open',
    profile: { user: { ...user, Folio, GrupoPago: 1 }, menu: null, company: '00100' },
    hasToken: true,
    expiresAt: null,
    mustChangePassword: false,
  })
  renderHere(<List />)
}

function List() {
  const list = usePayslips()
  return (
    <p>
      {list.rows?.length ?? 'none'} rows, gap after {String(list.gap)}, lacks up to {String(list.lacksUpTo)},{' '}
      {list.history.failure?.kind ?? 'no failure'}
    </p>
  )
}

test('refetches a half-year-old history automatically and once', async () => {
  kept = weeks(26, 60)
  show('gap-1')
  expect(await screen.findByText('60 rows, gap after null, lacks up to null, no failure')).toBeTruthy()
  expect(historyCalls).toHaveBeenCalledTimes(1)
})

test('reports the gap when the history cannot be fetched', async () => {
  kept = weeks(26, 60)
  historyAnswer = () => new Response('no', { status: 503 })
  show('gap-2')
  const end = weekAgo(26).end_date
  expect(await screen.findByText(`48 rows, gap after ${end}, lacks up to 2026, unavailable`)).toBeTruthy()
})

test('does not refetch a history that overlaps the current payslips', async () => {
  kept = weeks(12, 60)
  show('gap-3')
  expect(await screen.findByText('60 rows, gap after null, lacks up to null, no failure')).toBeTruthy()
  expect(historyCalls).not.toHaveBeenCalled()
})
