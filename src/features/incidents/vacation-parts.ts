import type { VacationLeft } from '#contract/time/kardex.ts'

/** Requested days of one year of service, with the days that can be taken in it. */
export interface VacationPart {
  /** First day of the next year of service; '' for the current one. */
  from: string
  left: number
  requested: number
  /** Days of other requests without a decision. */
  asked: number
}

/** Returns the year of service of the requested days, or both when they are before and after an anniversary. */
export function vacationParts(
  { quedan, siguienteDesde, siguienteDias }: VacationLeft,
  requested: readonly string[],
  asked: readonly string[],
): VacationPart[] {
  const isNext = (day: string) => siguienteDesde !== '' && day >= siguienteDesde
  const count = (days: readonly string[], next: boolean) =>
    new Set(days.filter((day) => isNext(day) === next)).size
  const parts = [
    { from: '', left: quedan, requested: count(requested, false), asked: count(asked, false) },
    {
      from: siguienteDesde,
      left: siguienteDias,
      requested: count(requested, true),
      asked: count(asked, true),
    },
  ]
  return parts.filter((part) => part.requested > 0)
}
