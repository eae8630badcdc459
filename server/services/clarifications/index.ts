import { eq } from 'drizzle-orm'
import type { RequestOf } from '#contract/protocol/operation.ts'
import * as operations from '#contract/requests/clarifications.ts'
import { knownRules } from '#domain/pay-check/facts.ts'
import { duplicateClarificationText, noPeriodText } from '#domain/requests/clarification-texts.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { hoursBetween, usualHoursOfAll } from '../usual-hours.ts'
import { answer, reopen } from './attend.ts'
import { familyOf, findPeriod, listPeriods } from './periods.ts'
import { countUnrated, insertClarification, isActiveReason, listOf, listReasons, rate } from './queries.ts'
import { clarificationTexts as texts } from './texts.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

const requests = tables.clarifications
const answered = {
  table: requests,
  requester: requests.employeeId,
  decider: requests.answeredBy,
  decidedAt: requests.answeredAt,
  hours: hoursBetween(requests.registeredAt, requests.answeredAt),
}

const service = defineService(
  operations,
  {
    listClarificationReasons: async (_input, { tx }) => ({ status: 'OK', data: await listReasons(tx) }),

    async listPayrollPeriods({ grupoPago }, { tx, clock }) {
      const today = companyDate(clock.now().getTime())
      return { status: 'OK', Periodos: await listPeriods(tx, familyOf(grupoPago), today) }
    },

    async requestClarification(input, { tx, user, clock }) {
      const employeeId = employeeOf(user)
      if (input.periodo.trim() === '') throw new WireFault('PERIODOVACIO', noPeriodText)
      const reason = await reasonOf(tx, input)
      const period = await findPeriod(tx, employeeId, input.periodo, companyDate(clock.now().getTime()))
      if (period === null) throw new WireFault('ERROR', texts.unknownPeriod)
      const id = await insertClarification(tx, {
        employeeId,
        periodCode: period.code,
        periodText: period.text,
        ...reason,
        comment: input.comentario,
        checkRules: knownRules(input.revision),
        registeredAt: clock.now(),
      })
      if (id === null) throw new WireFault('EXISTE', duplicateClarificationText)
      return { status: 'OK', id }
    },

    async listClarifications(_input, { tx, user, clock }) {
      const employeeId = employeeOf(user)
      const data = await listOf(tx, employeeId, user.number)
      const unrated = await countUnrated(tx, employeeId)
      const hours = await usualHoursOfAll(tx, answered, { employeeId, now: clock.now() })
      // Omits numNoEvaluados at zero, because clients check only whether the field is present (CLAR-23,
      // CLAR-24).
      return {
        status: data.length > 0 ? 'OK' : 'VACIO',
        data,
        ...(unrated > 0 ? { numNoEvaluados: unrated } : {}),
        ...(hours !== undefined && { horasUsuales: hours }),
      }
    },

    async rateClarification(input, { tx, user }) {
      const employeeId = employeeOf(user)
      if (!(await rate(tx, employeeId, input))) throw await ratingFault(tx, input.id, employeeId)
      return { status: 'OK' }
    },

    async countUnratedClarifications(_input, { tx, user }) {
      return { status: 'OK', numNoEvaluados: await countUnrated(tx, employeeOf(user)) }
    },

    async answerClarification({ id, comentarioNominas, revisionCierta }, context) {
      await answer(context, id, { text: comentarioNominas, wasCheckRight: revisionCierta ?? null })
      return { status: 'OK' }
    },

    async reopenClarification({ id }, context) {
      await reopen(context, id)
      return { status: 'OK' }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as clarifications }

/**
 * Returns the listed reason or the new reason. Ignores `nomMotivo`, which some clients send with the id.
 * @throws WireFault without a reason, with two reasons, or for an unknown reason
 */
async function reasonOf(
  tx: Tx,
  { motivo, nuevoMotivo }: RequestOf<typeof operations.requestClarification>,
): Promise<{ reasonId: number | null; newReason: string | null }> {
  if ((motivo === null) === (nuevoMotivo === '')) {
    throw new WireFault('ERROR', motivo === null ? texts.noReason : texts.oneReason)
  }
  if (motivo !== null && !(await isActiveReason(tx, motivo)))
    throw new WireFault('ERROR', texts.unknownReason)
  return { reasonId: motivo, newReason: motivo === null ? nuevoMotivo : null }
}

/** Unknown requests and other people's requests get the same error. */
async function ratingFault(tx: Tx, id: number, employeeId: number): Promise<WireFault> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id))
  if (row?.employeeId !== employeeId) return new WireFault('ERROR', ownDataTexts.notYours)
  if (row.answeredAt === null) return new WireFault('ERROR', texts.notClosed)
  return new WireFault('ERROR', row.rating === null ? texts.otherAnswer : texts.ratedBefore)
}
