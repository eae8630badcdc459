import { daysBetween } from '../dates.ts'
import type { ProcessStatus } from './process.ts'

/** Whoever evaluates has so long, from the day on which the evaluators were chosen. */
export const EVALUATION_DAYS = 15

/** What a row's date says: from when on something opens, until when it is due, or nothing any more. */
export type Due = { kind: 'opens' | 'due' | 'late'; days: number } | null

/**
 * @param date the application date while waiting (status 1) or choosing (2), the last day of the evaluation later
 * @param today YYYY-MM-DD in the company's time zone
 * @returns days ahead, or behind where it is late; null from status 5 on
 */
export function dueOf(status: ProcessStatus, date: string, today: string): Due {
  if (status > 4 || date === '') return null
  const days = daysBetween(today, date)
  if (status === 1 && days > 0) return { kind: 'opens', days }
  return days < 0 ? { kind: 'late', days: -days } : { kind: 'due', days }
}
