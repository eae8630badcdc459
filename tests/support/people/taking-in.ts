import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { listPayslipHistory } from '#contract/payslips/payslips.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { addDays, companyDate, weekday } from '#domain/time/dates.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { type ImportEnd, importPayrollFile } from '#server/services/payroll-import/import-file.ts'
import { writeCancellation, writeCfdi } from '../files/cfdi-writer.ts'
import { inventReceipt, type Payee } from '../files/payroll-receipts.ts'
import { makeZip, type ZipEntry } from '../files/zip-maker.ts'
import { payeeOf } from './payees.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'

export const entryOf = (receipt: PayrollReceipt): ZipEntry => ({
  name: `${receipt.stamp.uuid}.xml`,
  bytes: writeCfdi(receipt),
})

export async function openPayroll(server: TestServer) {
  const folder = mkdtempSync(join(tmpdir(), 'turno-payroll-'))
  const payee = await payeeOf(server, '100101')
  const today = companyDate(server.clock.now().getTime())
  let sunday = addDays(today, 7 - weekday(today))

  async function take(bytes: Uint8Array | string, name = 'nomina.zip'): Promise<ImportEnd> {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    const { db, clock, services } = server
    const { files, background } = services
    return importPayrollFile({ db, files, clock, background, clamdUrl: null, satCertificates: [] }, path)
  }
  const ask = async (login: string, operation: AnyOperation, input: object) =>
    sendAs(server, operation, input, login)

  return {
    payee,
    /** Last day of the tested week, for which the demo has at most prenóminas. */
    sunday: () => sunday,
    nextWeek: () => (sunday = addDays(sunday, 7)),
    weekly: (who: Payee = payee, variant = '') =>
      inventReceipt({ payee: who, endDate: sunday, days: 7, periodicity: '02', variant }),
    take,
    takeAll: async (...receipts: PayrollReceipt[]) => (await take(makeZip(receipts.map(entryOf)))).row,
    takeCancellation: async (uuid: string, issuerRfc = payee.issuerRfc) =>
      (await take(writeCancellation(issuerRfc, [{ uuid, status: '201' }]))).row,
    async receiptOf({ stamp }: PayrollReceipt) {
      const [row] = await server.db.select().from(payrollReceipts).where(eq(payrollReceipts.uuid, stamp.uuid))
      return row
    },
    async payslipOf({ stamp }: PayrollReceipt) {
      const [row] = await server.db.select().from(payslips).where(eq(payslips.fiscalFolio, stamp.uuid))
      return row
    },
    ask,
    historyOf: async (login: string) =>
      ((await ask(login, listPayslipHistory, {})).body as { data: PayslipPeriod[] }).data,
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Payroll = Awaited<ReturnType<typeof openPayroll>>
