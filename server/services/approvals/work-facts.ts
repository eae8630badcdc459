import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm'
import { SWAP } from '#domain/approvals/incident-texts.ts'
import type { WorkKind } from '#domain/approvals/kinds.ts'
import {
  judgeOvertime,
  judgeRestDay,
  overtimeAllowedFrom,
  refusingLimit,
  type WorkFacts,
  type WorkLaw,
} from '#domain/approvals/work-law.ts'
import { mondayOf } from '#domain/approvals/incidents.ts'
import { lawByDay } from '#domain/law/law-on.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import { isVacationKept, kardexKinds } from '#domain/time/kardex.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { findLaw } from '../law/queries.ts'
import { approvalTexts as texts } from './texts.es.ts'

const { approvals, employees, kardexFacts } = tables
const CARD = kardexKinds.indexOf('card') + 1

interface AskedDay {
  /** approvals.id */
  id: number
  day: string
}

/** Facts of a person from a day on, with the requests that they come from. */
export interface StoredFacts {
  number: string
  birthDate: string
  overtime: (AskedDay & { hours: number; state: 'waiting' | 'authorized' })[]
  restDays: AskedDay[]
  weeklyRest: string
  swapped: AskedDay[]
  away: string[]
}

/** Reads the facts of these people from a day on. */
export async function readFacts(
  tx: Tx,
  ids: readonly number[],
  from: string,
): Promise<Map<number, StoredFacts>> {
  if (ids.length === 0) return new Map()
  const people = await tx
    .select({
      id: employees.id,
      number: employees.number,
      birthDate: employees.birthDate,
      weeklyRest: employees.weeklyRest,
    })
    .from(employees)
    .where(inArray(employees.id, [...ids]))
    .orderBy(employees.number)
  const requests = await tx
    .select({
      id: approvals.id,
      subjectId: approvals.subjectId,
      kind: approvals.kind,
      state: approvals.state,
      day: sql<string>`${approvals.fromDay}`,
      toDay: approvals.toDay,
      hours: sql<number | null>`(${approvals.details} ->> 'horas')::float8`,
    })
    .from(approvals)
    .where(
      and(
        inArray(approvals.subjectId, [...ids]),
        inArray(approvals.state, ['waiting', 'authorized']),
        or(
          inArray(approvals.kind, ['tiempo_extra', 'descanso_laborado']),
          and(eq(approvals.kind, 'incidencia'), sql`${approvals.details} ->> 'tipo' = ${SWAP}`),
        ),
        gte(sql`greatest(${approvals.fromDay}, ${approvals.toDay})`, from),
      ),
    )
  const absences = await tx
    .select({ employeeId: kardexFacts.employeeId, day: kardexFacts.date, status: kardexFacts.status })
    .from(kardexFacts)
    .where(
      and(inArray(kardexFacts.employeeId, [...ids]), ne(kardexFacts.kind, CARD), gte(kardexFacts.date, from)),
    )
    .orderBy(kardexFacts.date)
  const found = new Map<number, StoredFacts>(
    people.map(({ id, ...person }) => [id, { ...person, overtime: [], restDays: [], swapped: [], away: [] }]),
  )
  for (const { id, subjectId, kind, state, day, toDay, hours } of requests) {
    const facts = found.get(subjectId ?? 0)
    if (kind === 'incidencia' && toDay !== null && toDay >= from) facts?.swapped.push({ id, day: toDay })
    // The rest day of a swap may be before `from`, and its working day after it.
    if (day < from) continue
    if (kind !== 'tiempo_extra') facts?.restDays.push({ id, day })
    else if (state === 'waiting' || state === 'authorized')
      facts?.overtime.push({ id, day, hours: hours ?? 0, state })
  }
  for (const { employeeId, day, status } of absences) {
    const away = found.get(employeeId)?.away
    if (away && isVacationKept(status ?? '') && !away.includes(day)) away.push(day)
  }
  return found
}

export interface WorkRequest {
  /** Id of a stored request, which does not count for itself; null for a new one. */
  id: number | null
  kind: WorkKind
  day: string
  /** 0 for a rest day. */
  hours: number
}

export function judgeWork(
  { id, kind, day, hours }: WorkRequest,
  stored: StoredFacts | undefined,
  rows: readonly LawRow[],
): WorkLaw {
  const lawAt = lawByDay(rows)
  const others = <Asked extends AskedDay>(asked: readonly Asked[] = []) =>
    asked.filter((one) => one.id !== id)
  const facts: WorkFacts = {
    allowedFrom: stored ? overtimeAllowedFrom(stored.birthDate, lawAt(day)) : null,
    overtime: others(stored?.overtime),
    restDays: others(stored?.restDays).map((one) => one.day),
    weeklyRest: stored?.weeklyRest ?? '',
    swapped: others(stored?.swapped).map((one) => one.day),
    away: stored?.away ?? [],
  }
  return kind === 'tiempo_extra'
    ? judgeOvertime({ day, hours }, facts, lawAt)
    : judgeRestDay(day, facts, lawAt)
}

/**
 * Checks a new request. Requires the lock on the requester (approverOf), so that simultaneous requests of
 * one requester count each other.
 * @throws WireFault with the article when a confirmed row of the law does not allow it
 */
export async function requireLawfulWork(
  tx: Tx,
  subjectId: number,
  request: Omit<WorkRequest, 'id'>,
): Promise<void> {
  const facts = await readFacts(tx, [subjectId], mondayOf(request.day))
  const law = judgeWork({ ...request, id: null }, facts.get(subjectId), await findLaw(tx))
  const limit = refusingLimit(law)
  if (limit) throw new WireFault('ERROR', texts.beyondLaw[limit.rule](limit.value, limit.article))
}
