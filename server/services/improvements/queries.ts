import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  IMPROVEMENTS_PER_PAGE,
  type Improvement,
  type ManagedImprovement,
} from '#contract/improvements/improvements.ts'
import { companyDate } from '#domain/time/dates.ts'
import { fold } from '#domain/text/fold.ts'
import { improvementStates } from '#domain/improvements/improvements.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { tables } from '../../db/schema/tables.ts'
import { accents } from '../../texts.ts'

const { departments, employees, improvementEngineers, improvementSteps, improvements } = tables
const engineers = alias(employees, 'engineers')

const OWN_LIMIT = 300

const fullName = (of: typeof employees | typeof engineers) =>
  sql<string>`${of.firstName} || ' ' || ${of.paternalName} || ' ' || ${of.maternalName}`

function select(tx: Tx) {
  return tx
    .select({
      row: improvements,
      number: employees.number,
      name: fullName(employees),
      area: departments.name,
      engineer: sql<string | null>`${fullName(engineers)}`,
      engineerNumber: engineers.number,
    })
    .from(improvements)
    .innerJoin(employees, eq(employees.id, improvements.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(engineers, eq(engineers.id, improvements.engineerId))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof select>>[number]

export interface Wanted {
  /** State to list; 0 for all open states. */
  state: number
  area: string
  engineerId: number | null
  search: string
  page: number
}

export async function ownImprovements(tx: Tx, employeeId: number): Promise<Improvement[]> {
  const rows = await select(tx)
    .where(eq(improvements.employeeId, employeeId))
    .orderBy(desc(improvements.id))
    .limit(OWN_LIMIT)
  const steps = await stepsOf(tx, rows)
  return rows.map((row) => toWire(row, steps))
}

export async function listed(tx: Tx, wanted: Wanted, readerId: number) {
  const where = placeOf(wanted)
  const isEnded = wanted.state >= improvementStates.done
  const rows = await select(tx)
    .where(where)
    .orderBy(isEnded ? desc(improvements.endedAt) : asc(improvements.id), desc(improvements.id))
    .limit(IMPROVEMENTS_PER_PAGE)
    .offset((wanted.page - 1) * IMPROVEMENTS_PER_PAGE)
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(improvements)
    .innerJoin(employees, eq(employees.id, improvements.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(where)
  const steps = await stepsOf(tx, rows)
  const data = rows.map(
    (row): ManagedImprovement => ({
      ...toWire(row, steps),
      numero: row.number,
      nombre: row.name,
      area: row.area,
      numeroIngeniero: row.engineerNumber ?? '',
      esPropia: row.row.employeeId === readerId,
    }),
  )
  return { data, total: counted?.total ?? 0 }
}

function placeOf({ state, area, engineerId, search }: Wanted): SQL {
  const parts = [
    state === 0
      ? sql`${improvements.state} < ${improvementStates.done}`
      : eq(improvements.state, state as never),
    ...(area === '' ? [] : [eq(departments.name, area)]),
    ...(engineerId === null ? [] : [eq(improvements.engineerId, engineerId)]),
    ...fold(search)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`position(${word} in ${searched}) > 0`),
  ]
  return sql.join(parts, sql` and `)
}

const searched = sql`lower(translate(
  ${improvements.id}::text || ' ' || ${improvements.idea} || ' ' || ${improvements.place} || ' ' || ${employees.number}
    || ' ' || ${fullName(employees)},
  ${accents.written}, ${accents.plain}))`

type Steps = ReadonlyMap<number, Improvement['pasos']>

async function stepsOf(tx: Tx, rows: readonly Row[]): Promise<Steps> {
  const steps = new Map<number, Improvement['pasos']>()
  if (rows.length === 0) return steps
  const ids = rows.map(({ row }) => row.id)
  const found = await tx
    .select()
    .from(improvementSteps)
    .where(inArray(improvementSteps.improvementId, ids))
    .orderBy(asc(improvementSteps.id))
  for (const { improvementId, state, at, comment } of found) {
    const step = { estado: state, fecha: companyDate(at.getTime()), comentario: comment }
    steps.set(improvementId, [...(steps.get(improvementId) ?? []), step])
  }
  return steps
}

function toWire({ row, engineer }: Row, steps: Steps): Improvement {
  return {
    folio: row.id,
    mejora: row.idea,
    lugar: row.place,
    beneficio: row.benefit,
    tieneFoto: row.fileKey !== null,
    estado: row.state,
    fecha: companyDate(row.registeredAt.getTime()),
    ingeniero: engineer ?? '',
    pasos: steps.get(row.id) ?? [],
  }
}

export async function figuresOf(tx: Tx) {
  const states = await readRows<{ state: number; count: number }>(
    tx,
    sql`select state, count(*)::int as count from ${improvements} group by state order by state`,
  )
  const areas = await readRows<{ area: string; count: number; done: number }>(
    tx,
    sql`select d.name as area, count(*)::int as count,
        (count(*) filter (where i.state = ${improvementStates.done}))::int as done
      from ${improvements} i join ${employees} e on e.id = i.employee_id
      join ${departments} d on d.id = e.department_id
      group by d.name order by count desc, d.name`,
  )
  const [lasted] = await readRows<{ days: number | null }>(
    tx,
    sql`select round(avg(extract(epoch from ended_at - registered_at) / 86400))::int as days
      from ${improvements} where ended_at is not null`,
  )
  const people = await readRows<{ number: string; name: string; open: number }>(
    tx,
    sql`select e.number, e.first_name || ' ' || e.paternal_name || ' ' || e.maternal_name as name,
        (select count(*)::int from ${improvements} i
          where i.engineer_id = e.id and i.state < ${improvementStates.done}) as open
      from ${improvementEngineers} g join ${employees} e on e.id = g.employee_id order by name`,
  )
  return {
    total: states.reduce((sum, { count }) => sum + count, 0),
    estados: states.map(({ state, count }) => ({ estado: state, cuantas: count })),
    areas: areas.map(({ area, count, done }) => ({ area, cuantas: count, implementadas: done })),
    dias: lasted?.days ?? -1,
    ingenieros: people.map(({ number, name, open }) => ({ numero: number, nombre: name, abiertas: open })),
  }
}
