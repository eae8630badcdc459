import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { isVacation } from '#domain/approvals/incidents.ts'
import { vacationDays } from '#domain/approvals/vacation-days.ts'
import { lawByDay } from '#domain/law/law-on.ts'
import { vacationOn } from '#domain/law/vacation.ts'
import type { Tx } from '../../db/connection.ts'
import { readVacations } from '../kardex/vacation.ts'
import { type Approval, detailText } from './queries.ts'

type VacationAsked = NonNullable<ItemToDecide['vacaciones']>

/** Returns, by approvals.id, the days of each vacation request and the requester's days left on its first day. */
export async function vacationsAsked(
  tx: Tx,
  approvals: readonly Approval[],
): Promise<Map<number, VacationAsked>> {
  const requests = approvals.filter(
    (approval) => approval.kind === 'incidencia' && isVacation(detailText(approval, 'tipo')),
  )
  if (requests.length === 0) return new Map()
  const vacations = await readVacations(
    tx,
    requests.map(({ requesterId }) => requesterId),
  )
  const lawAt = lawByDay(vacations.law)
  return new Map(
    requests.flatMap(({ id, requesterId, fromDay, toDay }) => {
      const person = vacations.of(requesterId)
      if (person === null || fromDay === null || toDay === null) return []
      const vacation = vacationOn(fromDay, person.facts, vacations.law)
      if (vacation.state === 'unknown') return []
      const dias = vacationDays(fromDay, toDay, { weeklyRest: person.weeklyRest, law: lawAt }).length
      return [[id, { dias, quedan: vacation.left }] as const]
    }),
  )
}
