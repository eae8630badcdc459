import { eq, or } from 'drizzle-orm'
import type { WireWorkFacts } from '#contract/approvals/work-facts.ts'
import { mondayOf } from '#domain/approvals/incidents.ts'
import { OVERTIME_DAYS_BACK } from '#domain/approvals/overtime.ts'
import { overtimeAllowedFrom } from '#domain/approvals/work-law.ts'
import { lawOn } from '#domain/law/law-on.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { findLaw } from '../law/queries.ts'
import { readFacts, type StoredFacts } from './work-facts.ts'

const { employees } = tables
const PERSON_LIMIT = 1000

/** Returns the facts of the caller and of the people whom the caller leads. */
export async function listWorkFacts(
  tx: Tx,
  employeeId: number,
  today: string,
): Promise<{ propio: WireWorkFacts; equipo: WireWorkFacts[] }> {
  const people = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(or(eq(employees.id, employeeId), eq(employees.leaderId, employeeId)))
    .orderBy(employees.number)
    .limit(PERSON_LIMIT)
  const from = mondayOf(addDays(today, -OVERTIME_DAYS_BACK))
  const facts = await readFacts(tx, [...new Set([employeeId, ...people.map(({ id }) => id)])], from)
  const rows = await findLaw(tx)
  const own = facts.get(employeeId)
  if (own === undefined) throw new Error('a caller without a record')
  return {
    propio: toWire(own, from, rows),
    equipo: [...facts].flatMap(([id, one]) => (id === employeeId ? [] : [toWire(one, from, rows)])),
  }
}

/** Sends the first allowed day only while it matters, because the day of birth is not the team's business. */
function toWire(
  { number, birthDate, overtime, restDays, weeklyRest, swapped, away }: StoredFacts,
  from: string,
  rows: readonly LawRow[],
): WireWorkFacts {
  const allowedFrom = overtimeAllowedFrom(birthDate, lawOn(from, rows)) ?? ''
  return {
    numero: number,
    edadDesde: allowedFrom > from ? allowedFrom : '',
    extra: overtime.map(({ day, hours, state }) => ({
      dia: day,
      horas: hours,
      autorizada: state === 'authorized',
    })),
    descansos: restDays.map(({ day }) => day),
    descansoSemanal: weeklyRest,
    cambiados: swapped.map(({ day }) => day),
    ausencias: away,
  }
}
