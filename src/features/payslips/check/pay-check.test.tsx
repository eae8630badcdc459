import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { WireOffRule } from '#contract/payslips/payslips.ts'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import { examples as payroll } from '#contract/payslips/legacy-payroll.examples.ts'
import { examples as login } from '#contract/identity/login.examples.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import * as appConfig from '#hooks/operations/app-config.ts'
import * as operations from '#hooks/operations/use-operation.ts'
import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { takePrefill } from '#models/requests/clarification-prefill.ts'
import { week2025 as period } from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'
import { PayCheck } from './pay-check.tsx'

const before: PayslipPeriod = { ...period, period: 45, paid_date: '2025-11-14', end_date: '2025-11-09' }
const next: PayslipPeriod = { ...period, period: 47, end_date: '2025-11-23', prenomina: true }
const detail: PayslipDetail = {
  kind: 'detail',
  periodo: '2025046',
  company: 'C',
  name: 'N',
  taxId: 'R',
  department: 'D',
  number: '100101',
  dailySalary: 40_000,
  regime: '02',
  start: '2025-11-10',
  end: '2025-11-16',
  paid: '2025-11-21',
  daysPaid: '7.000',
  lines: [
    { side: 'perception', concept: '001', description: 'SUELDO', amount: 280_000, balance: null },
    { side: 'deduction', concept: '301', description: 'ISR', amount: 20_000, balance: null },
  ],
  days: [],
  cashTotal: 260_000,
  at: 1,
}

const NOT_YET = 'Aún no podemos revisar este recibo.'
let client: QueryClient
let operation: MockInstance<typeof operations.useOperation>
const stored = new Map<string, unknown>()
const store: Partial<PersonStore> = {
  readValue: async (name) => stored.get(name),
  peekValue: () => undefined,
  writeValue: async (name, value) => void stored.set(name, value),
  close: () => undefined,
}
/** State of an operation that waits for its answer. */
const noAnswer = {
  data: null,
  at: null,
  failure: null,
  isLoading: true,
  isRefreshing: false,
  refresh: async () => undefined,
}
const folio = login.readUser.response.datosLogin[0]?.Folio ?? ''

/**
 * Stores the answers of the kardex as fetched after the payment. The records show that the kardex covers the period.
 */
function storeKardex(absences: readonly string[]): void {
  storeRecords(['2025-01-15', ...absences, '2025-11-20'])
}

const STORED_AT = Date.parse('2025-11-22T18:00:00Z')
const KARDEX = ['KAR-01', 'KAR-02', 'KAR-03', 'KAR-04', 'KAR-05']

/** @param at time in ms of each list that is older or newer than the others */
function storeRecords(unjustified: readonly string[], at: Record<string, number> = {}): void {
  for (const id of KARDEX) {
    const data = id === 'KAR-04' ? unjustified.map((Fecha) => ({ Fecha })) : []
    const kept = { value: { status: 'OK', data }, at: at[id] ?? STORED_AT }
    stored.set(`answer|${id}|${JSON.stringify({ Folio: folio })}`, kept)
  }
}

/** Stores the days that the company's imports cover. */
function storeCovered(desde: string, hasta: string): void {
  stored.set('answer|P-273|{}', { value: { status: 'OK', cubierto: { desde, hasta } }, at: STORED_AT })
}

/** Returns the operations of the kardex that the screen asks for. */
function askedKardex(): string[] {
  const asked = operation.mock.calls.flatMap(([{ id }, , options]) =>
    (id.startsWith('KAR-') || id === 'P-273') && options?.enabled === true ? [id] : [],
  )
  return [...new Set(asked)].sort()
}

function listOf(...revisionApagada: WireOffRule[]) {
  return { value: { status: 'OK', data: [], revisionApagada }, at: Date.parse('2025-11-22T18:00:00Z') }
}

