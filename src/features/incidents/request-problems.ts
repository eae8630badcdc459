import type { IncidentRow } from '#contract/approvals/incidents.ts'
import {
  breaksWeekRule,
  type DayOff,
  daysOf,
  isDay,
  isSwap,
  isVacation,
} from '#domain/approvals/incidents.ts'
import { type FreeDays, workdaysOf } from '#domain/time/workdays.ts'

export const noValues: DayOff = { kind: '', from: '', to: '' }

/**
 * Returns the request with another kind. A swap clears a second day that equals the first. Any other kind sets a
 * missing or earlier last day to the first day.
 */
export function withKind({ from, to }: DayOff, kind: string): DayOff {
  if (isSwap(kind)) return { kind, from, to: to === from ? '' : to }
  return { kind, from, to: isDay(from) && (to === '' || to < from) ? from : to }
}

export type Problem =
  | 'kind'
  | 'noFrom'
  | 'noTo'
  | 'from'
  | 'to'
  | 'endsBefore'
  | 'sameDay'
  | 'weekRule'
  | 'tooLong'
  | 'onlyFree'

/**
 * Returns the first problem found before sending, or null. Only the server knows, for example, the days already
 * authorized.
 * @param own the person's other requests, which count for the week's limit (INCD-04); vacation does not
 */
export function problemOf(values: DayOff, own: readonly DayOff[], free: FreeDays): Problem | null {
  const { kind, from, to } = values
  if (kind === '') return 'kind'
  if (from === '') return 'noFrom'
  if (!isDay(from)) return 'from'
  if (to === '') return 'noTo'
  if (!isDay(to)) return 'to'
  if (isSwap(kind) && from === to) return 'sameDay'
  if (!isSwap(kind) && to < from) return 'endsBefore'
  const days = daysOf(kind, from, to)
  const counted = days && workdaysOf(days, free)
  if (isVacation(kind)) return counted === null ? 'tooLong' : counted.length === 0 ? 'onlyFree' : null
  const limited = own.filter((one) => !isVacation(one.kind))
  const already = limited.flatMap((one) => daysOf(one.kind, one.from, one.to) ?? [])
  return counted === null || breaksWeekRule(workdaysOf(already, free), counted) ? 'weekRule' : null
}

/** Returns the person's own requests. */
export function ownRequests(rows: readonly IncidentRow[]): DayOff[] {
  return rows
    .filter(({ nombre }) => nombre === undefined)
    .map(({ descIncidencia: kind, fechaInIncidencia: from, fechaFiIncidencia }) => ({
      kind,
      from,
      to: fechaFiIncidencia ?? from,
    }))
}

/** Compares without the time of day and the case, which a host may write in its own way. */
export function isSameDay(one: DayOff, other: DayOff): boolean {
  const keyOf = ({ kind, from, to }: DayOff) =>
    `${kind.trim().toLowerCase()} ${from.slice(0, 10)} ${to.slice(0, 10)}`
  return keyOf(one) === keyOf(other)
}
