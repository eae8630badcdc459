import * as incidents from '#contract/approvals/incidents.ts'
import { companyDate } from '#domain/time/dates.ts'
import { incidentKinds, weekRuleText } from '#domain/approvals/incident-texts.ts'
import { breaksWeekRule, daysOf, isDay, isSwap, isVacation } from '#domain/approvals/incidents.ts'
import { vacationDays } from '#domain/approvals/vacation-days.ts'
import { lawByDay } from '#domain/law/law-on.ts'
import { findExcess } from '#domain/law/vacation.ts'
import { workdaysOf } from '#domain/time/workdays.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { recordApproval } from '../approvals/record.ts'
import { requireBelowLimits } from '../approvals/request-limits.ts'
import { notifyApprover } from '../approvals/notify-people.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { approverOf } from '../approvals/who-decides.ts'
import { requireLawfulWork } from '../approvals/work-facts.ts'
import { readVacations } from '../kardex/vacation.ts'
import { findLaw } from '../law/queries.ts'
import { employeeOf } from '../own-data.ts'
import {
  countToDecide,
  daysInWeeksOf,
  findIncident,
  isRepeatedRequest,
  listPending,
  weeklyRestOf,
} from './queries.ts'
import { incidentTexts as texts } from './texts.es.ts'
import { approvalRules } from '../../audit/approval-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const service = defineService(
  incidents,
  {
    async readIncidents({ id }, { tx, user, clock }) {
      const today = companyDate(clock.now().getTime())
      if (id === 0) {
        const incidencias = await listPending(tx, employeeOf(user), today)
        return { status: 'Ok', incidencias, descansoSemanal: await weeklyRestOf(tx, employeeOf(user)) }
      }
      const found = await findIncident(tx, id, employeeOf(user), today)
      if (!found) throw new WireFault('ERROR', ownDataTexts.notYours)
      return { status: 'Ok', incidencias: [found] }
    },

    async countIncidents(_input, { tx, user, clock }) {
      const today = companyDate(clock.now().getTime())
      return { status: 'Ok', count: await countToDecide(tx, employeeOf(user), today) }
    },

    async requestIncident({ tipo, fechaInIncidencia: from, fechaFiIncidencia: to }, context) {
      const { tx, user, clock } = context
      const days = requestedDays(tipo, from, to)
      const employeeId = employeeOf(user)
      const approver = await approverOf(tx, employeeId, 'incidencia')
      if (approver === null) throw new WireFault('ERROR', approvalTexts.nobodyDecides)
      const request = { employeeId, kind: tipo, fromDay: from, toDay: to }
      if (await isRepeatedRequest(tx, request, clock.now())) return { status: 'Ok' }
      const already = await daysInWeeksOf(tx, employeeId, days)
      if (already.some(({ day }) => days.includes(day))) throw new WireFault('ERROR', texts.alreadyAsked)
      if (isVacation(tipo)) await requireVacationDays(tx, employeeId, from, to)
      else {
        const limited = already.filter(({ kind }) => !isVacation(kind)).map(({ day }) => day)
        const free = { weeklyRest: await weeklyRestOf(tx, employeeId), law: lawByDay(await findLaw(tx)) }
        if (breaksWeekRule(workdaysOf(limited, free), workdaysOf(days, free)))
          throw new WireFault('ERROR', weekRuleText)
      }
      // The working day of a swap may be a Sunday or a holiday, which the law forbids to minors.
      if (isSwap(tipo))
        await requireLawfulWork(tx, employeeId, { kind: 'descanso_laborado', day: to, hours: 0 })
      await requireBelowLimits(tx, employeeId, clock.now())
      const [made] = await tx
        .insert(tables.approvals)
        .values({
          kind: 'incidencia',
          requesterId: employeeId,
          subjectId: employeeId,
          ...approver,
          fromDay: from,
          toDay: to,
          details: { tipo },
          requestedAt: clock.now(),
        })
        .returning()
      if (!made) throw new Error('the request could not be inserted')
      await recordApproval(context, 'approval-asked', made, user.id)
      await notifyApprover(context, made, companyDate(clock.now().getTime()))
      return { status: 'Ok' }
    },
  },
  { records: approvalRules, words: [[words, wordsEn]] },
)

/**
 * Refuses days that are already vacation, and a request without a workday. Refuses more days than are left only
 * if the law's vacation days are confirmed (docs/law.md).
 * @throws WireFault with the reason
 */
async function requireVacationDays(tx: Tx, employeeId: number, from: string, to: string): Promise<void> {
  const { of, law } = await readVacations(tx, [employeeId])
  const person = of(employeeId)
  if (!person) return
  const { facts, weeklyRest } = person
  const days = vacationDays(from, to, { weeklyRest, law: lawByDay(law) })
  if (days.length === 0) throw new WireFault('ERROR', texts.onlyFree)
  if (days.some((day) => facts.days.includes(day))) throw new WireFault('ERROR', texts.alreadyVacation)
  const exceeded = findExcess(facts, days, law)
  if (exceeded?.isConfirmed) {
    throw new WireFault('ERROR', texts.beyondVacation(exceeded.left, exceeded.article))
  }
}

/**
 * Returns the requested days.
 * @throws WireFault for an invalid request, or for more days than its kind allows
 */
function requestedDays(kind: string, from: string, to: string): [string, ...string[]] {
  const isKnown = (incidentKinds as readonly string[]).includes(kind)
  if (!isKnown) throw new WireFault('ERROR', texts.unknownKind)
  if (!isDay(from) || !isDay(to)) throw new WireFault('ERROR', texts.noDay)
  if (isSwap(kind) ? from === to : to < from) {
    throw new WireFault('ERROR', isSwap(kind) ? texts.sameDay : texts.endsBefore)
  }
  const [first, ...others] = daysOf(kind, from, to) ?? []
  if (first === undefined) throw new WireFault('ERROR', isVacation(kind) ? texts.tooLong : weekRuleText)
  return [first, ...others]
}

export { service as incidents }
