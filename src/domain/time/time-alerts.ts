import { compareText } from '../text/compare-text.ts'
import { addDays } from './dates.ts'
import { containsWords } from '../text/fold.ts'

/** Time-in-facility alerts (spec 001 §2 "Time alerts dialogs", §3 "Time alert"; TIME-01 … TIME-10, BR-40). */
export type FacilityKind = 'restroom' | 'canteen'

const RESTROOM = 1

/**
 * Maps idTipoInstalacion 1, as number or text, to restroom, and any other or missing value to canteen (BR-40).
 */
export function facilityOf(id: number | string | null | undefined): FacilityKind {
  return Number(id) === RESTROOM ? 'restroom' : 'canteen'
}

/** Allowed minutes of a visit; the spec leaves the limits open (BR-40). */
export const ALLOWED_MINUTES: Readonly<Record<FacilityKind, number>> = { restroom: 15, canteen: 30 }

export const ALERT_DAYS = 90

const DAY_MINUTES = 24 * 60

/** Converts "09:42" or "09:42:30" to minutes of the day; null for an invalid time. */
function minuteOfDay(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time)
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/**
 * Returns minutes from horaEntrada to horaSalida ("HH:mm"), also past midnight: "23:50" and "00:20" → 30. Null
 * while there is no exit, or for an invalid time.
 */
export function minutesInside(entry: string, exit: string | null): number | null {
  const from = minuteOfDay(entry)
  const to = exit === null ? null : minuteOfDay(exit)
  if (from === null || to === null) return null
  return to >= from ? to - from : to + DAY_MINUTES - from
}

export interface TimeAlert {
  /** Day of the entry, YYYY-MM-DD. */
  date: string
  /** HH:mm. */
  entry: string
  /** Null if no exit was recorded. */
  exit: string | null
  kind: FacilityKind
  /** Place in the server's words; '' without one. */
  place: string
  minutes: number | null
  /** Whether the alert has not been viewed yet; null if the server does not say. */
  isNew: boolean | null
}

export function minutesOver({ kind, minutes }: Pick<TimeAlert, 'kind' | 'minutes'>): number {
  return Math.max(0, (minutes ?? 0) - ALLOWED_MINUTES[kind])
}

export function byLongest(one: TimeAlert, other: TimeAlert): number {
  return (other.minutes ?? -1) - (one.minutes ?? -1) || byNewest(one, other)
}

export function byNewest(one: TimeAlert, other: TimeAlert): number {
  return compareText(other.date, one.date) || compareText(other.entry, one.entry)
}

export interface AlertSum {
  count: number
  restroom: number
  canteen: number
  minutes: number
  /** Longest visit in minutes; null if none has an exit. */
  longest: number | null
  fresh: number
}

export function sumAlerts(alerts: readonly TimeAlert[]): AlertSum {
  const sum: AlertSum = { count: 0, restroom: 0, canteen: 0, minutes: 0, longest: null, fresh: 0 }
  for (const { kind, minutes, isNew } of alerts) {
    sum.count += 1
    sum[kind] += 1
    if (isNew) sum.fresh += 1
    if (minutes === null) continue
    sum.minutes += minutes
    sum.longest = Math.max(sum.longest ?? 0, minutes)
  }
  return sum
}

/** Person of a leader's team: EMPLID, nombreColaborador, alertas (TIME-06). */
export interface TeamPerson {
  number: string
  name: string
  alerts: readonly TimeAlert[]
}

export interface TeamFilter {
  /** First and last day, YYYY-MM-DD, inclusive. */
  from: string
  to: string
  kind: FacilityKind | 'all'
  /** Words of a name or number, ignoring accents; '' matches everybody. */
  search: string
}

export interface TeamRow {
  person: TeamPerson
  alerts: TimeAlert[]
  sum: AlertSum
  days: ReadonlyMap<string, AlertSum>
}

/**
 * Filters the team and sorts by most minutes in total, then most alerts, then name. People without alerts stay
 * in the list.
 */
export function rankTeam(people: readonly TeamPerson[], filter: TeamFilter): TeamRow[] {
  const rows = people
    .filter(({ name, number }) => filter.search === '' || containsWords(`${name} ${number}`, filter.search))
    .map((person) => rowOf(person, filter))
  return rows.sort(
    (one, other) =>
      other.sum.minutes - one.sum.minutes ||
      other.sum.count - one.sum.count ||
      compareText(one.person.name, other.person.name),
  )
}

function rowOf(person: TeamPerson, { from, to, kind }: TeamFilter): TeamRow {
  const alerts = person.alerts.filter(
    (alert) => alert.date >= from && alert.date <= to && (kind === 'all' || alert.kind === kind),
  )
  const byDay = new Map<string, TimeAlert[]>()
  for (const alert of alerts) {
    const day = byDay.get(alert.date)
    if (day) day.push(alert)
    else byDay.set(alert.date, [alert])
  }
  const days = new Map([...byDay].map(([date, list]) => [date, sumAlerts(list)]))
  return { person, alerts: alerts.sort(byLongest), sum: sumAlerts(alerts), days }
}

export function daysUntil(to: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(to, index - count + 1))
}
