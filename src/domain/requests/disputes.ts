import { addDays, daysBetween } from '../time/dates.ts'
import { type Elapsed, elapsedTexts } from './dispute-texts.ts'
import { cutText } from '../text/text-length.ts'

/** Payroll disputes, "inconformidades" (spec 002 §2.9, §4.7; groups DISP, EVID). */

/** States by `estatus` (DISP-18 … 20). */
export const disputeStates = { 1: 'Abierta', 2: 'Por calificar', 3: 'Cerrada' } as const

export const MAX_DISPUTE_COMMENT = 1000
export const MAX_DISPUTE_REASON = 80
export const MAX_EVIDENCE = 4
/** Maximum characters shown of a comment until it is tapped (DISP-12). */
export const COMMENT_PREVIEW = 80

/** Values of tipoEvidencia (G-18). */
export const evidenceKinds = { request: 1, answer: 2 } as const
export type EvidenceKind = (typeof evidenceKinds)[keyof typeof evidenceKinds]

export const unratedWord = 'Pendiente'

/** Accepts a number, a text with a number, 'Pendiente', '' or nothing. @returns 1 … 5, or null if not rated */
export function disputeLevel(value: number | string | null | undefined): number | null {
  const level = typeof value === 'number' ? value : Number.parseInt(value ?? '', 10)
  return Number.isInteger(level) && level >= 1 && level <= 5 ? level : null
}

/** Only "Por calificar" without a rating can be rated (DISP-21 … 23, BR-27). */
export function canRateDispute(state: number, level: number | string | null | undefined): boolean {
  return state === 2 && disputeLevel(level) === null
}

/** Whether the administrator's answer can be shown (DISP-16). */
export function isAnswered(state: number): boolean {
  return state > 1
}

/** Returns 'Hoy', '1 Día' or 'N Días' (DISP-09 … 11, BR-22); negative and invalid numbers give 'Hoy'. */
export function daysElapsedText(days: number | string, words: Elapsed = elapsedTexts): string {
  const count = Math.trunc(Number(days))
  if (!(count > 0)) return words.today
  return count === 1 ? words.oneDay : words.days(count)
}

export function previewOf(comment: string): { text: string; isCut: boolean } {
  if (comment.length <= COMMENT_PREVIEW) return { text: comment, isCut: false }
  const cut = cutText(comment, COMMENT_PREVIEW)
  const space = cut.lastIndexOf(' ')
  const shortened = space > COMMENT_PREVIEW / 2 ? cut.slice(0, space) : cut
  return { text: `${shortened.replace(/[\s.,;:]+$/, '')}…`, isCut: true }
}

/** Counts calendar days until the answer, or until today without one (BR-22); all YYYY-MM-DD. */
export function daysElapsed(registered: string, answered: string | null, today: string): number {
  return Math.max(0, daysBetween(registered, answered ?? today))
}

/** Years that payroll papers are kept; the spec has no limit. An older day is probably a typing error. */
const MAX_DISPUTE_YEARS = 5

export type DisputeDayProblem = 'noDay' | 'ahead' | 'tooOld'

/** Both days are YYYY-MM-DD in the company's time zone. */
export function disputeDayProblem(day: string, today: string): DisputeDayProblem | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || addDays(day, 0) !== day) return 'noDay'
  if (day > today) return 'ahead'
  const oldest = `${Number(today.slice(0, 4)) - MAX_DISPUTE_YEARS}${today.slice(4)}`
  return day < oldest ? 'tooOld' : null
}
