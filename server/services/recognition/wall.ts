import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { type readWall, type Recognition, RECOGNITIONS_PER_PAGE } from '#contract/recognition/recognition.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { employeeOf } from '../own-data.ts'
import { wholeName } from '../temporary-staff/rows.ts'
import { isLeaver } from './leavers.ts'

const { applause, departments, employees, principles, recognitions } = tables
const givers = alias(employees, 'givers')
const giverDepartments = alias(departments, 'giver_departments')

/**
 * Condition for recognitions that the caller may see: given or received by the caller, or on the caller's
 * wall. Omits withdrawn recognitions. Only the receiver sees a hidden recognition.
 */
function seenBy(user: User): SQL | undefined {
  const own = employeeOf(user)
  const received = eq(recognitions.receiverId, own)
  return and(
    isNull(recognitions.withdrawnAt),
    or(received, isNull(recognitions.hiddenAt)),
    or(received, eq(recognitions.giverId, own), onWallOf(user)),
  )
}

/** Condition for recognitions of the wall, including hidden and withdrawn recognitions. */
export function onWallOf(user: User): SQL | undefined {
  return and(
    eq(recognitions.companyCode, user.company),
    sql`not ${isLeaver(recognitions.receiverId)}`,
    isOwnPlace(user),
  )
}

/** Condition for recognitions of the user's plant; undefined for human resources, who see all plants. */
export function isOwnPlace(user: User): SQL | undefined {
  if (user.isHumanResources) return undefined
  const ownPlant = sql`(select place.plant_id from employees me join departments place on place.id = me.department_id where me.id = ${employeeOf(user)})`
  return sql`${departments.plantId} is not distinct from ${ownPlant}`
}

export async function listWall(
  tx: Tx,
  user: User,
  { lista, pagina, principio, departamento }: RequestOf<typeof readWall>,
) {
  const own = employeeOf(user)
  const list = {
    muro: onWallOf(user),
    recibidos: eq(recognitions.receiverId, own),
    dados: eq(recognitions.giverId, own),
  }[lista]
  const listed = and(seenBy(user), list)
  const wanted = and(
    listed,
    principio === '' ? undefined : eq(principles.title, principio),
    departamento === '' ? undefined : eq(recognitions.departmentId, departamento),
  )
  const rows = await select(tx, user)
    .where(wanted)
    .orderBy(desc(recognitions.id))
    .limit(RECOGNITIONS_PER_PAGE)
    .offset((pagina - 1) * RECOGNITIONS_PER_PAGE)
  const [all] = await tx
    .select({ total: count() })
    .from(recognitions)
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .innerJoin(principles, eq(principles.id, recognitions.principleId))
    .where(wanted)
  const places = await tx
    .selectDistinct({ id: departments.id, nombre: departments.name })
    .from(recognitions)
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .where(listed)
    .orderBy(departments.name)
  return { data: rows.map((row) => toWire(row, user)), total: all?.total ?? 0, departamentos: places }
}

export async function findSeen(tx: Tx, user: User, id: number): Promise<Recognition | null> {
  const [row] = await select(tx, user).where(and(eq(recognitions.id, id), seenBy(user)))
  return row ? toWire(row, user) : null
}

function select(tx: Tx, user: User) {
  return tx
    .select({
      row: recognitions,
      receiver: employees,
      area: departments.name,
      giver: givers,
      giverArea: giverDepartments.name,
      principle: principles,
      claps: sql<number>`(select count(*)::int from ${applause} where ${applause.recognitionId} = ${recognitions.id})`,
      isClapped: sql<boolean>`exists (select 1 from ${applause} where ${applause.recognitionId} = ${recognitions.id} and ${applause.employeeId} = ${employeeOf(user)})`,
    })
    .from(recognitions)
    .innerJoin(employees, eq(employees.id, recognitions.receiverId))
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .innerJoin(givers, eq(givers.id, recognitions.giverId))
    .innerJoin(giverDepartments, eq(giverDepartments.id, givers.departmentId))
    .innerJoin(principles, eq(principles.id, recognitions.principleId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function toWire(found: Row, user: User): Recognition {
  const { row, receiver, area, giver, giverArea, principle } = found
  const own = employeeOf(user)
  return {
    id: row.id,
    principio: principle.title,
    imagen: principle.image,
    para: wholeName(receiver),
    areaPara: area,
    de: wholeName(giver),
    areaDe: giverArea,
    mio: row.receiverId === own ? 'recibi' : row.giverId === own ? 'di' : '',
    razon: row.reason,
    fecha: companyDate(row.at.getTime()),
    aplausos: found.claps,
    aplaudo: found.isClapped,
    oculto: row.hiddenAt !== null,
    retirable: user.isHumanResources,
  }
}
