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
import { work } from '#tests/support/people/sending-files.ts'
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

const validity = { from: '2020-01-01', to: '2049-12-31' }
const authority = makeCertificate({
  number: '00001000000500000001',
  rfc: 'SAT970701NN3',
  isAuthority: true,
  ...validity,
})

/** @param by issuer of the certificate; null for a certificate that anybody can make */
function signed(receipt: PayrollReceipt, by: typeof authority | null = null): string {
  const { rfc } = receipt.issuer
  const issuer = makeCertificate({ number: '00001000000500000002', rfc, issuer: by, ...validity })
  return signCfdi(writeCfdi(receipt), issuer)
}

async function sealOf(receipt: PayrollReceipt): Promise<string | undefined> {
  return (await datesOf(receipt)).sello
}

async function datesOf(receipt: PayrollReceipt) {
  const payslip = await payroll.payslipOf(receipt)
  if (!payslip) throw new Error('the receipt created no payslip')
  const periodo = payslipPeriodCode({ end_date: payslip.endDate, period: payslip.period })
  const { body } = await payroll.ask('100101', readPayrollDates, { periodo })
  return (body as ResponseOf<typeof readPayrollDates>).fechas
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

test('checks seals again when the company adds the SAT’s certificates, without a new import', async () => {
  const receipt = payroll.weekly()
  await payroll.take(makeZip([{ name: 'bueno.xml', bytes: signed(receipt, authority) }]))
  payroll.nextWeek()
  const invented = payroll.weekly()
  await payroll.take(makeZip([{ name: 'inventado.xml', bytes: signed(invented) }]))
  const both = async () => {
    const all = [await datesOf(receipt), await datesOf(invented)]
    return all.map(({ sello, selloBase }) => [sello, selloBase])
  }
  const own = [
    ['valido', 'propio'],
    ['valido', 'propio'],
  ]
  expect(await both()).toEqual(own)

  const before = await payroll.payslipOf(receipt)
  const services = { ...server.services, satCertificates: [authority.certificate] }
  await work({ ...server, services })
  expect(await both()).toEqual([
    ['valido', 'sat'],
    ['sinComprobar', undefined],
  ])
  expect(await payroll.payslipOf(receipt)).toEqual(before)

  await work(server)
  expect(await both()).toEqual(own)
})

test('keeps the basis of a seal when the XML cannot be read again', async () => {
  const receipt = payroll.weekly()
  await payroll.take(makeZip([{ name: 'sin-archivo.xml', bytes: signed(receipt, authority) }]))
  await server.db
    .update(payrollReceipts)
    .set({ fileKey: `01/${'0'.repeat(46)}` })
    .where(eq(payrollReceipts.uuid, receipt.stamp.uuid))
  await work({ ...server, services: { ...server.services, satCertificates: [authority.certificate] } })
  expect(await datesOf(receipt)).toMatchObject({ sello: 'valido', selloBase: 'propio' })
})
