import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import * as contract from '#contract/imports/payroll-import.ts'
import { waitingWords } from '#domain/cfdi/file-fault-words.es.ts'
import { payrollImports, payrollPapers, payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { employees } from '../../db/schema/people.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { RETENTION_MS } from './run-queued.ts'
import { importTexts as texts } from './texts.es.ts'
import { paperRules } from '../../audit/paper-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const service = defineService(
  contract,
  {
    downloadPayslipXml: {
      async direct({ idtimbrado }, { db, user, services }) {
        const [row] = await db
          .select()
          .from(payrollReceipts)
          .where(
            and(
              eq(payrollReceipts.stampId, idtimbrado),
              eq(payrollReceipts.employeeId, employeeOf(user)),
              eq(payrollReceipts.state, 'taken'),
            ),
          )
        const bytes = row ? await services.files.read(row.fileKey) : null
        if (!row || bytes === null) throw new WireFault('ERROR', texts.noXml)
        // Sends only the exact bytes that the SAT stamped, because a changed XML is no valid proof.
        const found = createHash('sha256').update(bytes).digest('hex')
        if (found !== row.sha256) throw new Error('the stored XML of a payslip was changed')
        const base64 = Buffer.from(bytes).toString('base64')
        return {
          status: 'OK',
          nombre: texts.xmlName(row.endDate),
          archivo: `data:application/xml;base64,${base64}`,
        }
      },
    },

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
          persona: sql<string>`trim(concat_ws(' ', ${employees.firstName}, ${employees.paternalName}, ${employees.maternalName}))`,
        })
        .from(payrollReceipts)
        .innerJoin(payrollImports, eq(payrollImports.id, payrollReceipts.importId))
        .leftJoin(
          employees,
          and(eq(employees.id, payrollReceipts.employeeId), eq(payrollReceipts.waitsFor, 'deceased')),
        )
        .where(and(isWaiting, gt(payrollReceipts.id, desde)))
        .orderBy(asc(payrollReceipts.id))
        .limit(contract.WAITING_PER_PAGE)
      const data = rows.map(({ waitsFor, ...row }) => ({
        ...row,
        motivo: waitsFor === null ? '' : waitingWords[waitsFor],
        motivoClave: waitsFor ?? '',
      }))
      return { status: 'OK', data, total: await tx.$count(payrollReceipts, isWaiting) }
    },

    async listWaitingPapers({ desde }, { tx }) {
      const isWaiting = isNull(payrollPapers.receiptId)
      const rows = await tx
        .select({
          id: payrollPapers.id,
          document: payrollPapers.document,
          fileName: payrollImports.fileName,
          uuid: payrollPapers.uuid,
          receivedAt: payrollPapers.receivedAt,
        })
        .from(payrollPapers)
        .innerJoin(payrollImports, eq(payrollImports.id, payrollPapers.importId))
        .where(and(isWaiting, gt(payrollPapers.id, desde)))
        .orderBy(asc(payrollPapers.id))
        .limit(contract.WAITING_PER_PAGE)
      const data = rows.map(({ id, document, fileName, uuid, receivedAt }) => ({
        id,
        documento: document || fileName,
        archivo: fileName,
        folio: uuid ?? '',
        llego: receivedAt.toISOString(),
        hasta: new Date(receivedAt.getTime() + RETENTION_MS).toISOString(),
      }))
      return { status: 'OK', data, total: await tx.$count(payrollPapers, isWaiting) }
    },
  },
  { records: paperRules, words: [[words, wordsEn]] },
)

export { service as payrollImport }
