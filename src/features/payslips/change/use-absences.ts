import {
  listAdministrativeAbsences,
  listIncapacities,
  listUnjustifiedAbsences,
} from '#contract/time/kardex.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface Absences {
  kind: 'unjustified' | 'administrative' | 'incapacity'
  /** YYYY-MM-DD, oldest first, without duplicates. */
  dates: string[]
}

/** YYYY-MM-DD; both days are included. */
export interface DaySpan {
  start: string
  end: string
}

/** Returns the absences on these days. An absence need not be the cause of a difference. */
export function useAbsences(spans: readonly DaySpan[]): Absences[] {
  const request = { Folio: useProfile().user.Folio }
  const unjustified = useOperation(listUnjustifiedAbsences, request).data
  const administrative = useOperation(listAdministrativeAbsences, request).data
  const incapacity = useOperation(listIncapacities, request).data
  return [
    { kind: 'unjustified' as const, dates: datesWithin(unjustified, spans) },
    { kind: 'administrative' as const, dates: datesWithin(administrative, spans) },
    { kind: 'incapacity' as const, dates: datesWithin(incapacity, spans) },
  ].filter(({ dates }) => dates.length > 0)
}

export function useAreAbsencesLoading(): boolean {
  const request = { Folio: useProfile().user.Folio }
  const unjustified = useOperation(listUnjustifiedAbsences, request)
  const administrative = useOperation(listAdministrativeAbsences, request)
  const incapacity = useOperation(listIncapacities, request)
  return [unjustified, administrative, incapacity].some(({ isLoading }) => isLoading)
}

export function datesWithin(
  answer: ResponseOf<typeof listIncapacities> | null,
  spans: readonly DaySpan[],
): string[] {
  const dates = (answer?.data ?? []).map((row) => (row.Fecha ?? '').slice(0, 10))
  return [...new Set(dates)]
    .filter((date) => spans.some(({ start, end }) => date >= start && date <= end))
    .sort()
}
