import { REASON_LENGTH, REASON_UNITS } from './reason.ts'

/** Maximum recognitions by one person in a calendar month, in the company's time zone (RECO-09, BR-28). */
export const MONTHLY_RECOGNITIONS = 3

export type RecognitionField = 'principle' | 'colleague' | 'reason'
export type RecognitionProblem = 'needed' | 'tooLong'

export interface RecognitionValues {
  principle: string
  colleague: string
  reason: string
}

export function recognitionsLeft(used: number): number {
  return Math.max(0, MONTHLY_RECOGNITIONS - used)
}

// Some browsers lack Segmenter; then a composed emoji counts as its parts.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('es') : null

/** Splits text into visible characters; each may consist of several code points. */
export function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text)
}

/** Text of invisible characters only: joiners, marks without a letter, fillers. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Cc}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u

/**
 * Counts visible characters of the trimmed text, like the server. Text with too many code units, such as a
 * letter with hundreds of accents, counts by code units.
 */
export function reasonLength(reason: string): number {
  const text = reason.trim()
  if (NOTHING_TO_SEE.test(text)) return 0
  return text.length > REASON_UNITS ? text.length : charactersOf(text).length
}

/** Returns what prevents the recognition (RECO-06 … 08), in form order. */
export function recognitionProblems({
  principle,
  colleague,
  reason,
}: RecognitionValues): { field: RecognitionField; problem: RecognitionProblem }[] {
  const length = reasonLength(reason)
  return [
    ...(principle === '' ? [{ field: 'principle', problem: 'needed' } as const] : []),
    ...(colleague === '' ? [{ field: 'colleague', problem: 'needed' } as const] : []),
    ...(length === 0 ? [{ field: 'reason', problem: 'needed' } as const] : []),
    ...(length > REASON_LENGTH ? [{ field: 'reason', problem: 'tooLong' } as const] : []),
  ]
}
