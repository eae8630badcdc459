import { isDay } from '#domain/approvals/incidents.ts'

/** 'one': a single day. 'range': first and last day. 'pair': a rest day, and the day worked instead. */
export type PickMode = 'one' | 'range' | 'pair'

/** YYYY-MM-DD; '' when empty. Typed dates may be incomplete (date-boxes.tsx). */
export interface PickedDays {
  from: string
  to: string
}

/**
 * Returns the days after a tap. In a range, the first tap chooses one day, and a tap on a later day chooses
 * the last day. In a pair, the second tap chooses the other day, which may be earlier. Any other tap starts
 * again.
 */
export function pickDay(mode: PickMode, { from, to }: PickedDays, day: string): PickedDays {
  if (mode === 'pair') {
    const isSecond = isDay(from) && to === '' && day !== from
    return isSecond ? { from, to: day } : { from: day, to: '' }
  }
  const canExtend = mode === 'range' && isDay(from) && to === from && day > from
  return canExtend ? { from, to: day } : { from: day, to: day }
}

export type DayRole = 'from' | 'to' | 'between' | 'only'

/** Returns the role of a day in the choice; null when the day is not chosen. */
export function roleOf(mode: PickMode, { from, to }: PickedDays, day: string): DayRole | null {
  if (day === from) return mode === 'pair' || (isDay(to) && to > from) ? 'from' : 'only'
  if (mode === 'one' || !isDay(to)) return null
  if (day === to) return 'to'
  return mode === 'range' && isDay(from) && from < day && day < to ? 'between' : null
}
