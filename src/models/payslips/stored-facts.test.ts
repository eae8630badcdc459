import { afterEach, beforeEach, expect, test } from 'vitest'
import { examples as approvals } from '#contract/approvals/approvals.examples.ts'
import { examples as payroll } from '#contract/payslips/legacy-payroll.examples.ts'
import { examples as statements } from '#contract/savings/savings-statement.examples.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { week2026 as period } from '../../../tests/support/pay/payslip-periods.ts'
import type { PayslipDetail } from './legacy-payslip.ts'
import { readPayFacts } from './stored-facts.ts'

const detail: PayslipDetail = {
  kind: 'detail',
  periodo: '2026046',
  company: 'C',
  name: 'N',
  taxId: 'R',
  department: 'D',
  number: '100101',
  dailySalary: 40_000,
  regime: '02',
  start: '2026-11-09',
  end: '2026-11-15',
  paid: '2026-11-20',
  daysPaid: '6.500',
  lines: [],
  days: [],
  cashTotal: 1,
  at: 1,
}
const AT = Date.parse('2026-11-22T18:00:00Z')
const stored = new Map<string, unknown>()
const storeAnswer = (id: string, request: object, value: object, at = AT) =>
  stored.set(`answer|${id}|${JSON.stringify(request)}`, { value, at })

beforeEach(() => {
  stored.clear()
  const store: Partial<PersonStore> = { readValue: async (name) => stored.get(name), close: () => undefined }
  setOpenStore(store as PersonStore)
})
afterEach(() => setOpenStore(null))

const read = () => readPayFacts(period, detail, [period], '100101')

test('returns only the payslip when the device has stored no other answers', async () => {
  expect(await read()).toMatchObject({
    payslip: { daysPaid: 6.5 },
    later: null,
    neighbours: [],
    kardex: null,
    authorized: null,
    statement: null,
  })
})

test('knows what other payslips paid as Christmas bonus only when it has the lines of all', async () => {
  const bonus: PayslipPeriod = { ...period, payroll: 4, period: '220', end_date: '2026-12-18' }
  const readBonus = () => readPayFacts(bonus, { ...detail, end: '2026-12-18' }, [bonus, period], '100101')
  expect((await readBonus())?.otherBonus).toBeNull()
  const { response } = payroll.readPerceptions
  const parts: Record<string, object> = {
    'NOM-02': payroll.readPayrollEmployee.response,
    'NOM-03': payroll.readPayrollDates.response,
    'NOM-05': {
      ...response,
      percepciones: [{ concepto: 'P02', descripcion: 'AGUINALDO', importe: 3000, tipo: '002' }],
    },
    'NOM-06': payroll.readPayrollDays.response,
    'NOM-07': payroll.readCashTotal.response,
    'NOM-08': payroll.readDeductions.response,
  }
  const request = JSON.stringify({ periodo: '2026046', payroll: 1, type: 1 })
  for (const [id, value] of Object.entries(parts)) {
    stored.set(`answer|${id}|${request}|timbrado`, { value, at: AT })
  }
  expect((await readBonus())?.otherBonus).toBe(300_000)
})

test('returns null for a payslip without a valid period', async () => {
  expect(await readPayFacts(period, { ...detail, start: '' }, [period], '100101')).toBeNull()
  expect(await readPayFacts({ ...period, end_date: '' }, detail, [period], '100101')).toBeNull()
})

const kardexIds = ['KAR-01', 'KAR-02', 'KAR-03', 'KAR-04', 'KAR-05']
const storeKardex = (ids: readonly string[], data: object[] = []) => {
  for (const id of ids) storeAnswer(id, { Folio: '100101' }, { status: 'OK', data })
}

test('dates the kardex by its oldest list, and returns null when it is incomplete or unreadable', async () => {
  storeKardex(kardexIds.slice(1))
  expect(await read()).toMatchObject({ kardex: null, isKardexUnreadable: false })
  storeAnswer('KAR-01', { Folio: '100101' }, { status: 'OK', data: [] }, Date.parse('2026-11-17T18:00:00Z'))
  expect((await read())?.kardex).toMatchObject({ asOf: '2026-11-17', unpaidDays: [] })
  storeKardex(['KAR-04'], [{ Fecha: '11/11/2026' }])
  // A second visit to the kardex would not help.
  expect(await read()).toMatchObject({ kardex: null, isKardexUnreadable: true })
})

test('knows which days the company’s imports cover, and ignores a range that it cannot read', async () => {
  storeKardex(kardexIds)
  expect((await read())?.kardex?.imported).toBeNull()
  const ranges: [unknown, unknown][] = [
    [
      { desde: '2026-01-05', hasta: '2026-11-19' },
      { from: '2026-01-05', to: '2026-11-19' },
    ],
    [{ desde: '2026-11-19', hasta: '2026-01-05' }, null],
    [{ desde: '05/01/2026', hasta: '2026-11-19' }, null],
    [{ desde: null, hasta: null }, null],
    [null, null],
  ]
  for (const [cubierto, imported] of ranges) {
    storeAnswer('P-273', {}, { status: 'OK', cubierto })
    expect((await read())?.kardex?.imported).toEqual(imported)
  }
})

