import { type WireWorkLaw, workLawToWire } from '#contract/approvals/work-law.ts'
import { isWorkKind } from '#domain/approvals/kinds.ts'
import { hoursInWeek, weekOf } from '#domain/approvals/overtime.ts'
import { limitOn } from '#domain/approvals/overtime-limit.ts'
import type { Tx } from '../../db/connection.ts'
import { findLaw } from '../law/queries.ts'
import { type Approval, listOvertimeLimits } from './queries.ts'
import { judgeWork, readFacts, type StoredFacts } from './work-facts.ts'

interface Week {
  desde: string
  hasta: string
  autorizadas: number
  enEspera: number
  limite: number
}

interface WorkOfRequest {
  /** Null for other kinds than overtime, and when no limit applies. */
  semana: Week | null
  ley: WireWorkLaw
}

/**
 * Returns the other overtime hours in the request's week (weekly limit: LFT art. 66); null for other kinds,
 * and when no limit applies.
 */
export async function overtimeWeek(tx: Tx, approval: Approval): Promise<Week | null> {
  return (await workOfRequests(tx, [approval])).get(approval.id)?.semana ?? null
}

/** Returns the week's hours and the law of each request for overtime or a worked rest day. */
export async function workOfRequests(
  tx: Tx,
  approvals: readonly Approval[],
): Promise<Map<number, WorkOfRequest>> {
  const requests = approvals.flatMap(({ id, kind, subjectId, fromDay, details }) =>
    isWorkKind(kind) && subjectId !== null && fromDay !== null
      ? [{ id, kind, subjectId, day: fromDay, hours: Number(details['horas'] ?? 0), ...weekOf(fromDay) }]
      : [],
  )
  const [first] = requests.map(({ from }) => from).sort()
  if (first === undefined) return new Map()
  const facts = await readFacts(tx, [...new Set(requests.map(({ subjectId }) => subjectId))], first)
  const limits = await listOvertimeLimits(tx)
  const rows = await findLaw(tx)
  return new Map(
    requests.map((request) => {
      const { id, kind, day, from, to } = request
      const own = facts.get(request.subjectId)
      const limite = kind === 'tiempo_extra' ? limitOn(day, limits, rows) : null
      const away = own?.away.filter((one) => one >= from && one <= to) ?? []
      const semana = limite === null ? null : { desde: from, hasta: to, ...hoursBeside(request, own), limite }
      return [id, { semana, ley: workLawToWire(judgeWork(request, own, rows), away) }] as const
    }),
  )
}

function hoursBeside({ id, day }: { id: number; day: string }, facts: StoredFacts | undefined) {
  const hours = (state: 'waiting' | 'authorized') =>
    hoursInWeek(day, facts?.overtime.filter((one) => one.id !== id && one.state === state) ?? [])
  return { autorizadas: hours('authorized'), enEspera: hours('waiting') }
}
