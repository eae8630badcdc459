import { sql } from 'drizzle-orm'
import type { RequestKind } from '#contract/requests/request-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Scope } from '#domain/identity/roles.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { ofE, within } from '../../identity/scope.ts'
import { sources } from './sources.ts'

const RECENT_MS = 90 * 24 * 60 * 60 * 1000
const MAX_REASONS = 20
const MEXICO = 'America/Mexico_City'

export async function summarize(tx: Tx, kind: RequestKind, scope: Scope, now: Date) {
  const { from, isOpen: waits, reason } = sources[kind]
  const isOpen = sql`${waits} and ${within(scope, ofE)}`
  const motivos = await readRows<{ nombre: string; abiertas: number }>(
    tx,
    sql`select ${reason} as nombre, count(*)::int as abiertas from ${from} where ${isOpen}
      group by 1 order by 2 desc, 1 limit ${MAX_REASONS}`,
  )
  const days = sql`(${companyDate(now.getTime())}::date - (r.registered_at at time zone ${MEXICO})::date)`
  const [open] = await readRows<{ all: number; one: number; three: number; seven: number }>(
    tx,
    sql`select count(*)::int as all, count(*) filter (where ${days} <= 1)::int as one,
      count(*) filter (where ${days} <= 3)::int as three, count(*) filter (where ${days} <= 7)::int as seven
      from ${from} where ${isOpen}`,
  )
  const { all, one, three, seven } = open ?? { all: 0, one: 0, three: 0, seven: 0 }
  const edades = [
    { nombre: '0-1', abiertas: one },
    { nombre: '2-3', abiertas: three - one },
    { nombre: '4-7', abiertas: seven - three },
    { nombre: '8+', abiertas: all - seven },
  ]
  return { abiertas: all, motivos, edades, ...(await readAnswers(tx, kind, scope, now)) }
}

async function readAnswers(tx: Tx, kind: RequestKind, scope: Scope, now: Date) {
  const { from } = sources[kind]
  const isRecent = sql`r.answered_at > ${new Date(now.getTime() - RECENT_MS).toISOString()}::timestamptz`
  const hours = sql`extract(epoch from r.answered_at - r.registered_at) / 3600`
  const [row] = await readRows<{ answered: number; median: number | null; mean: number | null }>(
    tx,
    sql`select count(*)::int as answered,
      percentile_cont(0.5) within group (order by (${hours})::float8) filter (where ${isRecent}) as median,
      (avg(r.rating) filter (where ${isRecent}))::float8 as mean
      from ${from} where r.answered_at is not null and ${within(scope, ofE)}`,
  )
  return {
    respondidas: row?.answered ?? 0,
    medianaHoras: rounded(row?.median),
    nivelPromedio: rounded(row?.mean),
  }
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 10) / 10
}
