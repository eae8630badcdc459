/** Calendar dates are YYYY-MM-DD text and never pass through a Date in a time zone (decision 6). */

/** "2026-03-15" → "15/03/2026". Text that is not a date comes back as it is. Spec 001 §3. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date
}

/** "2026-03-15" → { day: "15", month: 3, year: 2026 }; null when it is not a date. */
export function dateParts(date: string): { day: string; month: number; year: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  return match ? { day: match[3] ?? '', month: Number(match[2]), year: Number(match[1]) } : null
}

/** "2026-03-09" and "2026-03-15" → "09/03 al 15/03/2026"; the year is written once when it is the same. */
export function formatDateRange(from: string, to: string, word: string): string {
  const start = formatDate(from)
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${start.slice(0, 5)} ${word} ${formatDate(to)}`
    : `${start} ${word} ${formatDate(to)}`
}

/** Adds whole days to a calendar date: addDays("2026-02-27", 2) → "2026-03-01". */
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

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The calendar date of an instant (ms) in the company's time zone. */
export function companyDate(instant: number): string {
  const { year, month, day } = companyParts(instant)
  return `${year}-${month}-${day}`
}

/** An instant (ms) → "21/11/2026 07:40:09" in the company's time zone. */
export function companyDateTime(instant: number): string {
  const { year, month, day, hour, minute, second } = companyParts(instant)
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** Central Mexico keeps no summer time since then (30/10/2022, 02:00 there); before it Intl knows. */
const STANDARD_TIME_SINCE = Date.UTC(2022, 9, 30, 7)
const FROM_UTC_MS = -6 * 3_600_000
const YEAR_10000 = Date.UTC(10_000, 0)

/** In the company's time zone. Reckoned where the offset is fixed: making an Intl format costs a slow phone 20 ms. */
function companyParts(instant: number): Record<Part, string> {
  if (instant < STANDARD_TIME_SINCE || instant >= YEAR_10000) return formatParts(instant)
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = new Date(
    instant + FROM_UTC_MS,
  )
    .toISOString()
    .split(/\D/)
  return { year, month, day, hour, minute, second }
}

/** Named parts, because the order in which a language writes them differs from browser to browser. */
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

/** Made once, when it is first asked for: making one takes as long as writing a row. */
let companyTimes: Intl.DateTimeFormat | undefined

/** An instant (ms) → "07:40" in the company's time zone. */
export function companyTime(instant: number): string {
  return companyDateTime(instant).slice(11, 16)
}

/** An instant (ms) → "21/11/2026, 07:40" in the company's time zone, as every day on the screen. */
export function formatInstant(instant: number): string {
  return companyDateTime(instant).slice(0, 16).replace(' ', ', ')
}

/** "07:40" of the company's day that `now` lies in, else "20/11/2026": an hour alone would be taken for today's. */
export function timeOrDay(instant: number, now: number): string {
  const day = companyDate(instant)
  return day === companyDate(now) ? companyTime(instant) : formatDate(day)
}