test('looks for other vacation pay only when granted vacation has no line, and in all payslips of the year', async () => {
  const before: PayslipPeriod = { ...period, period: 45, end_date: '2026-11-08' }
  const readBoth = async (own = detail) =>
    (await readPayFacts(period, own, [before, period], '100101'))?.otherVacation
  storeKardex(kardexIds)
  storePayslip('2026045', '2026-11-02', '2026-11-08')
  expect(await readBoth()).toBeNull()
  storeKardex(['KAR-02'], [{ Fecha: '2026-11-11', Estatus: 'Autorizado' }])
  expect(await readBoth()).toBe(false)
  const paid = {
    side: 'perception' as const,
    concept: '2',
    description: 'VACACIONES',
    amount: 1,
    balance: null,
  }
  expect(await readBoth({ ...detail, lines: [paid] })).toBeNull()
  for (const name of stored.keys()) if (name.includes('2026045')) stored.delete(name)
  expect(await readBoth()).toBeNull()
})

test('includes a worked rest day only when it was authorized by that day', async () => {
  const [example] = approvals.listAsked.response.data
  const restDay = (decidido: string, estado = 'authorized') => ({
    ...example,
    estado,
    decidido,
    detalle: { clase: 'descanso_laborado', dia: '2026-11-15', motivo: 'Inventario' },
  })
  const data = [
    restDay('2026-11-13T18:00:00Z'),
    restDay('2026-11-18T18:00:00Z'),
    restDay('2026-11-13T18:00:00Z', 'refused'),
  ]
  storeAnswer('P-92', { pagina: 1 }, { status: 'OK', data, total: 3 })
  expect((await read())?.authorized).toEqual({ overtime: [], restDays: ['2026-11-15'] })
})

test('reads the movements and the loans of the account statement', async () => {
  storeAnswer('NODE-06', {}, statements.readAccountStatement.response)
  expect((await read())?.statement).toMatchObject({
    asOf: '2026-11-22',
    movements: [{ period: '2026046', amount: 25_000, date: '2026-11-20' }],
    loanMovements: [{ loanId: 48_213, date: '2026-11-20', principal: 15_385, interest: 888 }],
    loans: [{ id: 48_213, amount: 600_000, term: 39, isWeekly: true, periodRate: 0.0025 }],
  })
})

function storePayslip(code: string, start: string, end: string): void {
  const dates = { fechaInicio: start, fechaFin: end, fechaPago: '', diasPagados: '5.000', disponible: true }
  const parts: Record<string, object> = {
    'NOM-02': payroll.readPayrollEmployee.response,
    'NOM-03': { status: 'OK', fechas: dates },
    'NOM-05': payroll.readPerceptions.response,
    'NOM-06': payroll.readPayrollDays.response,
    'NOM-07': payroll.readCashTotal.response,
    'NOM-08': payroll.readDeductions.response,
  }
  const request = JSON.stringify({ periodo: code, payroll: 1, type: 1 })
  for (const [id, value] of Object.entries(parts)) {
    stored.set(`answer|${id}|${request}|timbrado`, { value, at: AT })
  }
}

test('reads earlier payslips, and those after the next one only when the device has all of them', async () => {
  const weekOf = (number: number, end_date: string): PayslipPeriod => ({
    ...period,
    period: number,
    end_date,
  })
  const list = [
    weekOf(45, '2026-11-08'),
    period,
    weekOf(47, '2026-11-22'),
    weekOf(48, '2026-11-29'),
    weekOf(49, '2026-12-06'),
  ]
  const readAll = () => readPayFacts(period, detail, list, '100101')
  storePayslip('2026045', '2026-11-02', '2026-11-08')
  storePayslip('2026048', '2026-11-23', '2026-11-29')
  expect(await readAll()).toMatchObject({
    laterEnd: '2026-11-22',
    further: null,
    earlier: [{ start: '2026-11-02', end: '2026-11-08', daysPaid: 5 }],
  })
  storePayslip('2026049', '2026-11-30', '2026-12-06')
  expect((await readAll())?.further?.map(({ end }) => end)).toEqual(['2026-11-29', '2026-12-06'])
})

test('knows the first day of the job only from a valid date', async () => {
  expect((await read())?.jobs).not.toHaveProperty('hiredOn')
  const hired = (hiredOn: string) => readPayFacts(period, { ...detail, hiredOn }, [period], '100101')
  expect((await hired('2026-11-11'))?.jobs.hiredOn).toBe('2026-11-11')
  expect((await hired('soon'))?.jobs).not.toHaveProperty('hiredOn')
})
