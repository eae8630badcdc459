import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readPayrollDates } from '#contract/payslips/legacy-payroll.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { payrollFaults, payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { writeReport } from '#server/services/payroll-import/report.ts'
import { wireRun } from '#server/services/payroll-import/wire-run.ts'
import { makeCertificate } from '#tests/support/files/certificate-maker.ts'
import { signCfdi } from '#tests/support/files/cfdi-signer.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let payroll: Payroll
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  payroll = await openPayroll(server)
})
afterAll(async () => {
  payroll.close()
  await server.stop()
})
beforeEach(() => {
  payroll.nextWeek()
})

function signed(receipt: PayrollReceipt): string {
  const rfc = receipt.issuer.rfc
  const issuer = makeCertificate({
    number: '00001000000500000002',
    rfc,
    from: '2020-01-01',
    to: '2049-12-31',
  })
  return signCfdi(writeCfdi(receipt), issuer)
}

async function sealOf(receipt: PayrollReceipt): Promise<string | undefined> {
  const payslip = await payroll.payslipOf(receipt)
  if (!payslip) throw new Error('the receipt created no payslip')
  const periodo = payslipPeriodCode({ end_date: payslip.endDate, period: payslip.period })
  const { body } = await payroll.ask('100101', readPayrollDates, { periodo })
  return (body as ResponseOf<typeof readPayrollDates>).fechas.sello
}

test('says on the payslip that a seal is valid, and reports nothing', async () => {
  const receipt = payroll.weekly()
  const { row } = await payroll.take(makeZip([{ name: 'uno.xml', bytes: signed(receipt) }]))
  expect(row).toMatchObject({ taken: 1, unprovenSeals: 0 })
  expect(await sealOf(receipt)).toBe('valido')
  expect(await writeReport(server.db, row)).not.toContain('sello')
})

test('imports a changed receipt, says that its seal is unproven, and reports it', async () => {
  const receipt = payroll.weekly()
  const changed = signed(receipt).replace('Pago de nómina', 'Pago de sueldo')
  const { row } = await payroll.take(makeZip([{ name: 'cambiado.xml', bytes: changed }]))
  expect(row).toMatchObject({ taken: 1, refused: 0, unprovenSeals: 1 })
  expect(wireRun({ ...row, sender: null, source: null }).sellosSinComprobar).toBe(1)
  expect(await sealOf(receipt)).toBe('sinComprobar')
  expect(await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))).toEqual([
    expect.objectContaining({ place: 'Comprobante@Sello', code: 'sealWrong', isDoubt: true }),
  ])
  expect(await writeReport(server.db, row)).toContain('El sello de 1 recibo no se pudo comprobar.')
})

test('says nothing about a receipt that was imported before seals were checked', async () => {
  const receipt = payroll.weekly()
  await payroll.take(makeZip([{ name: 'antes.xml', bytes: signed(receipt) }]))
  await server.db
    .update(payrollReceipts)
    .set({ sealState: null })
    .where(eq(payrollReceipts.uuid, receipt.stamp.uuid))
  expect(await sealOf(receipt)).toBeUndefined()
})
