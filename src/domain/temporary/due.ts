import { addDays, daysBetween } from '../dates.ts'
import type { ProcessStatus } from './process.ts'

/** Whoever evaluates has so long, from the day on which the evaluators were chosen. */
export const EVALUATION_DAYS = 15

/** And whoever chooses them so long, from the application date on. */
export const CHOOSING_DAYS = 7

/** What a row's date says: from when on something opens, until when it is due, or nothing any more. */
export type Due = { kind: 'opens' | 'due' | 'late'; days: number } | null

/**
 * @param date the application date while waiting (status 1) or choosing (2), the last day of the evaluation later
 * @param today YYYY-MM-DD in the company's time zone
 * @returns days ahead, or behind where it is late; null from status 5 on
 */
export function dueOf(status: ProcessStatus, date: string, today: string): Due {
  if (status > 4 || date === '') return null
  if (status === 1 && date > today) return { kind: 'opens', days: daysBetween(today, date) }
  const days = daysBetween(today, lastDayOf(status, date))
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'due', days }
}

/** The last day of what `date` opens (status 1, 2), or `date` itself. */
export function lastDayOf(status: ProcessStatus, date: string): string {
  return status <= 2 && date !== '' ? addDays(date, CHOOSING_DAYS) : date
}
