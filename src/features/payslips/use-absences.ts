import { listAdministrativeAbsences, listIncapacities, listUnjustifiedAbsences } from '#contract/kardex.ts'
import type { ResponseOf } from '#contract/operation.ts'
import { useOperation } from '#hooks/use-operation.ts'
import { useProfile } from '#hooks/use-session.ts'

export interface Absences {
  kind: 'unjustified' | 'administrative' | 'incapacity'
  /** YYYY-MM-DD, oldest first, each day once. */
  dates: string[]
}

/** What the kardex says of the days from `from` to `to`: a fact beside the difference, never its cause. */
export function useAbsences(from: string, to: string): Absences[] {
  const request = { Folio: useProfile().user.Folio }
  const unjustified = useOperation(listUnjustifiedAbsences, request).data
  const administrative = useOperation(listAdministrativeAbsences, request).data
  const incapacity = useOperation(listIncapacities, request).data
  return [
    { kind: 'unjustified' as const, dates: datesWithin(unjustified, from, to) },
    { kind: 'administrative' as const, dates: datesWithin(administrative, from, to) },
    { kind: 'incapacity' as const, dates: datesWithin(incapacity, from, to) },
  ].filter(({ dates }) => dates.length > 0)
}

export function datesWithin(
  answer: ResponseOf<typeof listIncapacities> | null,
  from: string,
  to: string,
): string[] {
  const dates = (answer?.data ?? []).map((row) => (row.Fecha ?? '').slice(0, 10))
  return [...new Set(dates)].filter((date) => date >= from && date <= to).sort()
}
