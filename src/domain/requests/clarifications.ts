import {
  clarificationFailedText,
  type ClarificationState,
  newReasonText,
  noPeriodText,
  specialPeriods,
} from './clarification-texts.ts'
import { lengthOf } from '../text/text-length.ts'

/**
 * Payroll clarifications: form, list, rating, block flag (spec 000 §2 to §4, 002 §4.9, §5; groups CLAR, CLARF,
 * RATE).
 */

/** Limits that the spec does not give, enough for any clarification; longer texts are refused, never cut. */
export const MAX_CLARIFICATION_COMMENT = 500
export const MAX_NEW_REASON = 80
export const MAX_ANSWER = 1000
export const CLARIFICATIONS_PER_PAGE = 10

const WEEKLY_GROUPS = [1, 8, 9, 10]

/** Returns the period family of a pay group (CLARF-13, CLARF-14). */
export function periodFamily(payGroup: number): 5704 | 5709 {
  return WEEKLY_GROUPS.includes(payGroup) ? 5704 : 5709
}

/** Returns the year of the last day, "0" and the period number (CLARF-16): "2026-11-15", 46 → "2026046". */
export function periodCode(endDate: string, period: number | string): string {
  return `${endDate.slice(0, 4)}0${period}`
}

/** Returns the API's `periodo` (CLAR-15): 2026, 5 → '05 / 2026'. */
export function periodText(year: number, period: number): string {
  return `${String(period).padStart(2, '0')} / ${year}`
}

/**
 * Returns the name of a special code, otherwise the period's own text (BR-19). @param code FIN_CADPER, text or
 * number
 */
export function periodLabel(code: string | number, text: string): string {
  return specialPeriods[String(code).trim()] ?? text
}

/**
 * Parses '220-2024', a special code with the year of its payment; '220' means the newest (BR-19).
 * @returns null for any other code
 */
export function readSpecialPeriod(code: string): { code: string; year: number | null } | null {
  const [special = '', year] = code.trim().split('-')
  if (!Object.hasOwn(specialPeriods, special) || (year !== undefined && !/^\d{4}$/.test(year))) return null
  return { code: special, year: year === undefined ? null : Number(year) }
}

export interface ClarificationForm {
  /** Period code; '' for none. */
  period: string
  /** Id of a listed reason; null if none is chosen or `isOther` is true. */
  reason: number | null
  isOther: boolean
  newReason: string
  comment: string
}

export function toggleOther(form: ClarificationForm): ClarificationForm {
  return { ...form, isOther: !form.isOther, reason: null, newReason: '' }
}

/** Whether "Guardar" is enabled (CLARF-04 … 09, BR-26); white space alone counts as empty. */
export function canSaveClarification(form: ClarificationForm): boolean {
  const isTooLong =
    lengthOf(form.comment.trim()) > MAX_CLARIFICATION_COMMENT ||
    lengthOf(form.newReason.trim()) > MAX_NEW_REASON
  const hasReason = form.isOther ? form.newReason.trim() !== '' : form.reason !== null
  return form.period !== '' && form.comment.trim() !== '' && hasReason && !isTooLong
}

export function clarificationProblems(
  form: ClarificationForm,
): { field: 'period' | 'newReason'; text: string }[] {
  return [
    ...(form.period === '' ? [{ field: 'period' as const, text: noPeriodText }] : []),
    ...(form.isOther && form.newReason.trim() === ''
      ? [{ field: 'newReason' as const, text: newReasonText }]
      : []),
  ]
}

export function clarificationRefusal(code: string, message: string): string {
  if (code === 'PERIODOVACIO') return noPeriodText
  return message || clarificationFailedText
}

/** 0, null and undefined mean "not rated" (spec 000 §3). */
export function isUnrated(level: number | null | undefined): boolean {
  return level === null || level === undefined || level === 0
}

/** Only closed requests without a rating can be rated (CLAR-19 … 21). */
export function canRateClarification(state: string, level: number | null | undefined): boolean {
  return state === ('Cerrada' satisfies ClarificationState) && isUnrated(level)
}

/** Whether unrated clarifications block the portal; undefined, null and 0 do not (CLAR-23, CLAR-24, BR-26). */
export function isBlocked(numNoEvaluados: number | null | undefined): boolean {
  return typeof numNoEvaluados === 'number' && numNoEvaluados > 0
}

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]
/** Preselected rating (RATE-08). */
export const DEFAULT_RATING: Rating = 5
/** Delay in milliseconds until the dialog closes after rating (RATE-13). */
export const RATING_CLOSES_MS = 1500
