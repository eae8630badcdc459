import { type SQL, sql } from 'drizzle-orm'
import type { EventSearch } from '#contract/identity/security-record.ts'
import { addDays } from '#domain/time/dates.ts'
import { kindsOf } from '#domain/identity/security-events.ts'
import { recordTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

const MEXICO = 'America/Mexico_City'

/**
 * Condition of a search. `s` is the event in all queries.
 * @throws WireFault for a day that does not exist
 */
export function searched({ persona, autor, grupo, clase, desde, hasta }: EventSearch): SQL {
  const parts = [
    persona === undefined ? null : isAbout(persona),
    autor === undefined ? null : sql`s.actor_id = ${accountOf(autor)}`,
    grupo === undefined ? null : inKinds(kindsOf(grupo)),
    clase === undefined ? null : sql`s.kind = ${clase}`,
    desde === undefined ? null : sql`s.at >= ${startOf(desde)}`,
    hasta === undefined ? null : sql`s.at < ${startOf(addDays(requireDay(hasta), 1))}`,
  ]
  return sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )
}

export function inKinds(kinds: readonly string[]): SQL {
  return sql`s.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`
}

/** Midnight in the company's time zone. */
export function startOf(day: string): SQL {
  return sql`(${requireDay(day)}::date::timestamp at time zone ${MEXICO})`
}

/** Condition for events about a person, including events of the employee record from before the account. */
function isAbout(key: string): SQL {
  const id = Number(key.slice(1))
  return key.startsWith('e')
    ? sql`s.subject_employee_id = ${id}`
    : sql`(s.subject_id = ${id} or s.subject_employee_id = (select employee_id from users where users.id = ${id}))`
}

/** Returns users.id, or 0 for a person without an account, who cannot be an author. */
function accountOf(key: string): number {
  return key.startsWith('u') ? Number(key.slice(1)) : 0
}

function requireDay(day: string): string {
  const isDay = Number.isFinite(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day
  if (!isDay) throw new WireFault('ERROR', texts.noSuchDay)
  return day
}
