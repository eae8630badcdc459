import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type KardexKind, kardexKinds } from '#domain/time/kardex.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import { hasUnwrittenRow } from '../data-import/unwritten-row.ts'
import { employeeOf } from '../own-data.ts'
import { importedDays, LEAST_PEOPLE, type RecordedDay } from './imported-days.ts'

const { departments, employees, kardexFacts } = tables
type Range = ReturnType<typeof importedDays>

/**
 * Days before today whose records are read: over a year and the 62 days in which absences may be deducted
 * late.
 */
const DAYS_READ = 430
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

const remembered = new WeakMap<Services, Map<string, { at: number; range: Range }>>()

/**
 * Returns the days that the company's imports of the kardex cover for the caller, or null without proof.
 * Reads only records of people of the caller's company, pay group and plant, because a file may cover only
 * one group.
 */
export async function findImportedDays(
  tx: Tx,
  user: User,
  { clock, services }: { clock: Clock; services: Services },
): Promise<Range> {
  const [own] = await tx
    .select({
      company: employees.companyCode,
      payGroup: employees.payGroupId,
      plant: departments.plantId,
    })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(eq(employees.id, employeeOf(user)))
  if (!own) return null
  const at = clock.now().getTime()
  const groups = remembered.get(services) ?? new Map<string, { at: number; range: Range }>()
  remembered.set(services, groups)
  const key = JSON.stringify(own)
  const known = groups.get(key)
  const isFresh = known !== undefined && at >= known.at && at < known.at + REMEMBERED_MS
  const range = isFresh ? known.range : await daysOf(tx, own, companyDate(at))
  if (!isFresh) groups.set(key, { at, range })
  return range !== null && (await hasUnwrittenRow(tx, 'kardex', user.number)) ? null : range
}

interface Group {
  company: string
  payGroup: number
  plant: number | null
}

async function daysOf(tx: Tx, group: Group, today: string): Promise<Range> {
  const first = addDays(today, -DAYS_READ)
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
    .where(and(isOfGroup(group), inArray(kardexFacts.kind, past), between(kardexFacts.date, first, today)))
    .groupBy(kardexFacts.date)
    .orderBy(desc(kardexFacts.date))
  const range = importedDays(recorded)
  if (range === null) return null
  const kinds = await tx
    .selectDistinct({ kind: kardexFacts.kind })
    .from(kardexFacts)
    .innerJoin(employees, eq(employees.id, kardexFacts.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(
      and(
        isOfGroup(group),
        inArray(kardexFacts.kind, others),
        between(kardexFacts.date, range.from, range.to),
      ),
    )
  return kinds.length === others.length ? range : null
}

function isOfGroup({ company, payGroup, plant }: Group): SQL | undefined {
  return and(
    eq(employees.companyCode, company),
    eq(employees.payGroupId, payGroup),
    sql`${departments.plantId} is not distinct from ${plant}`,
  )
}
