import { type SQL, sql } from 'drizzle-orm'
import type { EventPerson, EventSearch, RecordedEvent } from '#contract/identity/security-record.ts'
import { companyDate, companyDateTime } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import type { EventDetails } from '../../db/schema/security-events.ts'
import { searched } from './search.ts'

interface Row extends Record<string, unknown> {
  id: number | string
  at: Date | string
  kind: string
  address: string
  details: EventDetails
  actor_id: number | null
  actor_name: string | null
  actor_number: string | null
  subject_id: number | null
  subject_name: string | null
  subject_number: string | null
  record_id: number | null
  record_name: string | null
  record_number: string | null
}

const names = sql`a.name as actor_name, ae.number as actor_number, p.name as subject_name,
  pe.number as subject_number, r.id as record_id, r.number as record_number,
  r.first_name || ' ' || r.paternal_name || ' ' || r.maternal_name as record_name`

/** Selects the page before joining the people, because the index then limits the rows read. */
export function eventsQuery(search: EventSearch, after: string | undefined, limit: number): SQL {
  const wanted = [searched(search), ...(after === undefined ? [] : [before(after)])]
  const parts = wanted.filter((part) => part.queryChunks.length > 0)
  const where = parts.length === 0 ? sql`` : sql`where ${sql.join(parts, sql` and `)}`
  return sql`
    select s.*, ${names}
    from (select * from security_events s ${where} order by s.at desc, s.id desc limit ${limit}) s
      left join users a on a.id = s.actor_id left join employees ae on ae.id = a.employee_id
      left join users p on p.id = s.subject_id left join employees pe on pe.id = p.employee_id
      left join employees r on r.id = s.subject_employee_id
    order by s.at desc, s.id desc`
}

function before(place: string): SQL {
  const [at, id] = place.split('.').map(Number)
  return sql`(s.at, s.id) < (${new Date(at ?? 0).toISOString()}::timestamptz, ${id ?? 0})`
}

function placeOf({ at, id }: Row): string {
  return `${new Date(at).getTime()}.${id}`
}

export interface EventPage {
  data: RecordedEvent[]
  /** Start of the next page; null at the end. */
  next: string | null
}

export async function listEvents(
  tx: Tx,
  search: EventSearch,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<EventPage> {
  const rows = await readRows<Row>(tx, eventsQuery(search, after, limit + 1))
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { data: shown.map(toWire), next: rows.length > limit && last ? placeOf(last) : null }
}

function toWire(row: Row): RecordedEvent {
  const at = new Date(row.at).getTime()
  const record = toPerson('e', row.record_id, row.record_name, row.record_number)
  return {
    id: Number(row.id),
    clase: row.kind,
    fecha: companyDate(at),
    hora: companyDateTime(at).slice(11),
    autor: toPerson('u', row.actor_id, row.actor_name, row.actor_number),
    persona: toPerson('u', row.subject_id, row.subject_name, row.subject_number) ?? record,
    direccion: row.address,
    detalles: row.details,
  }
}

/** An empty name means that the account was deleted. */
function toPerson(
  key: 'u' | 'e',
  id: number | null,
  name: string | null,
  number: string | null,
): EventPerson | null {
  return id === null ? null : { clave: `${key}${id}`, nombre: name ?? '', numero: number ?? '' }
}
