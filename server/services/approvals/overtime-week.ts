import { hoursInWeek, weekOf } from '#domain/approvals/overtime.ts'
import { limitOn } from '#domain/approvals/overtime-limit.ts'
import type { Tx } from '../../db/connection.ts'
import { findLaw } from '../law/queries.ts'
import { type Approval, listOvertime, listOvertimeLimits } from './queries.ts'

interface Week {
  desde: string
  hasta: string
  autorizadas: number
  enEspera: number
  limite: number
}

/**
 * Returns the other overtime hours in the request's week (weekly limit: LFT art. 66); null for other kinds.
 */
export async function overtimeWeek(tx: Tx, approval: Approval): Promise<Week | null> {
  return (await overtimeWeeks(tx, [approval])).get(approval.id) ?? null
}

export async function overtimeWeeks(tx: Tx, approvals: readonly Approval[]): Promise<Map<number, Week>> {
  const requests = approvals.flatMap(({ id, kind, subjectId, fromDay }) =>
    kind === 'tiempo_extra' && subjectId !== null && fromDay !== null
      ? [{ id, subjectId, day: fromDay, ...weekOf(fromDay) }]
      : [],
  )
  if (requests.length === 0) return new Map()
  const mondays = requests.map(({ from }) => from).sort()
  const { to } = weekOf(mondays.at(-1) ?? '')
  const rows = await listOvertime(
    tx,
    [...new Set(requests.map(({ subjectId }) => subjectId))],
    mondays[0] ?? '',
    to,
  )
  const ofPerson = new Map<number | null, typeof rows>()
  for (const row of rows) {
    const own = ofPerson.get(row.subjectId)
    if (own) own.push(row)
    else ofPerson.set(row.subjectId, [row])
  }
  const limits = await listOvertimeLimits(tx)
  const law = await findLaw(tx)
  return new Map(
    requests.flatMap(({ id, subjectId, day, from: desde, to: hasta }) => {
      const limite = limitOn(day, limits, law)
      if (limite === null) return []
      const others = (ofPerson.get(subjectId) ?? []).filter((row) => row.id !== id)
      const hours = (state: 'waiting' | 'authorized') =>
        hoursInWeek(
          day,
          others.filter((row) => row.state === state),
        )
      const week = { desde, hasta, autorizadas: hours('authorized'), enEspera: hours('waiting'), limite }
      return [[id, week] as const]
    }),
  )
}
