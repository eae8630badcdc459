import { REASON_LENGTH } from './reason.ts'

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

/** Characters, not halves of an emoji, and no blanks at the ends: as the server counts. */
export function reasonLength(reason: string): number {
  return Array.from(reason.trim()).length
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
