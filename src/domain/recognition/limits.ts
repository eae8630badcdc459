import { REASON_LENGTH, REASON_UNITS } from './reason.ts'

/** Of one person in one calendar month of the company (RECO-09, BR-28). */
export const MONTHLY_RECOGNITIONS = 3

export type RecognitionField = 'principle' | 'colleague' | 'reason'
export type RecognitionProblem = 'needed' | 'tooLong'

export interface RecognitionValues {
  principle: string
  /** Number of the colleague. */
  colleague: string
  reason: string
}

/** How many are left; a server that counts more than there may be leaves none. */
export function recognitionsLeft(given: number): number {
  return Math.max(0, MONTHLY_RECOGNITIONS - given)
}

// Not in every browser: without it an emoji that is put together counts as its parts.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('es') : null

/** What a person sees as one character each, however many it is put together from. */
export function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text)
}

/** Signs that nobody sees, alone: joiners, marks without a letter, fillers. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Cc}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** No blanks at the ends: as the server counts. A heap of accents on one letter is more than a letter. */
export function reasonLength(reason: string): number {
  const text = reason.trim()
  if (NOTHING_TO_SEE.test(text)) return 0
  return text.length > REASON_UNITS ? text.length : charactersOf(text).length
}

/** What hinders it from being given (RECO-06 … 08), in the order of the form. */
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
