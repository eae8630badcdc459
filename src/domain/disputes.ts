import { addDays, daysBetween } from './dates.ts'
import { type Elapsed, elapsedTexts } from './dispute-texts.ts'

/** Payroll disputes, "inconformidades" (spec 002 §2.9, §4.7; groups DISP, EVID). */

/** DISP-18 … 20, by estatus. */
export const disputeStates = { 1: 'Abierta', 2: 'Por calificar', 3: 'Cerrada' } as const

export const MAX_DISPUTE_COMMENT = 1000
export const MAX_DISPUTE_REASON = 80
/** Pictures of one request or of one answer. */
export const MAX_EVIDENCE = 4
/** A comment longer than this is shown cut, until it is tapped (DISP-12). */
export const COMMENT_PREVIEW = 80

/** tipoEvidencia (G-18). */
export const evidenceKinds = { request: 1, answer: 2 } as const
export type EvidenceKind = (typeof evidenceKinds)[keyof typeof evidenceKinds]

/** What nivelSatisfaccion says while nobody has rated. */
export const unratedWord = 'Pendiente'

/** As it comes: a number, a text with one, 'Pendiente', '' or nothing. @returns 1 … 5, or null for not rated */
export function disputeLevel(value: number | string | null | undefined): number | null {
  const level = typeof value === 'number' ? value : Number.parseInt(value ?? '', 10)
  return Number.isInteger(level) && level >= 1 && level <= 5 ? level : null
}

/** DISP-21 … 23, BR-27: only "Por calificar" and not rated. */
export function canRateDispute(state: number, level: number | string | null | undefined): boolean {
  return state === 2 && disputeLevel(level) === null
}

/** DISP-16: the administrator's answer is there to be shown. */
export function isAnswered(state: number): boolean {
  return state > 1
}

/** 'Hoy', '1 Día', 'N Días' (DISP-09 … 11, BR-22); what is no number and what is negative is today. */
export function daysElapsedText(
  days: number | string,
  /** In another language than the contract's. */
  words: Elapsed = elapsedTexts,
): string {
  const count = Math.trunc(Number(days))
  if (!(count > 0)) return words.today
  return count === 1 ? words.oneDay : words.days(count)
}

/** Cut between words where there is one; what ended a sentence does not end the cut one. */
export function previewOf(comment: string): { text: string; isCut: boolean } {
  if (comment.length <= COMMENT_PREVIEW) return { text: comment, isCut: false }
  const cut = comment.slice(0, COMMENT_PREVIEW)
  const space = cut.lastIndexOf(' ')
  const kept = cut.slice(0, space > COMMENT_PREVIEW / 2 ? space : COMMENT_PREVIEW)
  return { text: `${kept.replace(/[\s.,;:]+$/, '')}…`, isCut: true }
}

/** BR-22: calendar days, all YYYY-MM-DD; of an answered one until its answer. Never below 0. */
export function daysElapsed(registered: string, answered: string | null, today: string): number {
  return Math.max(0, daysBetween(registered, answered ?? today))
}

/** Ours: as long as payroll papers are kept; what is older was mistyped. */
const MAX_DISPUTE_YEARS = 5

export type DisputeDayProblem = 'noDay' | 'ahead' | 'tooOld'

/** What is wrong with the day of a new dispute; null when nothing is. Both YYYY-MM-DD; `today` in the company's time. */
export function disputeDayProblem(day: string, today: string): DisputeDayProblem | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || addDays(day, 0) !== day) return 'noDay'
  if (day > today) return 'ahead'
  const oldest = `${Number(today.slice(0, 4)) - MAX_DISPUTE_YEARS}${today.slice(4)}`
  return day < oldest ? 'tooOld' : null
}
