import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPayrollPeriods, requestClarification } from '#contract/requests/clarifications.ts'
import * as payroll from '#contract/payslips/legacy-payroll.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { listPayslipHistory } from '#contract/payslips/payslips.ts'
import { periodCode } from '#domain/requests/clarifications.ts'
import { payslipKind, type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { clarifications } from '#server/db/schema/clarifications.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

const ask = async (operation: AnyOperation, input: object, login: string) =>
  sendAs(server, operation, input, login)

test('NOM-10: accepts a listed reason or typed words, with each value as number or text (CLARF-17)', async () => {
  const { employeeId } = await findPerson(server, '100103')
  await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId ?? 0))
  const listed = fieldOf(await ask(listPayrollPeriods, { grupoPago: '1' }, '100103'), 'Periodos') as {
    end_date: string
    period: number
  }[]
  const codes = listed.map(({ end_date, period }) => periodCode(end_date, period))
  const comentario = 'No me pagaron el tiempo extra del 12/03'
  const bodies = [
    { periodo: codes[2], motivo: 1, nuevoMotivo: '', comentario },
    { periodo: Number(codes[3]), motivo: '', nuevoMotivo: 'Otra cosa', comentario },
    { periodo: codes[4], motivo: '2', comentario },
    { periodo: codes[5], nuevoMotivo: 'Otra cosa', comentario },
  ]
  for (const body of bodies) {
    const answer = await ask(requestClarification, body, '100103')
    expect(answer.body, JSON.stringify(body)).toMatchObject({ status: 'OK' })
  }
})

const byPeriod = [
  payroll.readPayrollEmployee,
  payroll.readPayrollDates,
  payroll.readPerceptions,
  payroll.readPayrollDays,
  payroll.readCashTotal,
  payroll.readDeductions,
]

test.each(byPeriod)('$id: uses the newest closed period when none is given', async (operation) => {
  const closed = fieldOf(await ask(listPayslipHistory, {}, '100101'), 'data') as PayslipPeriod[]
  const last = closed[0]?.end_date
  const newest = closed.find((each) => each.end_date === last && payslipKind(each) === 'regular')
  if (!newest) throw new Error('no closed week')
  const { payroll: payrollId, type } = newest
  const place = { periodo: payslipPeriodCode(newest), payroll: payrollId, type }
  const answer = await ask(operation, place, '100101')
  expect(fieldOf(answer, 'status')).toBe('OK')
  expect((await ask(operation, {}, '100101')).body).toEqual(answer.body)
  const digits = { ...place, periodo: Number(place.periodo), type: String(type) }
  expect((await ask(operation, digits, '100101')).body).toEqual(answer.body)
})
