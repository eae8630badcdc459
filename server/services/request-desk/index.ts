import { asc, eq, type SQL } from 'drizzle-orm'
import type { RequestKind } from '#contract/request-desk.ts'
import * as operations from '#contract/request-desk.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { reopenDispute } from '../disputes/answer.ts'
import { readPeriodPayslip } from './payslip.ts'
import { dayOf, findRequest, listRequests } from './queries.ts'
import { summarize } from './summary.ts'
import { deskTexts as texts } from './texts.ts'

const { formerAnswers, users } = tables

/** The payroll team's inbox (P-48 … P-52). Access is checked before: 'hr'. */
const service = defineService(operations, {
  reopenDispute,

  async listDeskRequests({ tipo, abiertas, motivo = '', buscar = '', pagina }, { tx, clock }) {
    const wanted = { kind: tipo, isOpen: abiertas, reason: motivo, search: buscar, page: pagina }
    return { status: 'OK', ...(await listRequests(tx, wanted, clock.now())) }
  },

  readDeskSummary: async ({ tipo }, { tx, clock }) => ({
    status: 'OK',
    ...(await summarize(tx, tipo, clock.now())),
  }),

  async readDeskClarification({ id }, { tx, clock }) {
    const found = await requireRequest(tx, 'aclaracion', id, clock.now())
    return {
      status: 'OK',
      solicitud: found.request,
      recibo: await readPeriodPayslip(tx, found.employeeId, found.code, found.text),
      historia: await historyOf(tx, eq(formerAnswers.clarificationId, id)),
    }
  },

  async readDeskDispute({ id }, { tx, clock }) {
    const { request } = await requireRequest(tx, 'inconformidad', id, clock.now())
    return {
      status: 'OK',
      solicitud: request,
      historia: await historyOf(tx, eq(formerAnswers.disputeId, id)),
    }
  },
})

export { service as requestDesk }

/** @throws WireFault */
async function requireRequest(tx: Tx, kind: RequestKind, id: number, now: Date) {
  const found = await findRequest(tx, kind, id, now)
  if (found === null) throw new WireFault('ERROR', texts.unknown)
  return found
}

/** What was answered before it was opened again, oldest first. */
async function historyOf(tx: Tx, of: SQL) {
  const rows = await tx
    .select({ respuesta: formerAnswers.answer, respondio: users.name, at: formerAnswers.answeredAt })
    .from(formerAnswers)
    .innerJoin(users, eq(users.id, formerAnswers.answeredBy))
    .where(of)
    .orderBy(asc(formerAnswers.id))
  return rows.map(({ at, ...row }) => ({ ...row, fecha: dayOf(at) }))
}
