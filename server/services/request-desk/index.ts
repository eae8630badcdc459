import { asc, eq, type SQL } from 'drizzle-orm'
import type { RequestKind } from '#contract/requests/request-desk.ts'
import * as operations from '#contract/requests/request-desk.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { reaches, reachOf } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { reopenDispute } from '../disputes/answer.ts'
import { readPeriodPayslip } from './payslip.ts'
import { dayOf, findRequest, listRequests } from './queries.ts'
import { summarize } from './summary.ts'
import { deskTexts as texts } from './texts.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

const { clarifications, formerAnswers, users } = tables

const service = defineService(
  operations,
  {
    reopenDispute,

    async listDeskRequests({ tipo, abiertas, motivo = '', buscar = '', pagina }, { tx, user, clock }) {
      const wanted = { kind: tipo, isOpen: abiertas, reason: motivo, search: buscar, page: pagina }
      const scope = reachOf(user, 'nomina')
      return { status: 'OK', ...(await listRequests(tx, wanted, scope, clock.now())) }
    },

    readDeskSummary: async ({ tipo }, { tx, user, clock }) => ({
      status: 'OK',
      ...(await summarize(tx, tipo, reachOf(user, 'nomina'), clock.now())),
    }),

    async readDeskClarification({ id }, { tx, user, clock }) {
      const found = await requireRequest(tx, user, 'aclaracion', id, clock.now())
      return {
        status: 'OK',
        solicitud: found.request,
        recibo: await readPeriodPayslip(tx, found.employeeId, found.code, found.text),
        ...(await checkRulesOf(tx, id)),
        historia: await historyOf(tx, eq(formerAnswers.clarificationId, id)),
      }
    },

    async readDeskDispute({ id }, { tx, user, clock }) {
      const { request } = await requireRequest(tx, user, 'inconformidad', id, clock.now())
      return {
        status: 'OK',
        solicitud: request,
        historia: await historyOf(tx, eq(formerAnswers.disputeId, id)),
      }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as requestDesk }

/** @throws WireFault for a request that is unknown or out of the caller's reach */
async function requireRequest(tx: Tx, user: User, kind: RequestKind, id: number, now: Date) {
  const found = await findRequest(tx, kind, id, now)
  if (found === null) throw new WireFault('ERROR', texts.unknown)
  if (!(await reaches(tx, user, 'nomina', found.employeeId)))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  return found
}

async function checkRulesOf(tx: Tx, id: number): Promise<{ revision?: string[] }> {
  const [row] = await tx
    .select({ rules: clarifications.checkRules })
    .from(clarifications)
    .where(eq(clarifications.id, id))
  return row !== undefined && row.rules.length > 0 ? { revision: row.rules } : {}
}

async function historyOf(tx: Tx, of: SQL) {
  const rows = await tx
    .select({ respuesta: formerAnswers.answer, respondio: users.name, at: formerAnswers.answeredAt })
    .from(formerAnswers)
    .innerJoin(users, eq(users.id, formerAnswers.answeredBy))
    .where(of)
    .orderBy(asc(formerAnswers.id))
  return rows.map(({ at, ...row }) => ({ ...row, fecha: dayOf(at) }))
}