beforeEach(() => {
  stored.clear()
  client = new QueryClient()
  setOpenStore(store as PersonStore)
  operation = vi.spyOn(operations, 'useOperation').mockReturnValue(noAnswer)
  vi.stubGlobal('fetch', () => {
    throw new Error('the check fetches nothing')
  })
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere({ ...user, GrupoPago: 1 })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  takePrefill()
  window.location.hash = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Stores the payslip of the week before, which pays every day. */
function storeWeekBefore(): void {
  const request = JSON.stringify({ periodo: '2025045', payroll: 1, type: 1 })
  const parts: Record<string, object> = {
    'NOM-02': { dataEmp: payroll.readPayrollEmployee.response.dataEmp },
    'NOM-03': {
      fechas: {
        fechaInicio: '2025-11-03',
        fechaFin: before.end_date,
        fechaPago: before.paid_date,
        diasPagados: '7.000',
      },
    },
    'NOM-05': { percepciones: [{ concepto: '001', descripcion: 'SUELDO', importe: 2800 }] },
    'NOM-06': { dias: [] },
    'NOM-07': { totalEfectivo: 2800 },
    'NOM-08': { deducciones: [] },
  }
  for (const [id, part] of Object.entries(parts)) {
    stored.set(`answer|${id}|${request}|timbrado`, { value: { status: 'OK', ...part }, at: 1 })
  }
}

function show(change: Partial<PayslipDetail> = {}, shown = true) {
  const words = { ...es, stamped: es.stampedKind }
  const rows = [next, period, before].map((one) => toRow(one, true, words))
  const row = rows[1]
  if (!row) throw new Error('the list has no row')
  return renderHere(
    <PayCheck row={row} list={{ rows }} detail={{ ...detail, ...change }} shown={shown} />,
    client,
  ).container
}

const short: Partial<PayslipDetail> = {
  daysPaid: '6.000',
  cashTotal: 220_000,
  lines: detail.lines.map((line) => (line.concept === '001' ? { ...line, amount: 240_000 } : line)),
}
const PARTLY = 'Cuadran la suma y tus días. No pudimos revisar tu tiempo extra.'
const SUM = 'Solo revisamos la suma: cuadra'
const rowOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)

test('counts the rules that hold and those that it cannot check, and lists each with its result', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: PARTLY }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(rowOf('La suma del recibo').getByText('Cuadra')).toBeTruthy()
  expect(rowOf('Los días pagados').getByText('Cuadra')).toBeTruthy()
  expect(rowOf('El tiempo extra').getByText('No lo podemos saber')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /aclaración/ })).toBeNull()
})

test('turns a missing day into a clarification with its facts', async () => {
  storeKardex([])
  storeWeekBefore()
  show(short)
  fireEvent.click(await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' }))
  await screen.findByRole('dialog')
  expect(rowOf('Los días pagados').getByText('$400.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pedir aclaración de la diferencia' }))
  expect(window.location.hash).toBe('#/Aclaraciones/nueva')
  expect(takePrefill()).toMatchObject({
    period: '2025046',
    comment:
      'Revisé mi pago de la semana 46 y hay una diferencia:\n' +
      '- Los días pagados: diferencia de $400.00. Días del periodo completo: 7. Días que te pagaron: 6. ' +
      'Días sin pago en tu kardex: ninguno.',
  })
})

