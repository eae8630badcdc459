import { isDay } from '#domain/approvals/incidents.ts'

/** 'one': a single day. 'range': first and last day. 'pair': a day of rest and the day worked for it. */
export type PickMode = 'one' | 'range' | 'pair'

/** YYYY-MM-DD; '' when empty. Typed dates may be incomplete (date-boxes.tsx). */
export interface PickedDays {
  from: string
  to: string
}

/**
 * Returns the days after a tap. In a range, the first tap chooses one day, and a tap on a later day makes it the last
 * day. Any other tap starts anew. In a pair, the second tap chooses the other day, which may also be earlier.
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

/** Returns null when the day is not chosen. */
export function roleOf(mode: PickMode, { from, to }: PickedDays, day: string): DayRole | null {
  if (day === from) return mode === 'pair' || (isDay(to) && to > from) ? 'from' : 'only'
  if (mode === 'one' || !isDay(to)) return null
  if (day === to) return 'to'
  return mode === 'range' && isDay(from) && from < day && day < to ? 'between' : null
}
