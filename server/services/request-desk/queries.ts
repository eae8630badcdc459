import { sql } from 'drizzle-orm'
import { type DeskRequest, REQUESTS_PER_PAGE, type RequestKind } from '#contract/requests/request-desk.ts'
import { periodLabel } from '#domain/requests/clarifications.ts'
import { companyDate, daysBetween } from '#domain/time/dates.ts'
import type { Scope } from '#domain/identity/roles.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { ofE, within } from '../../identity/scope.ts'
import { searched, sources } from './sources.ts'

interface Row extends Record<string, unknown> {
  id: number
  number: string
  name: string
  department: string
  reason: string
  /** Code of the period; '' for a dispute. */
  period_code: string
  period_text: string
  comment: string
  registered_at: Date | string
  answer: string | null
  answered_at: Date | string | null
  answered_by: string | null
  rating: number | null
  asked_with: number
  answered_with: number
}

export interface Wanted {
  kind: RequestKind
  isOpen: boolean
  reason: string
  search: string
  page: number
}

export async function listRequests(
  tx: Tx,
  { kind, isOpen, reason, search, page }: Wanted,
  scope: Scope,
  now: Date,
) {
  const source = sources[kind]
  const where = sql`${isOpen ? source.isOpen : sql`r.answered_at is not null`}
    and ${reason === '' ? sql`true` : sql`${source.reason} = ${reason}`} and ${searched(source, search)}
    and ${within(scope, ofE)}`
  const order = isOpen ? sql`r.registered_at, r.id` : sql`r.answered_at desc, r.id desc`
  const rows = await readRows<Row>(
    tx,
    sql`select ${source.columns} from ${source.from} where ${where} order by ${order}
      limit ${REQUESTS_PER_PAGE} offset ${(page - 1) * REQUESTS_PER_PAGE}`,
  )
  const [counted] = await readRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from ${source.from} where ${where}`,
  )
  return { data: rows.map((row) => toWire(row, now)), total: counted?.total ?? 0 }
}

/**
 * `code` and `text` are a clarification's stored period. For a dispute, `code` is '' and `text` is its day.
 */
export async function findRequest(tx: Tx, kind: RequestKind, id: number, now: Date) {
  const { columns, from } = sources[kind]
  const [row] = await readRows<Row & { employee_id: number }>(
    tx,
    sql`select ${columns}, r.employee_id from ${from} where r.id = ${id}`,
  )
  if (!row) return null
  const { employee_id: employeeId, period_code: code, period_text: text } = row
  return { employeeId, code, text, request: toWire(row, now) }
}

function toWire(row: Row, now: Date): DeskRequest {
  const requestedOn = dayOf(row.registered_at)
  const answered = row.answered_at === null ? null : dayOf(row.answered_at)
  return {
    id: row.id,
    empleado: row.number,
    nombre: row.name,
    departamento: row.department,
    motivo: row.reason,
    periodo: periodLabel(row.period_code, row.period_text),
    comentario: row.comment,
    fechaRegistro: requestedOn,
    dias: Math.max(0, daysBetween(requestedOn, answered ?? dayOf(now))),
    abierta: answered === null,
    respuesta: row.answer,
    respondio: row.answered_by,
    fechaRespuesta: answered,
    nivel: row.rating,
    evidencias: { solicitud: row.asked_with, respuesta: row.answered_with },
  }
}

export function dayOf(time: Date | string): string {
  return companyDate(new Date(time).getTime())
}
