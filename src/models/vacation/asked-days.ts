import { readIncidents } from '#contract/approvals/incidents.ts'
import { readKept } from '#core/store/kept.ts'
import { isVacation } from '#domain/approvals/incidents.ts'
import { vacationDays } from '#domain/approvals/vacation-days.ts'
import { readConfirmedRequests } from '../days/confirmed-requests.ts'
import { readLawOnDevice } from '../law/law-on-device.ts'
import { OWN_INCIDENTS } from '../requests/request-answers.ts'

/** Vacation days of one request that was confirmed on this device. */
interface AskedDays {
  days: readonly string[]
  /** Server time (ms) of the delivery; null while the request waits on this device. */
  deliveredAt: number | null
}

export const NO_DAYS: readonly AskedDays[] = []

export async function readAskedDays(): Promise<readonly AskedDays[]> {
  const asked = (await readConfirmedRequests()).flatMap(({ days, deliveredAt }) =>
    'day' in days || !isVacation(days.kind) ? [] : [{ ...days, deliveredAt }],
  )
  if (asked.length === 0) return NO_DAYS
  const law = await readLawOnDevice()
  const weeklyRest = (await readKept(readIncidents, OWN_INCIDENTS))?.value.descansoSemanal ?? ''
  return asked.map(({ from, to, deliveredAt }) => ({
    days: vacationDays(from, to, { weeklyRest, law }),
    deliveredAt,
  }))
}

/**
 * Returns the number of requested days that the kardex cannot contain yet.
 * @param at server time (ms) of the kardex
 */
export function countAskedSince(asked: readonly AskedDays[], at: number): number {
  const since = asked.filter(({ deliveredAt }) => deliveredAt === null || deliveredAt >= at)
  return new Set(since.flatMap(({ days }) => days)).size
}
