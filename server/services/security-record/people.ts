import { sql } from 'drizzle-orm'
import { type EventPerson, MOST_FOUND } from '#contract/identity/security-record.ts'
import { fold } from '#domain/text/fold.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { accents } from '../../texts.ts'

export async function findPeople(tx: Tx, wanted: string): Promise<EventPerson[]> {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  // Removes accents first, because some databases cannot lower-case accented letters.
  const text = sql`lower(translate(numero || ' ' || nombre || ' ' || apodo, ${accents.written}, ${accents.plain}))`
  const isWanted = words.reduce((all, word) => sql`${all} and position(${word} in ${text}) > 0`, sql`true`)
  return readRows<EventPerson & Record<string, unknown>>(
    tx,
    sql`select clave, nombre, numero from (
        select 'u' || u.id as clave, u.name as nombre, coalesce(e.number, '') as numero, u.nickname as apodo
        from users u left join employees e on e.id = u.employee_id
        union all
        select 'e' || e.id, e.first_name || ' ' || e.paternal_name || ' ' || e.maternal_name, e.number, ''
        from employees e where not exists (select 1 from users u where u.employee_id = e.id)
      ) people where ${isWanted} order by nombre, clave limit ${MOST_FOUND}`,
  )
}
