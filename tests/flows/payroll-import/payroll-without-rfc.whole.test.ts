import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingReceipts } from '#contract/imports/payroll-import.ts'
import { employees } from '#server/db/schema/people.ts'
import { readReceipt } from '#server/services/payslips/queries.ts'
import { importWaitingReceipts } from '#server/services/payroll-import/import-waiting-receipts.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  beforeAll(async () => {
    server = await startServer({ database })
    payroll = await openPayroll(server)
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })
  beforeEach(async () => {
    payroll.nextWeek()
    const { rfc, curp } = payroll.payee
    await have({ rfc, curp })
  })
  const have = (facts: { rfc?: string; curp?: string }) =>
    server.db.update(employees).set(facts).where(eq(employees.number, payroll.payee.number))
  const recordOf = async () => {
    const [row] = await server.db
      .select({ rfc: employees.rfc, curp: employees.curp })
      .from(employees)
      .where(eq(employees.number, payroll.payee.number))
    return row
  }
  const listed = async (folio: string) => {
    const { body } = await payroll.ask('100301', listWaitingReceipts, { desde: 0 })
    return (body as { data: { folio: string; motivo: string; motivoClave: string }[] }).data.find(
      (each) => each.folio === folio,
    )
  }

  test('without an RFC on record, matches by CURP, prints the receipt’s RFC and keeps the record', async () => {
    await have({ rfc: '' })
    const receipt = payroll.weekly()
    expect(await payroll.takeAll(receipt)).toMatchObject({ taken: 1, waiting: 0 })
    const payslip = await payroll.payslipOf(receipt)
    if (!payslip) throw new Error('the receipt created no payslip')
    expect((await readReceipt(server.db, payslip)).worker.rfc).toBe(payroll.payee.rfc)
    expect((await recordOf())?.rfc).toBe('')
  })

  test('without an RFC on record, reports a receipt with another CURP as another person’s', async () => {
    await have({ rfc: '' })
    const receipt = payroll.weekly({ ...payroll.payee, curp: 'XEXX000077HCLXXX09' })
    expect(await payroll.takeAll(receipt)).toMatchObject({ taken: 0, waiting: 1 })
    expect(await listed(receipt.stamp.uuid)).toMatchObject({ motivoClave: 'identity' })
  })

  test('without a CURP on record, waits with that reason until the CURP is added', async () => {
    await have({ curp: '', rfc: '' })
    const receipt = payroll.weekly()
    expect(await payroll.takeAll(receipt)).toMatchObject({ taken: 0, waiting: 1 })
    expect(await listed(receipt.stamp.uuid)).toMatchObject({
      motivo: 'El portal no tiene su CURP: se agrega con Importar personas.',
      motivoClave: 'noCurp',
    })
    await have({ curp: payroll.payee.curp })
    await importWaitingReceipts({ db: server.db, background: server.services.background }, 'newcomers')
    expect(await payroll.receiptOf(receipt)).toMatchObject({ state: 'taken', waitsFor: null })
  })

  test('without a CURP on record, another RFC is reported as another person', async () => {
    await have({ curp: '' })
    const receipt = payroll.weekly({ ...payroll.payee, rfc: 'XEXX000077AB1' })
    await payroll.takeAll(receipt)
    expect(await listed(receipt.stamp.uuid)).toMatchObject({ motivoClave: 'identity' })
  })
})
