import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { SETTLED_MS } from '#domain/pay-check/coverage.ts'
import type { DayRange } from '#domain/pay-check/facts.ts'
import { type KardexKind, kardexKinds } from '#domain/time/kardex.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import { hasUnwrittenRow, isBeingImported } from '../data-import/unwritten-row.ts'
import { employeeOf } from '../own-data.ts'
import { daysSince, importedDays, LEAST_PEOPLE, type RecordedDay } from './imported-days.ts'
import { findLastMove, movesSince } from './moves.ts'

const { departments, employees, kardexFacts } = tables

/**
 * Days before today whose records are read: over a year and the 62 days in which absences may be deducted
 * late.
 */
const DAYS_READ = 430
const DAY_MS = 24 * 60 * 60_000
/** Time for which a group's days are remembered, because everybody asks for them on a payday. */
const REMEMBERED_MS = 5 * 60_000
const codeOf = (kind: KardexKind) => kardexKinds.indexOf(kind) + 1
/** Kinds that are never recorded before their day. Permits, vacations and incapacities may be planned. */
const past = [codeOf('unjustified'), codeOf('administrative')]
/**
 * Other kinds of days without pay. If the imports have no record of one of these kinds, the company may never
 * send that kind. Such imports prove nothing.
 */
const others = [codeOf('incapacity'), codeOf('permit')]

interface Group {
  company: string
  payGroup: number
  plant: number | null
}

const remembered = new WeakMap<Services, Map<string, { at: number; range: DayRange | null }>>()

/**
 * Returns the days that the company's imports of the kardex cover for the caller. Returns null without proof,
 * and while imports change the kardex. Reads only records of people of the caller's company, pay group and
 * plant, because a file may cover only one group.
 */
export async function findImportedDays(
  tx: Tx,
  user: User,
  { clock, services }: { clock: Clock; services: Services },
): Promise<DayRange | null> {
  const now = clock.now()
  if (await isBeingImported(tx, 'kardex', new Date(now.getTime() - SETTLED_MS))) return null
  const [own] = await tx
    .select({
      company: employees.companyCode,
      payGroup: employees.payGroupId,
      plant: departments.plantId,
    })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(eq(employees.id, employeeOf(user)))
  const range = own ? await rememberedDays(tx, own, services, now) : null
  if (range === null || (await hasUnwrittenRow(tx, 'kardex', user.number))) return null
  return daysSince(range, await findLastMove(tx, user.id, firstRead(now)))
}

const firstRead = (now: Date) => new Date(now.getTime() - DAYS_READ * DAY_MS)

async function rememberedDays(tx: Tx, group: Group, services: Services, now: Date): Promise<DayRange | null> {
  const at = now.getTime()
  const groups = remembered.get(services) ?? new Map<string, { at: number; range: DayRange | null }>()
  remembered.set(services, groups)
  const key = JSON.stringify(group)
  const known = groups.get(key)
  if (known !== undefined && at >= known.at && at < known.at + REMEMBERED_MS) return known.range
  const range = await daysOf(tx, group, now)
  groups.set(key, { at, range })
  return range
}

async function daysOf(tx: Tx, group: Group, now: Date): Promise<DayRange | null> {
  const today = companyDate(now.getTime())
  const moves = movesSince(tx, firstRead(now))
  const isOfGroup = (kinds: readonly number[], from: string, to: string): SQL | undefined =>
    and(
      eq(employees.companyCode, group.company),
      eq(employees.payGroupId, group.payGroup),
      sql`${departments.plantId} is not distinct from ${group.plant}`,
      inArray(kardexFacts.kind, [...kinds]),
      between(kardexFacts.date, from, to),
      // Records from before a move come from the former group's files.
      sql`(${moves.day} is null or ${kardexFacts.date} >= ${moves.day}::date)`,
    )
  const recorded: RecordedDay[] = await tx
    .select({
      day: kardexFacts.date,
      people: sql<
        number[]
      >`(array_agg(distinct ${kardexFacts.employeeId}))[1:${sql.raw(String(LEAST_PEOPLE))}]`,
    })
    .from(kardexFacts)
    .innerJoin(employees, eq(employees.id, kardexFacts.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(moves, eq(moves.employeeId, employees.id))
    .where(isOfGroup(past, addDays(today, -DAYS_READ), today))
    .groupBy(kardexFacts.date)
    .orderBy(desc(kardexFacts.date))
  const range = importedDays(recorded)
  if (range === null) return null
  const kinds = await tx
    .selectDistinct({ kind: kardexFacts.kind })
    .from(kardexFacts)
    .innerJoin(employees, eq(employees.id, kardexFacts.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(moves, eq(moves.employeeId, employees.id))
    .where(isOfGroup(others, range.from, range.to))
  return kinds.length === others.length ? range : null
}
