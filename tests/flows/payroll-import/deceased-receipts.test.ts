import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingReceipts } from '#contract/imports/payroll-import.ts'
import { placeConfirmedReceipt, retryWaitingReceipts } from '#contract/imports/payroll-runs.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { GENERIC_RFC } from '#domain/cfdi/sat-codes.ts'
import { payrollFaults } from '#server/db/schema/imports/payroll-import.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { readRun } from '#server/services/payroll-import/import-file.ts'
import { payeeOf } from '#tests/support/people/payees.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const DECEASED = '100104'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  let curp: string
  beforeAll(async () => {
    server = await startServer({ database })
    payroll = await openPayroll(server)
    curp = (await payeeOf(server, DECEASED)).curp
    // An account of a person who has left is closed.
    const { userId } = await findPerson(server, DECEASED)
    await server.db.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, userId))
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })
  beforeEach(() => {
    payroll.nextWeek()
  })

  const generic = async (changes: object = {}, variant = '') =>
    payroll.weekly({ ...(await payeeOf(server, DECEASED)), rfc: GENERIC_RFC, ...changes }, variant)
  const setCurp = (number: string, value: string) =>
    server.db.update(employees).set({ curp: value }).where(eq(employees.number, number))
  const listed = async ({ stamp }: PayrollReceipt) => {
    const { body } = await payroll.ask('100301', listWaitingReceipts, { desde: 0 })
    return (body as { data: { folio: string }[] }).data.find(({ folio }) => folio === stamp.uuid)
  }
  const confirm = async (receipt: PayrollReceipt, login = '100301') =>
    payroll.ask(login, placeConfirmedReceipt, { id: (await payroll.receiptOf(receipt))?.id })
  const allPayslips = () => server.db.select().from(payslips).orderBy(payslips.id)

  async function expectStaysWaiting(receipt: PayrollReceipt, motivoClave: string) {
    expect(await listed(receipt)).toMatchObject({ motivoClave, persona: '' })
    const before = await allPayslips()
    expect((await confirm(receipt)).body).toEqual({
      status: 'ERROR',
      message: 'Ese recibo ya no espera tu confirmación.',
    })
    expect(await payroll.receiptOf(receipt)).toMatchObject({ state: 'waiting', waitsFor: motivoClave })
    expect(await allPayslips()).toEqual(before)
  }

  test('places the receipt of a person who has left only after the confirmation, and only once', async () => {
    const receipt = await generic()
    const run = await payroll.takeAll(receipt)
    expect(run).toMatchObject({ taken: 0, waiting: 1 })
    expect(await listed(receipt)).toMatchObject({
      empleado: DECEASED,
      motivo: 'El RFC es genérico: así se timbra el último recibo de una persona fallecida.',
      motivoClave: 'deceased',
      persona: 'JOSÉ ÁNGEL NÚÑEZ PEÑA',
    })
    // Without an RFC on record, nothing contradicts the generic one.
    await server.db.update(employees).set({ rfc: '' }).where(eq(employees.number, DECEASED))
    expect((await payroll.ask('100301', retryWaitingReceipts, {})).body).toMatchObject({ tomados: 0 })
    const before = await allPayslips()

    expect((await confirm(receipt)).body).toEqual({ status: 'OK', empleado: DECEASED })
    const payslip = await payroll.payslipOf(receipt)
    const { employeeId, userId } = await findPerson(server, DECEASED)
    expect(payslip).toMatchObject({ employeeId, net: receipt.totals.total })
    expect(await payroll.receiptOf(receipt)).toMatchObject({ state: 'taken', content: null })
    expect(await readRun(server.db, run.id)).toMatchObject({ taken: 1, waiting: 0 })
    expect((await allPayslips()).filter((each) => each.employeeId !== employeeId)).toEqual(
      before.filter((each) => each.employeeId !== employeeId),
    )
    expect((await confirm(receipt)).body).toMatchObject({ status: 'ERROR' })
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'payroll-waiting-placed'))
      .orderBy(desc(securityEvents.id))
    expect(events).toMatchObject([
      { actorId: (await findPerson(server, '100301')).userId, subjectId: userId, details: { people: 1 } },
    ])
  })

  test('leaves a receipt waiting whose CURP several people of the employer have', async () => {
    const other = (await payeeOf(server, '100102')).curp
    await setCurp('100102', curp.toLowerCase())
    const receipt = await generic()
    await payroll.takeAll(receipt)
    await expectStaysWaiting(receipt, 'sameCurp')
    await setCurp('100102', other)
    await payroll.ask('100301', retryWaitingReceipts, {})
    expect(await listed(receipt)).toMatchObject({ motivoClave: 'deceased' })
  })

  test('leaves a receipt waiting with another CURP, another employer or an unknown number', async () => {
    const otherCurp = await generic({ curp: 'XEXX000077HCLXXX09' }, 'curp')
    const [company] = await server.db.query.companies.findMany({
      where: (table, is) => is.eq(table.code, '00300'),
    })
    const otherCompany = await generic({ issuerRfc: company?.taxId }, 'company')
    const unknown = await generic({ number: '9000077' }, 'unknown')
    expect(await payroll.takeAll(otherCurp, otherCompany, unknown)).toMatchObject({ taken: 0, waiting: 3 })
    await expectStaysWaiting(otherCurp, 'identity')
    await expectStaysWaiting(otherCompany, 'company')
    await expectStaysWaiting(unknown, 'person')
  })

  test('refuses roles without payroll, and a person whose data changed in the meantime', async () => {
    const receipt = await generic()
    await payroll.takeAll(receipt)
    for (const login of ['100101', '100201', '100501']) expect((await confirm(receipt, login)).http).toBe(403)
    await setCurp(DECEASED, 'XEXX000077HCLXXX09')
    const before = await allPayslips()
    expect((await confirm(receipt)).body).toEqual({
      status: 'ERROR',
      message: 'Los datos de esa persona cambiaron: revísalos y toca Intentar ahora.',
    })
    await setCurp(DECEASED, curp)
    expect(await allPayslips()).toEqual(before)
    expect(await payroll.receiptOf(receipt)).toMatchObject({ state: 'waiting' })
  })

  test('replaces no receipt of another deceased person with the same RFC', async () => {
    const first = await generic()
    await payroll.takeAll(first)
    await confirm(first)
    const other = payroll.weekly({ ...(await payeeOf(server, '100102')), rfc: GENERIC_RFC })
    const row = await payroll.takeAll({ ...other, replaces: [first.stamp.uuid] })
    expect(await payroll.receiptOf(first)).toMatchObject({ state: 'taken' })
    const faults = await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))
    expect(faults).toMatchObject([{ code: 'foreignReplaced', isDoubt: true }])

    const second = await generic({}, 'second')
    await payroll.takeAll({ ...second, replaces: [first.stamp.uuid] })
    expect(await payroll.receiptOf(first)).toMatchObject({ state: 'replaced', payslipId: null })
  })
})
