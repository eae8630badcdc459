/** Calendar dates are YYYY-MM-DD text and are never converted to a Date in a time zone. */

/** Formats "2026-03-15" as "15/03/2026" (spec 001 §3). Text that is no date is returned unchanged. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date
}

/** Splits "2026-03-15" into { day: "15", month: 3, year: 2026 }; null if it is no date. */
export function dateParts(date: string): { day: string; month: number; year: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  return match ? { day: match[3] ?? '', month: Number(match[2]), year: Number(match[1]) } : null
}

export function formatDateRange(from: string, to: string, word: string): string {
  const start = formatDate(from)
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${start.slice(0, 5)} ${word} ${formatDate(to)}`
    : `${start} ${word} ${formatDate(to)}`
}

export function addDays(date: string, days: number): string {
  const time = Date.UTC(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8, 10)) + days,
  )
  return new Date(time).toISOString().slice(0, 10)
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Returns the calendar date of an instant (ms) in the company's time zone. */
export function companyDate(instant: number): string {
  const { year, month, day } = companyParts(instant)
  return `${year}-${month}-${day}`
}

/** Formats an instant (ms) as "21/11/2026 07:40:09" in the company's time zone. */
export function companyDateTime(instant: number): string {
  const { year, month, day, hour, minute, second } = companyParts(instant)
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** End of daylight saving time in central Mexico (30/10/2022, 02:00 local time); earlier instants use Intl. */
const STANDARD_TIME_SINCE = Date.UTC(2022, 9, 30, 7)
const FROM_UTC_MS = -6 * 3_600_000
const YEAR_10000 = Date.UTC(10_000, 0)

/**
 * Computes the parts in the company's time zone. A fixed offset avoids an Intl format, whose creation is slow
 * on a phone.
 */
function companyParts(instant: number): Record<Part, string> {
  if (instant < STANDARD_TIME_SINCE || instant >= YEAR_10000) return formatParts(instant)
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = new Date(
    instant + FROM_UTC_MS,
  )
    .toISOString()
    .split(/\D/)
  return { year, month, day, hour, minute, second }
}

/** Uses named parts, because their order differs between browsers. */
function formatParts(instant: number): Record<Part, string> {
  companyTimes ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Mexico_City',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const parts = companyTimes.formatToParts(instant).map(({ type, value }) => [type, value])
  return Object.fromEntries(parts) as Record<Part, string>
}

/** Created once, at first use, because creation is slow. */
let companyTimes: Intl.DateTimeFormat | undefined

/** Formats an instant (ms) as "07:40" in the company's time zone. */
export function companyTime(instant: number): string {
  return companyDateTime(instant).slice(11, 16)
}

/** Formats an instant (ms) as "21/11/2026, 07:40" in the company's time zone, the screens' common form. */
export function formatInstant(instant: number): string {
  return companyDateTime(instant).slice(0, 16).replace(' ', ', ')
}

/**
 * Formats "07:40" for an instant on the company's current day, otherwise "20/11/2026": a time alone would look
 * like today's.
 */
export function timeOrDay(instant: number, now: number): string {
  const day = companyDate(instant)
  return day === companyDate(now) ? companyTime(instant) : formatDate(day)
}