test('says what was found, not that all is right, under a difference', async () => {
  storeKardex([])
  storeWeekBefore()
  const absence = { concept: '20', description: 'FALTAS', satType: '020', balance: null }
  show({ cashTotal: 220_000, lines: [...detail.lines, { ...absence, side: 'deduction', amount: 40_000 }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' }))
  await screen.findByRole('dialog')
  const row = rowOf('Las faltas descontadas')
  expect(row.getByText('El recibo descuenta una falta que no está en tu kardex.')).toBeTruthy()
  expect(row.queryByText('Cada falta descontada está en tu kardex.')).toBeNull()
  expect(
    rowOf('La suma del recibo').getByText(
      'Percepciones más otros pagos, menos deducciones, dan lo que recibes.',
    ),
  ).toBeTruthy()
})

test('says that only a part is right when a deduction is there twice', async () => {
  const tax = detail.lines.slice(1)
  show({ cashTotal: 240_000, lines: [...detail.lines, ...tax] })
  fireEvent.click(await screen.findByRole('button', { name: PARTLY }))
  await screen.findByRole('dialog')
  expect(rowOf('La suma del recibo').getByText('Cuadra en parte')).toBeTruthy()
  expect(
    rowOf('La suma del recibo').getByText('Una deducción viene dos veces con el mismo importe.'),
  ).toBeTruthy()
})

test('leaves out a rule on days when payroll switched it off, in a stored list or in a new response', async () => {
  storeKardex([])
  storeWeekBefore()
  const from = { regla: 'days', desde: '2025-11-21' }
  const newer = { regla: 'aRuleOfANewerServer', desde: '2025-01-01' }
  const ended = { regla: 'days', desde: '2025-01-01', hasta: '2025-11-20' }
  stored.set('answer|NODE-01|{}', listOf(ended))
  const page = show(short)
  expect(await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' })).toBeTruthy()
  act(() => void client.setQueryData(['NODE-01', {}], listOf(from, newer)))
  await waitFor(() => expect(page.textContent).toBe(`${SUM}. No pudimos revisar tu tiempo extra.`))
  cleanup()
  client = new QueryClient()
  stored.set('answer|NODE-01|{}', listOf(from, newer))
  const kept = show(short)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(kept.textContent).toBe(`${SUM}. No pudimos revisar tu tiempo extra.`)
})

test.each([
  ['this product’s server', { deliveryKey: {} }, ['days']],
  ['a host that knows only the specification', {}, undefined],
])('sends the rules that found the difference to %s: %j', async (_name, config, checkRules) => {
  vi.spyOn(appConfig, 'useAppConfig').mockReturnValue(config as AppConfig)
  storeKardex([])
  storeWeekBefore()
  show(short)
  fireEvent.click(await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir aclaración de la diferencia' }))
  expect(takePrefill()?.checkRules).toEqual(checkRules)
})

test('leaves masked amounts out of the screen and of the comment', async () => {
  storeKardex([])
  storeWeekBefore()
  const page = show(short, false)
  fireEvent.click(await screen.findByRole('button', { name: /^Hay 1 diferencia de/ }))
  await screen.findByRole('dialog')
  expect(page.ownerDocument.body.textContent).not.toMatch(/\$\d/)
  fireEvent.click(screen.getByRole('button', { name: 'Pedir aclaración de la diferencia' }))
  expect(takePrefill()?.comment).not.toContain('$')
})

test('finds no difference when the kardex has the absence', async () => {
  storeKardex(['2025-11-12'])
  show(short)
  expect(await screen.findByRole('button', { name: PARTLY })).toBeTruthy()
})

test('checks again when the screen has fetched the kardex', async () => {
  storeWeekBefore()
  const page = show(short)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.textContent).toBe(`${SUM}. No pudimos revisar 2 cosas.`)
  storeKardex([])
  act(() => void client.setQueryData(['KAR-04', { Folio: folio }], { value: {}, at: 1 }))
  expect(await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' })).toBeTruthy()
})

test('says that only the sum was compared when the device has no kardex, and why', async () => {
  show(short)
  fireEvent.click(await screen.findByRole('button', { name: `${SUM}. No pudimos revisar 2 cosas.` }))
  await screen.findByRole('dialog')
  expect(
    rowOf('Los días pagados').getByText('Desde el día de pago, abre este recibo con internet.'),
  ).toBeTruthy()
})

test.each([
  ['this product’s server', { deliveryKey: {} }, [...KARDEX, 'P-273']],
  ['a company’s own host', {}, KARDEX],
])('asks %s for the kardex while a rule lacks it', async (_name, config, ids) => {
  vi.spyOn(appConfig, 'useAppConfig').mockReturnValue(config as AppConfig)
  show(short)
  await screen.findByRole('button', { name: `${SUM}. No pudimos revisar 2 cosas.` })
  expect(askedKardex()).toEqual(ids)
  cleanup()
  operation.mockClear()
  storeKardex([])
  show()
  await screen.findByRole('button', { name: PARTLY })
  expect(askedKardex()).toEqual([])
})

test('asks for the kardex again when a difference rests on it, because it may have been corrected', async () => {
  storeKardex([])
  storeWeekBefore()
  show(short)
  await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' })
  await waitFor(() => expect(askedKardex()).toEqual(KARDEX))
})

test('finds the missing day of a person without absences only when the imports cover it', async () => {
  storeWeekBefore()
  storeRecords([])
  show(short)
  await screen.findByRole('button', { name: `${SUM}. No pudimos revisar 2 cosas.` })
  cleanup()
  storeCovered('2025-01-15', '2025-11-19')
  show(short)
  expect(await screen.findByRole('button', { name: 'Hay 1 diferencia de $400.00' })).toBeTruthy()
})

test.each([
  [
    'a list is three minutes older',
    { 'KAR-03': STORED_AT - 3 * 60_000 },
    `${SUM}. No pudimos revisar 2 cosas.`,
  ],
  ['a list is a minute older', { 'KAR-03': STORED_AT - 60_000 }, 'Hay 1 diferencia de $400.00'],
  ['a list is newer', { 'KAR-03': STORED_AT + 86_400_000 }, 'Hay 1 diferencia de $400.00'],
])('uses the covered days by the time of each list: %s', async (_name, at, said) => {
  storeWeekBefore()
  storeRecords([], at)
  storeCovered('2025-01-15', '2025-11-19')
  show(short)
  expect(await screen.findByRole('button', { name: said })).toBeTruthy()
})

test('says in words that it cannot check yet when it could compare nothing', async () => {
  const page = show({ ...short, cashTotal: 0 })
  await screen.findByText(NOT_YET)
  expect(page.querySelector('[data-pay-check]')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
