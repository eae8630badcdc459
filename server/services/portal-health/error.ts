import { sql } from 'drizzle-orm'
import type { readHealthError, TrailStep } from '#contract/portal-health/portal-health.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { type GroupRow, groupColumns, minute, toGroup } from './summary.ts'

const MOST_PLACES = 10

type ErrorDetails = ResponseOf<typeof readHealthError>['data']

export async function readError(tx: Tx, id: number): Promise<ErrorDetails | null> {
  const [row] = await readRows<GroupRow & { lugar: string }>(
    tx,
    sql`select ${groupColumns}, e.place as lugar from portal_errors e join portal_error_days d on d.error_id = e.id
      where e.id = ${id} group by e.id`,
  )
  if (!row) return null
  const { lugar, ...group } = row
  const dias = await readRows<ErrorDetails['dias'][number]>(
    tx,
    sql`select day::text as dia, sum(times)::int as veces from portal_error_days where error_id = ${id} group by day order by day`,
  )
  const rutas = await readRows<ErrorDetails['rutas'][number]>(
    tx,
    sql`select route as ruta, device as equipo, sum(times)::int as veces from portal_error_days
      where error_id = ${id} group by route, device order by veces desc, ruta, equipo limit ${MOST_PLACES}`,
  )
  const trails = await readRows<TrailRow>(
    tx,
    sql`select at, request_id as peticion, device as equipo, route as ruta, version, steps as pasos
      from portal_error_trails where error_id = ${id} order by id desc`,
  )
  const rastros = trails.map(({ at, ...trail }) => ({ fecha: minute(at), ...trail }))
  return { ...toGroup(group), lugar, dias, rutas, rastros }
}

interface TrailRow {
  at: Date | string
  peticion: string
  equipo: string
  ruta: string
  version: string
  pasos: TrailStep[]
}
