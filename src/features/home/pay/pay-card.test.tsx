import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { examples as payroll } from '#contract/payslips/legacy-payroll.examples.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { takePrefill } from '#models/requests/clarification-prefill.ts'
import { week2025 as last } from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { PayCard } from './pay-card.tsx'

const before: PayslipPeriod = { ...last, period: 45, paid_date: '2025-11-14', end_date: '2025-11-09' }
const bonus: PayslipPeriod = {
  ...last,
  payroll: 4,
  period: 51,
  paid_date: '2025-12-18',
  end_date: '2025-12-18',
}

const lines = {
  '2025046': [
    { concepto: '001', descripcion: 'SUELDO', importe: 2555 },
    { concepto: '012', descripcion: 'TIEMPO EXTRA', importe: 365 },
  ],
  '2025045': [{ concepto: '001', descripcion: 'SUELDO', importe: 2555 }],
}

/** Amount to receive that the service sends for the last payment, in pesos. */
let cash: number
let dates: object
let periods: PayslipPeriod[]
let lacks: string | null
let isCaptive: boolean

function answerOf(Opcion: number, periodo: string): object {
  const of = [last, before].find(({ period }) => periodo.endsWith(String(period)))
  const parts: Record<number, object> = {
    2: { dataEmp: payroll.readPayrollEmployee.response.dataEmp },
    3: {
      fechas: {
        ...payroll.readPayrollDates.response.fechas,
        fechaFin: of?.end_date ?? '',
        fechaPago: of?.paid_date ?? '',
        ...dates,
      },
    },
    5: { percepciones: lines[periodo as keyof typeof lines] ?? [] },
    6: { dias: [] },
    7: { totalEfectivo: periodo === '2025045' ? 2555 : cash },
    8: { deducciones: [] },
  }
  return { status: 'OK', ...parts[Opcion] }
}

// Preloads the parts that the card loads after its first paint. No import may be pending when a test ends.
beforeAll(async () => {
  await Promise.all([
    import('../answers/net-part.tsx'),
    import('../answers/pay-picture.tsx'),
    import('../answers/pay-check-line.tsx'),
  ])
})
beforeEach(() => {
  periods = [last, before]
  lacks = null
  isCaptive = false
  cash = 1
  dates = {}
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere({ ...user, GrupoPago: 1 })
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    if (!(input instanceof Request)) return Response.json({})
    if (isCaptive) return new Response('<html>', { headers: { 'content-type': 'text/html' } })
    if (input.url.endsWith(listPayslips.path)) return Response.json({ status: 'OK', data: periods })
    const { Opcion, periodo } = (await input.json()) as { Opcion: number; periodo: string }
    if (periodo === lacks) throw new TypeError('Failed to fetch')
    return Response.json(answerOf(Opcion, periodo))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show() {
  return renderHere(<PayCard />).container
}
const barsIn = (page: HTMLElement) => page.querySelector('[data-net-bars]')
const sentence = (text: string) => (_: string, node: Element | null) =>
  node?.tagName === 'P' && node.textContent === text

test('explains the last payment in one line, with amounts only after a tap', async () => {
  const page = show()
  const hidden = 'Son $••••••Cantidad oculta más que la semana 45. Lo que más cambió: Tiempo extra.'
  expect(await screen.findByText(sentence(hidden))).toBeTruthy()
  expect(page.textContent).not.toMatch(/\$\d/)
  screen.getByRole('button', { name: 'Ver tu pago' }).click()
  const shown = 'Son $365.00 más que la semana 45. Lo que más cambió: Tiempo extra.'
  expect(await screen.findByText(sentence(shown))).toBeTruthy()
  expect(await screen.findByRole('row', { name: /Semana 45.*\$2,555\.00/ })).toBeTruthy()
})

test('opens the payslip with a tap on the bars, which keyboards and screen readers skip', async () => {
  const page = show()
  await screen.findByRole('button', { name: 'Ver tu pago' })
  const link = barsIn(page)?.closest('a')
  expect(link?.getAttribute('href')).toBe(`#${paths.payslip(payslipKey(last))}`)
  expect(link?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ver recibo',
    'Preguntar por tu último pago',
  ])
})

test.each([
  ['a regular payment by its period', [last, before], '2025046', /^Semana 46 · /],
  ['a one-off payment by its code', [{ ...bonus, period: '220' }, last], '220', /^Aguinaldo/],
])('one tap asks about %s', async (_, listed, period, periodName) => {
  periods = listed
  show()
  const link = await screen.findByRole('link', { name: 'Preguntar por tu último pago' })
  expect(link.getAttribute('href')).toBe(`#${paths.newClarification}`)
  link.click()
  expect(takePrefill()).toMatchObject({ period, periodName: expect.stringMatching(periodName), comment: '' })
})

test('says how to see the change when the earlier payslip is not on the device', async () => {
  lacks = '2025045'
  show()
  expect(await screen.findByText('Conéctate para ver por qué cambió.')).toBeTruthy()
})

test('does not blame the network when a Wi-Fi login page answers', async () => {
  isCaptive = true
  show()
  expect(await screen.findByText('No pudimos actualizarlo. Intenta otra vez.')).toBeTruthy()
  expect(screen.queryByText('Cuando haya internet lo buscamos.')).toBeNull()
})

test('draws no bars for a single payment', async () => {
  periods = [last]
  const page = show()
  await screen.findByRole('button', { name: 'Ver tu pago' })
  expect(barsIn(page)).toBeNull()
})

test('does not explain a one-off payment with the bars of the regular ones', async () => {
  periods = [bonus, last, before]
  const page = show()
  await vi.waitFor(() => expect(barsIn(page)?.textContent).toBe('Sem. 45Sem. 46'))
  expect(page.textContent).not.toContain('que la semana')
})

describe('the check of the last payment', () => {
  const week = { fechaInicio: '2025-11-10', diasPagados: '7.000' }
  const stored = new Map<string, unknown>()
  const store: Partial<PersonStore> = {
    readValue: async (name) => stored.get(name),
    peekValue: () => undefined,
    writeValue: async (name, value) => void stored.set(name, value),
    close: () => undefined,
  }
  beforeEach(() => {
    stored.clear()
    setOpenStore(store as PersonStore)
  })
  afterEach(() => setOpenStore(null))

  test('names what is right', async () => {
    dates = week
    cash = 2920
    show()
    expect(await screen.findByText('Cuadran la suma y tus días')).toBeTruthy()
  })

  test('masks the amount of a difference like the other amounts', async () => {
    dates = week
    cash = 2607.6
    const page = show()
    await vi.waitFor(() =>
      expect(page.querySelector('[data-pay-check]')?.textContent).toMatch(/^Hay 1 diferencia de/),
    )
    expect(page.textContent).not.toMatch(/\$\d/)
    screen.getByRole('button', { name: 'Ver tu pago' }).click()
    await vi.waitFor(() =>
      expect(page.querySelector('[data-pay-check]')?.textContent).toBe('Hay 1 diferencia de $312.40'),
    )
  })

  test('says that it could only compare the sum', async () => {
    dates = { ...week, diasPagados: undefined }
    cash = 2920
    show()
    expect(await screen.findByText('Solo revisamos la suma: cuadra')).toBeTruthy()
  })

  test('says nothing when it could compare nothing', async () => {
    dates = { ...week, diasPagados: undefined }
    cash = 0
    const page = show()
    await screen.findByRole('button', { name: 'Ver tu pago' })
    await vi.waitFor(() => expect(page.textContent).toContain('Lo que más cambió'))
    expect(page.querySelector('[data-pay-check]')).toBeNull()
  })
})
