import type { IncidentRow } from '#contract/incidents.ts'
import { breaksWeekRule, daysOf, isDay, isSwap } from '#domain/incidents.ts'

export interface RequestValues {
  /** '' until one is chosen. */
  kind: string
  /** YYYY-MM-DD; '' when empty (date-boxes.tsx). */
  from: string
  to: string
}

export const noValues: RequestValues = { kind: '', from: '', to: '' }

export type Problem = 'kind' | 'noFrom' | 'noTo' | 'from' | 'to' | 'endsBefore' | 'sameDay' | 'weekRule'

/**
 * Returns the problem found before sending, or null. The server checks the rest, such as days already
 * authorized.
 * @param known rows of the list; the person's own ones count for the week's limit (INCD-04)
 */
export function problemOf(values: RequestValues, known: readonly IncidentRow[]): Problem | null {
  const { kind, from, to } = values
  if (kind === '') return 'kind'
  if (from === '') return 'noFrom'
  if (!isDay(from)) return 'from'
  if (to === '') return 'noTo'
  if (!isDay(to)) return 'to'
  if (isSwap(kind) && from === to) return 'sameDay'
  if (!isSwap(kind) && to < from) return 'endsBefore'
  const days = daysOf(kind, from, to)
  const already = known
    .filter(({ nombre }) => nombre === undefined)
    .flatMap(
      (row) =>
        daysOf(row.descIncidencia, row.fechaInIncidencia, row.fechaFiIncidencia ?? row.fechaInIncidencia) ??
        [],
    )
  return days === null || breaksWeekRule(already, days) ? 'weekRule' : null
}
