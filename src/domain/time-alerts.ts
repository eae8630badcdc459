import { compareText } from './compare-text.ts'
import { addDays } from './dates.ts'
import { foundIn } from './fold.ts'

/** Time-in-facility alerts (spec 001 §2 "Time alerts dialogs", §3 "Time alert"; TIME-01 … TIME-10, BR-40). */
export type FacilityKind = 'restroom' | 'canteen'

const RESTROOM = 1

/** idTipoInstalacion 1 is a restroom, also when it comes as text; any other one, also a missing one, a canteen (BR-40). */
export function facilityOf(id: number | string | null | undefined): FacilityKind {
  return Number(id) === RESTROOM ? 'restroom' : 'canteen'
}

/** How long a visit may last, in minutes: our own figures, the spec leaves the limits open (BR-40). */
export const ALLOWED_MINUTES: Readonly<Record<FacilityKind, number>> = { restroom: 15, canteen: 30 }

/** How far back alerts are shown, in calendar days with today. */
export const ALERT_DAYS = 90

const DAY_MINUTES = 24 * 60

/** "09:42" or "09:42:30" → minutes of the day; null when it is no time. */
function minuteOfDay(time: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time)
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2])]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/**
 * Minutes from horaEntrada to horaSalida ("HH:mm"), past midnight too: "23:50" and "00:20" → 30. null while there is no
 * exit, or when either is no time.
 */
export function minutesInside(entry: string, exit: string | null): number | null {
  const from = minuteOfDay(entry)
  const to = exit === null ? null : minuteOfDay(exit)
  if (from === null || to === null) return null
  return to >= from ? to - from : to + DAY_MINUTES - from
}

export interface TimeAlert {
  /** YYYY-MM-DD of the entry. */
  date: string
  /** HH:mm. */
  entry: string
  /** null: nobody saw the person leave. */
  exit: string | null
  kind: FacilityKind
  /** Where it was, in the server's words; '' when it says nothing. */
  place: string
  /** See minutesInside. */
  minutes: number | null
  /** Nobody has looked at it yet; null where the server doesn't say. */
  isNew: boolean | null
}

/** Minutes beyond what is allowed; 0 within it and while the exit is missing. */
export function minutesOver({ kind, minutes }: Pick<TimeAlert, 'kind' | 'minutes'>): number {
  return Math.max(0, (minutes ?? 0) - ALLOWED_MINUTES[kind])
}

/** For `sort`: longest first; those without an exit, whose length nobody knows, last; then newest first. */
export function byLongest(one: TimeAlert, other: TimeAlert): number {
  return (other.minutes ?? -1) - (one.minutes ?? -1) || byNewest(one, other)
}

/** For `sort`: newest first. */
export function byNewest(one: TimeAlert, other: TimeAlert): number {
  return compareText(other.date, one.date) || compareText(other.entry, one.entry)
}

export interface AlertSum {
  count: number
  restroom: number
  canteen: number
  /** All minutes that are known. */
  minutes: number
  /** The longest one; null when none has an exit. */
  longest: number | null
  /** How many nobody has looked at. */
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

/** One person of a leader's team: EMPLID, nombreColaborador, alertas (TIME-06). */
export interface TeamPerson {
  number: string
  name: string
  alerts: readonly TimeAlert[]
}

export interface TeamFilter {
  /** First and last day, YYYY-MM-DD, both included. */
  from: string
  to: string
  kind: FacilityKind | 'all'
  /** Words of a name or number, with or without accents; '' finds everybody. */
  search: string
}

export interface TeamRow {
  person: TeamPerson
  /** Of the filter, longest first. */
  alerts: TimeAlert[]
  sum: AlertSum
  days: ReadonlyMap<string, AlertSum>
}

/**
 * The team as the filter leaves it, longest time first, then more alerts, then by name. Whoever has no alerts stays:
 * a leader sees that, too.
 */
export function rankTeam(people: readonly TeamPerson[], filter: TeamFilter): TeamRow[] {
  const rows = people
    .filter(({ name, number }) => filter.search === '' || foundIn(`${name} ${number}`, filter.search))
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

/** The `count` days that end with `to`, oldest first. */
export function daysUntil(to: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(to, index - count + 1))
}
