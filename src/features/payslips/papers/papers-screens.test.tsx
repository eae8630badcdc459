import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { listPayslipHistory, listPayslips } from '#contract/payslips/payslips.ts'
import { setSession } from '#core/session/session-state.ts'
import { keep } from '#core/store/kept.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { addDays } from '#domain/time/dates.ts'
import { useSnacks } from '#hooks/operations/snack.ts'
import { prefetchLegacyPayslip } from '#models/payslips/legacy-payslip.ts'
import type { PaperOrder } from './draw-paper.ts'
import { JoinedScreen } from './joined-screen.tsx'
import { YearScreen } from './year-screen.tsx'

/** Week 46 ends on 15 November 2026. */
function week(number: number, changed: Partial<PayslipPeriod> = {}): PayslipPeriod {
  const end = addDays('2026-11-15', 7 * (number - 46))
  return {
    paid_date: addDays(end, 5),
    stamped: true,
    idtimbrado: number,
    pdf_receipt: '',
    payroll: 1,
    year: 2026,
    period: number,
    type: 1,
    prenomina: false,
    end_date: end,
    ...changed,
  }
}
const preview = week(47, { prenomina: true, stamped: false, idtimbrado: null })
const weeks = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => week(from - index))

const answers: Record<number, (number: number) => object> = {
  2: () => ({
    dataEmp: {
      compania: 'C',
      nombre: 'N',
      rfc: 'R',
      departamento: 'D',
      clave: '1',
      salarioDiario: 365,
      regimen: '02',
    },
  }),
  3: (number) => {
    const { end_date, paid_date } = week(number)
    return {
      fechas: {
        fechaInicio: addDays(end_date, -6),
        fechaFin: end_date,
        fechaPago: paid_date,
        disponible: true,
        fechaDisponible: end_date,
      },
    }
  },
  5: (number) => ({ percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 2000 + number }] }),
  6: () => ({ dias: [] }),
  7: (number) => ({ totalEfectivo: 2000 + number }),
  8: () => ({ deducciones: [] }),
}

let isOnline: boolean
let listed: PayslipPeriod[]
const orders: PaperOrder[] = []
const values = new Map<string, unknown>()
const store: Partial<PersonStore> = {
  readValue: async (name) => values.get(name),
  peekValue: (name) => values.get(name),
  writeValue: async (name, value) => void values.set(name, value),
  close: () => undefined,
}

beforeEach(() => {
  // Here the drawing never finishes, because the viewer needs a browser.
  vi.doMock('./draw-paper.ts', () => ({
    drawPaper(order: PaperOrder) {
      orders.push(order)
      return new Promise(() => undefined)
    },
  }))
  isOnline = true
  listed = [preview, ...weeks(46, 30)]
  orders.length = 0
  values.clear()
  setOpenStore(store as PersonStore)
  vi.stubGlobal('fetch', async (input: Request | string) => {
    if (typeof input === 'string') return Response.json({})
    if (!isOnline) throw new TypeError('Failed to fetch')
    if (input.url.endsWith('/api/prerecibos-list')) return Response.json({ status: 'OK', data: listed })
    if (input.url.endsWith('-historic')) return Response.json({ status: 'OK', data: listed })
    const { Opcion, periodo } = (await input.json()) as { Opcion: number; periodo?: string }
    const answer = answers[Opcion]?.(Number((periodo ?? '2026046').slice(5)))
    return answer ? Response.json({ status: 'OK', ...answer }) : Response.json({ status: 'ERROR' })
  })
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  const profile = { user: { ...user, Folio: '100101', GrupoPago: 1 }, menu: null, company: '00100' } as const
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
})
afterEach(() => {
  vi.doUnmock('./draw-paper.ts')
  vi.unstubAllGlobals()
})

async function keepWeeks(numbers: readonly number[]): Promise<void> {
  const kept = { value: { status: 'OK', data: listed }, at: 1 }
  await keep(store as PersonStore, listPayslips, {}, kept)
  await keep(store as PersonStore, listPayslipHistory, {}, kept)
  for (const number of numbers) await prefetchLegacyPayslip(week(number))
}

function Snack() {
  return <output>{useSnacks().map(({ text }) => text)}</output>
}

function show(element: ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      {element}
      <Snack />
    </QueryClientProvider>,
  )
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => /Semana \d+/.exec(labels?.[0]?.textContent ?? '')?.[0])

const weeksOf = (order: PaperOrder | undefined) =>
  (order?.kind === 'year' ? order.paper.receipts : (order?.receipts ?? [])).map(({ period }) => period.period)

