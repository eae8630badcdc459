import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestOf } from '#contract/protocol/operation.ts'
import {
  DESK_ROWS_PER_PAGE,
  type DeskRow,
  type DeskSearch,
  type listRecognitions,
  MOST_EXPORTED,
} from '#contract/recognition/recognition-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { wholeName } from '../temporary-staff/rows.ts'
import { isNamed, wordsOf } from './colleagues.ts'

const { applause, departments, employees, principles, recognitions, users } = tables
const givers = alias(employees, 'givers')
const giverDepartments = alias(departments, 'giver_departments')
const withdrawers = alias(users, 'withdrawers')

/**
 * Condition for the company's recognitions, including withdrawn recognitions and recognitions of leavers.
 * Omits other hidden recognitions, because only their receiver may see them.
 */
function ofDesk(user: User): SQL | undefined {
  return and(
    eq(recognitions.companyCode, user.company),
    or(isNull(recognitions.hiddenAt), isNotNull(recognitions.withdrawnAt)),
  )
}

function wantedBy(user: User, search: DeskSearch): SQL | undefined {
  const { buscar, principio, departamento, estado, mes } = search
  return and(
    ofDesk(user),
    ...wordsOf(buscar).map((word) => or(isNamed(employees, word), isNamed(givers, word))),
    principio === '' ? undefined : eq(principles.title, principio),
    departamento === '' ? undefined : eq(recognitions.departmentId, departamento),
    mes === '' ? undefined : eq(recognitions.month, mes),
    {
      todos: undefined,
      vigente: isNull(recognitions.withdrawnAt),
      retirado: isNotNull(recognitions.withdrawnAt),
    }[estado],
  )
}

export async function listDesk(tx: Tx, user: User, input: RequestOf<typeof listRecognitions>) {
  const wanted = wantedBy(user, input)
  const rows = await select(tx)
    .where(wanted)
    .orderBy(desc(recognitions.id))
    .limit(DESK_ROWS_PER_PAGE)
    .offset((input.pagina - 1) * DESK_ROWS_PER_PAGE)
  const [all] = await tx
    .select({ total: count() })
    .from(recognitions)
    .innerJoin(employees, eq(employees.id, recognitions.receiverId))
    .innerJoin(givers, eq(givers.id, recognitions.giverId))
    .innerJoin(principles, eq(principles.id, recognitions.principleId))
    .where(wanted)
  const places = await tx
    .selectDistinct({ id: departments.id, nombre: departments.name })
    .from(recognitions)
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .where(ofDesk(user))
    .orderBy(departments.name)
  return { data: rows.map(toWire), total: all?.total ?? 0, departamentos: places }
}

export async function listForSheet(tx: Tx, user: User, search: DeskSearch) {
  const rows = await select(tx)
    .where(wantedBy(user, search))
    .orderBy(desc(recognitions.id))
    .limit(MOST_EXPORTED + 1)
  return { data: rows.slice(0, MOST_EXPORTED).map(toWire), hayMas: rows.length > MOST_EXPORTED }
}

function select(tx: Tx) {
  return tx
    .select({
      row: recognitions,
      receiver: employees,
      area: departments.name,
      giver: givers,
      giverArea: giverDepartments.name,
      principle: principles,
      withdrawer: withdrawers.name,
      claps: sql<number>`(select count(*)::int from ${applause} where ${applause.recognitionId} = ${recognitions.id})`,
    })
    .from(recognitions)
    .innerJoin(employees, eq(employees.id, recognitions.receiverId))
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .innerJoin(givers, eq(givers.id, recognitions.giverId))
    .innerJoin(giverDepartments, eq(giverDepartments.id, givers.departmentId))
    .innerJoin(principles, eq(principles.id, recognitions.principleId))
    .leftJoin(withdrawers, eq(withdrawers.id, recognitions.withdrawnBy))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function toWire({ row, receiver, area, giver, giverArea, principle, withdrawer, claps }: Row): DeskRow {
  return {
    id: row.id,
    principio: principle.title,
    imagen: principle.image,
    para: wholeName(receiver),
    numeroPara: receiver.number,
    areaPara: area,
    de: wholeName(giver),
    numeroDe: giver.number,
    areaDe: giverArea,
    razon: row.reason,
    fecha: companyDate(row.at.getTime()),
    aplausos: claps,
    retirado: row.withdrawnAt && {
      quien: withdrawer ?? '',
      cuando: companyDate(row.withdrawnAt.getTime()),
      motivo: row.withdrawnReason ?? '',
    },
  }
}
