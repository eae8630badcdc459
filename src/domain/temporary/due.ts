import { addDays, daysBetween } from '../time/dates.ts'
import type { ProcessStatus } from './process.ts'

/** Days for an evaluation, from the day on which the evaluators were chosen. */
export const EVALUATION_DAYS = 15

/** Days for choosing the evaluators, from the application date. */
export const CHOOSING_DAYS = 7

/** Days until a process opens or is due, or days since it was due; null if none applies. */
export type Due = { kind: 'opens' | 'due' | 'late'; days: number } | null

/**
 * @param date application date while waiting (status 1) or choosing (2), otherwise the evaluation's last day
 * @param today YYYY-MM-DD in the company's time zone
 * @returns days ahead, or days late; null from status 5 on or without a date
 */
export function dueOf(status: ProcessStatus, date: string, today: string): Due {
  if (status > 4 || date === '') return null
  if (status === 1 && date > today) return { kind: 'opens', days: daysBetween(today, date) }
  const days = daysBetween(today, lastDayOf(status, date))
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'due', days }
}

/** Returns the last day for choosing evaluators (status 1, 2), otherwise `date` itself. */
export function lastDayOf(status: ProcessStatus, date: string): string {
  return status <= 2 && date !== '' ? addDays(date, CHOOSING_DAYS) : date
}