test('joins the last three receipts unless the person chooses others, never a prenómina', async () => {
  show(<JoinedScreen />)
  const join = await screen.findByRole('button', { name: 'Juntar 3 recibos' })
  expect(chosen()).toEqual(['Semana 46', 'Semana 45', 'Semana 44'])
  expect(screen.queryByRole('checkbox', { name: /Semana 47/ })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /Semana 44/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Semana 40/ }))
  fireEvent.click(join)
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(weeksOf(orders[0])).toEqual([46, 45, 40])
  expect(orders[0]).toMatchObject({
    kind: 'joined',
    weekly: true,
    receipts: [
      { detail: { lines: [{ amount: 204_600 }] } },
      {},
      { detail: { lines: [{ amount: 204_000 }] } },
    ],
  })
})

test.each([
  ['chooses the last stamped receipts first', true, ['Semana 45', 'Semana 44', 'Semana 43']],
  ['chooses the last ones where none is stamped', false, ['Semana 46', 'Semana 45', 'Semana 44']],
])('%s', async (_, stamped, expected) => {
  listed = [week(46, { stamped: false }), ...weeks(45, 40).map((one) => ({ ...one, stamped }))]
  show(<JoinedScreen />)
  await screen.findByRole('button', { name: 'Juntar 3 recibos' })
  expect(chosen()).toEqual(expected)
})

test('lets the person choose at most thirteen receipts and at least one', async () => {
  show(<JoinedScreen />)
  await screen.findByRole('button', { name: 'Juntar 3 recibos' })
  fireEvent.click(screen.getByRole('button', { name: 'Ver recibos anteriores' }))
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(17)
  for (const box of boxes) if (!box.checked) fireEvent.click(box)
  expect(chosen()).toHaveLength(13)
  expect(await screen.findByText('Ya elegiste 13. Quita uno para elegir otro.')).toBeTruthy()
  for (const box of boxes) if (box.checked) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Juntar 0 recibos' }))
  expect(await screen.findByText('Elige al menos un recibo.')).toBeTruthy()
  expect(orders).toEqual([])
})

test('offline, names the receipts that need a network, and joins those on the device', async () => {
  await keepWeeks([46, 44])
  isOnline = false
  show(<JoinedScreen />)
  expect(await screen.findByText(/No están en este dispositivo: Semana 45\./)).toBeTruthy()
  expect(screen.getAllByText(/Necesita internet$/).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Juntar 3 recibos' }))
  expect(await screen.findByText('No hay internet y estos no están aquí: Semana 45.')).toBeTruthy()
  expect(orders).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Seguir con 2 recibos' }))
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(weeksOf(orders[0])).toEqual([46, 44])
})

test('offline, adds up the receipts on the device and gives the paper the missing ones', async () => {
  listed = [preview, week(46), week(45), week(42, { stamped: false }), week(41)]
  await keepWeeks([46, 41])
  isOnline = false
  show(<YearScreen />)
  expect(await screen.findByText('3 recibos timbrados · 2 en este dispositivo')).toBeTruthy()
  expect(screen.getByText('Tu lista no tiene: Semana 43 (2026), Semana 44 (2026).')).toBeTruthy()
  expect(screen.getByText('Aún sin timbrar, no se suman: Semana 42.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hacer constancia' }))
  await waitFor(() => expect(orders).toHaveLength(1))
  expect(weeksOf(orders[0])).toEqual([46, 41])
  expect(orders[0]).toMatchObject({
    kind: 'year',
    paper: {
      year: 2026,
      missing: [{ period: 45 }],
      unlisted: [{ number: 43 }, { number: 44 }],
      unstamped: [{ period: 42 }],
      isListOpen: false,
    },
  })
})

test('makes no paper when no receipt can be read or fetched', async () => {
  await keepWeeks([])
  isOnline = false
  show(<YearScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Hacer constancia' }))
  expect(await screen.findByText(/^No hay internet y estos no están aquí: Semana 46, /)).toBeTruthy()
  expect(orders).toEqual([])
})

test('shows the progress only after a second', async () => {
  await keepWeeks([46, 45])
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request | string) =>
    typeof input !== 'string' && !input.url.includes('prerecibos')
      ? new Promise(() => undefined)
      : answer(input),
  )
  show(<JoinedScreen />)
  const join = await screen.findByRole('button', { name: 'Juntar 3 recibos' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    fireEvent.click(join)
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Preparando…' })).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('progressbar', { name: 'Buscando el recibo 3 de 3' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})
