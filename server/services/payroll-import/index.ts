import { createHash } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import * as contract from '#contract/payroll-import.ts'
import { payrollImports, payrollReceipts } from '../../db/schema/payroll-import.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { importTexts as texts } from './texts.es.ts'

/** Another person's receipt and one that does not exist look the same; the file is read after the transaction. */
const downloadPayslipXml = staged<typeof contract.downloadPayslipXml>()({
  prepare: async () => null,
  async run({ idtimbrado }, { tx, user }) {
    const [row] = await tx
      .select()
      .from(payrollReceipts)
      .where(
        and(
          eq(payrollReceipts.stampId, idtimbrado),
          eq(payrollReceipts.employeeId, employeeOf(user)),
          eq(payrollReceipts.state, 'taken'),
        ),
      )
    if (!row) throw new WireFault('ERROR', texts.noXml)
    return row
  },
  async finish({ fileKey, sha256, endDate }, _input, { services }) {
    const bytes = await services.files.read(fileKey)
    if (bytes === null) throw new WireFault('ERROR', texts.noXml)
    // What the SAT has stamped, byte for byte, or nothing: a changed one proves nothing to anybody.
    const found = createHash('sha256').update(bytes).digest('hex')
    if (found !== sha256) throw new Error('the XML of a payslip is not what was taken in')
    const base64 = Buffer.from(bytes).toString('base64')
    return { status: 'OK', nombre: texts.xmlName(endDate), archivo: `data:application/xml;base64,${base64}` }
  },
})

const service = defineService(contract, {
  downloadPayslipXml,

  async listWaitingReceipts({ desde }, { tx }) {
    const isWaiting = eq(payrollReceipts.state, 'waiting')
    const rows = await tx
      .select({
        id: payrollReceipts.id,
        folio: payrollReceipts.uuid,
        empleado: payrollReceipts.employeeNumber,
        rfc: payrollReceipts.receiverRfc,
        fechaFin: payrollReceipts.endDate,
        archivo: payrollImports.fileName,
        waitsFor: payrollReceipts.waitsFor,
      })
      .from(payrollReceipts)
      .innerJoin(payrollImports, eq(payrollImports.id, payrollReceipts.importId))
      .where(and(isWaiting, gt(payrollReceipts.id, desde)))
      .orderBy(asc(payrollReceipts.id))
      .limit(contract.WAITING_PER_PAGE)
    const data = rows.map(({ waitsFor, ...row }) => ({
      ...row,
      motivo: waitsFor === null ? '' : texts.waiting[waitsFor],
    }))
    return { status: 'OK', data, total: await tx.$count(payrollReceipts, isWaiting) }
  },
})

export { service as payrollImport }
