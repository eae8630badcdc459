import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import * as contract from '#contract/imports/payroll-runs.ts'
import type { Tx } from '../../db/connection.ts'
import { payrollFaults, payrollImports, payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { readSession } from '../../identity/session-rows.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { MAX_FILE_BYTES } from './receive-file.ts'
import { readDocumentAgain } from './refused-document.ts'
import { importWaitingReceipts, placeConfirmedReceipt } from './import-waiting-receipts.ts'
import { importTexts as texts } from './texts.es.ts'
import { issueUploadTicket } from './upload-ticket.ts'
import { selectRuns, wireRun } from './wire-run.ts'
import { paperRules } from '../../audit/paper-rules.ts'

const service = defineService(
  contract,
  {
    async openPayrollUpload(_input, { tx, token, user, services, clock }) {
      const session = await readSession(tx, token)
      if (session === null) throw new Error('an upload was opened without a session')
      const uploader = { userId: user.id, beganAt: session.beganAt }
      return {
        status: 'OK',
        boleto: issueUploadTicket(services.keys, uploader, clock.now()),
        tope: MAX_FILE_BYTES,
      }
    },

    async listPayrollRuns({ antes }, { tx }) {
      const rows = await selectRuns(tx)
        .where(antes === 0 ? undefined : lt(payrollImports.id, antes))
        .orderBy(desc(payrollImports.id))
        .limit(contract.RUNS_PER_PAGE)
      return { status: 'OK', data: rows.map(wireRun), total: await tx.$count(payrollImports) }
    },

    async readPayrollRun({ id, desde }, { tx }) {
      const run = await findRun(tx, id)
      const isOfRun = eq(payrollFaults.importId, id)
      const rows = await tx
        .select()
        .from(payrollFaults)
        .where(isOfRun)
        .orderBy(asc(payrollFaults.isDoubt), asc(payrollFaults.position), asc(payrollFaults.line))
        .offset(desde)
        .limit(contract.FAULTS_PER_PAGE)
      const [counts] = await tx
        .select({
          sums: sql<number>`count(distinct ${payrollFaults.position}) filter (where ${payrollFaults.isSum})::integer`,
          doubts: sql<number>`count(distinct ${payrollFaults.position}) filter (where ${payrollFaults.isDoubt})::integer`,
          all: sql<number>`count(*)::integer`,
        })
        .from(payrollFaults)
        .where(isOfRun)
      const faltas = rows.map(({ position, document, place, text, code, values, isDoubt, isSum }) => ({
        posicion: position,
        documento: document,
        lugar: place,
        texto: text,
        clave: code,
        valores: values,
        clase: isSum ? ('suma' as const) : isDoubt ? ('duda' as const) : ('rechazo' as const),
      }))
      return {
        status: 'OK',
        data: wireRun(run),
        sumas: counts?.sums ?? 0,
        dudas: counts?.doubts ?? 0,
        guardado: run.fileKey !== null,
        faltas,
        total: counts?.all ?? 0,
      }
    },

    async stopPayrollRun({ id, accion }, { tx, clock, services }) {
      await findRun(tx, id)
      const changed = await tx
        .update(payrollImports)
        .set({ isStopped: accion === 'detener', failures: 0 })
        .where(and(eq(payrollImports.id, id), isNull(payrollImports.finishedAt)))
        .returning({ id: payrollImports.id })
      if (changed.length === 0) throw new WireFault('ERROR', texts.done)
      if (accion === 'seguir') await services.jobs.add(tx, 'payroll', clock.now())
      return { status: 'OK', data: wireRun(await findRun(tx, id)) }
    },

    retryWaitingReceipts: staged<typeof contract.retryWaitingReceipts>()({
      prepare: (_input, { db, services }) =>
        importWaitingReceipts({ db, background: services.background }, 'everybody', true),
      run: async (_input, { tx }, tomados) => ({
        status: 'OK',
        tomados,
        quedan: await tx.$count(payrollReceipts, eq(payrollReceipts.state, 'waiting')),
      }),
      finish: async (done) => done,
    }),

    placeConfirmedReceipt: async ({ id }, { tx }) => ({
      status: 'OK',
      empleado: await placeConfirmedReceipt(tx, id),
    }),

    downloadRefusedDocument: {
      async direct({ id, posicion }, { db, services }) {
        const { fileKey } = await findRun(db as Tx, id)
        if (fileKey === null) throw new WireFault('ERROR', texts.noFile)
        const isRefused = and(
          eq(payrollFaults.importId, id),
          eq(payrollFaults.position, posicion),
          eq(payrollFaults.isDoubt, false),
        )
        if ((await db.$count(payrollFaults, isRefused)) === 0) throw new WireFault('ERROR', texts.noDocument)
        const document = await readDocumentAgain(services.files, fileKey, posicion)
        if (document === null) throw new WireFault('ERROR', texts.noDocument)
        const base64 = document.bytes.toString('base64')
        return {
          status: 'OK',
          nombre: document.name,
          archivo: `data:application/octet-stream;base64,${base64}`,
        }
      },
    },
  },
  { records: paperRules },
)

async function findRun(tx: Tx, id: number) {
  const [run] = await selectRuns(tx).where(eq(payrollImports.id, id))
  if (!run) throw new WireFault('ERROR', texts.noRun)
  return run
}

export { service as payrollRuns }
