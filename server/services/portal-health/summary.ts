import { type SQL, sql } from 'drizzle-orm'
import type {
  ErrorGroup,
  HealthDay,
  readHealth,
  RouteFigures,
} from '#contract/portal-health/portal-health.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { addDays, companyDate, companyDateTime } from '#domain/time/dates.ts'
import { LEAST_SESSIONS } from '#domain/portal-health/vitals.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'

const MOST_ROUTES = 60
/**
 * Maximum visits sorted for one response, because sorting more would block the embedded database. Above the
 * limit, only every n-th session is read, and counts n times.
 */
export const MAX_READ = 20_000
const MAX_GROUPS = 100
/** Maximum versions listed, newest first, because senders could invent a version for each row. */
const MAX_VERSIONS = 10

const p75 = (column: SQL) =>
  sql`percentile_cont(0.75) within group (order by ${column}) filter (where ${column} is not null)`
const figuresOf = (
  share: number,
) => sql`(count(distinct v.session) * ${share}::int)::int as sesiones, ${p75(sql`v.lcp`)} as lcp, ${p75(sql`v.cls`)} as cls,
  ${p75(sql`v.inp`)} as inp, ${p75(sql`v.start`)} as inicio, ${p75(sql`v.send`)} as envio`

type Figures = Omit<HealthDay, 'dia'>
type Summary = Omit<ResponseOf<typeof readHealth>, 'status'>

interface Wanted {
  days: number
  device: string | undefined
  now: Date
}

export async function readSummary(tx: Tx, { days, device, now }: Wanted): Promise<Summary> {
  const first = addDays(companyDate(now.getTime()), 1 - days)
  const all = sql`portal_visits v where v.day >= ${first}::date ${device === undefined ? sql`` : sql`and v.device = ${device}`}`
  const [counted] = await readRows<{ n: number }>(tx, sql`select count(*)::int as n from ${all}`)
  const share = Math.max(1, Math.ceil((counted?.n ?? 0) / MAX_READ))
  const visits = share === 1 ? all : sql`${all} and hashtext(v.session) % ${share}::int = 0`
  const figures = figuresOf(share)
  const [total] = await readRows<Figures>(tx, sql`select ${figures} from ${visits}`)
  const found = await readRows<HealthDay>(
    tx,
    sql`select v.day::text as dia, ${figures} from ${visits} group by v.day`,
  )
  const rutas = await readRows<RouteFigures>(
    tx,
    sql`select v.route as ruta, v.device as equipo, ${figures} from ${visits} group by v.route, v.device
      having count(distinct v.session) >= ${LEAST_SESSIONS} order by sesiones desc, ruta, equipo limit ${MOST_ROUTES}`,
  )
  const [beyond] = await readRows<{ perdidos: number }>(
    tx,
    sql`select coalesce(sum(lost), 0)::int as perdidos from portal_days where day >= ${first}::date`,
  )
  return {
    total: total ? rounded(total) : NO_FIGURES,
    dias: Array.from({ length: days }, (_, at) => {
      const dia = addDays(first, at)
      const day = found.find((each) => each.dia === dia)
      return day ? rounded(day) : { dia, ...NO_FIGURES }
    }),
    rutas: rutas.map(rounded),
    errores: await readGroups(tx, first, device),
    perdidos: beyond?.perdidos ?? 0,
  }
}

const NO_FIGURES: Figures = { sesiones: 0, lcp: null, cls: null, inp: null, inicio: null, envio: null }

function rounded<Row extends Figures>(row: Row): Row {
  const whole = (value: number | null) => (value === null ? null : Math.round(value))
  return {
    ...row,
    lcp: whole(row.lcp),
    inp: whole(row.inp),
    inicio: whole(row.inicio),
    envio: whole(row.envio),
    cls: row.cls === null ? null : Math.round(row.cls * 1000) / 1000,
  }
}

async function readGroups(tx: Tx, first: string, device: string | undefined): Promise<ErrorGroup[]> {
  const rows = await readRows<GroupRow>(
    tx,
    sql`select ${groupColumns} from portal_errors e join portal_error_days d on d.error_id = e.id
      where d.day >= ${first}::date ${device === undefined ? sql`` : sql`and d.device = ${device}`}
      group by e.id order by e.last_at desc, e.id desc limit ${MAX_GROUPS}`,
  )
  return rows.map(toGroup)
}

export interface GroupRow {
  id: number
  clase: string
  mensaje: string
  veces: number
  first_at: Date | string
  last_at: Date | string
  versiones: string[]
}

/** Columns of an error group: `e` is the error, `d` its days. */
export const groupColumns = sql`e.id, e.kind as clase, e.message as mensaje, e.first_at, e.last_at,
  sum(d.times)::int as veces, array(select x.version from portal_error_days x where x.error_id = e.id
    group by x.version order by max(x.at) desc, x.version limit ${MAX_VERSIONS}) as versiones`

export function toGroup({ first_at, last_at, ...row }: GroupRow): ErrorGroup {
  return { ...row, primera: minute(first_at), ultima: minute(last_at) }
}

/** Returns 'YYYY-MM-DD HH:mm' in the company's time zone. */
export function minute(at: Date | string): string {
  const time = new Date(at).getTime()
  return `${companyDate(time)} ${companyDateTime(time).slice(11, 16)}`
}
