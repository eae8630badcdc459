import { wholeMonths } from '../months.ts'

/** Who may apply for a vacancy (BR-10, JOB-06 … JOB-11). */

export const NEEDED_MONTHS = 6
export const closedQuadrants: readonly number[] = [7, 8, 9]

/** As the wire has them: a host may leave one out, or send it as a text. */
export interface EligibilityFacts {
  /** Months in position (K-44). */
  mesesIngreso?: number | string | null | undefined
  mesesOferta?: number | string | null | undefined
  cuadrante?: number | string | null | undefined
}

export type ConditionName = 'position' | 'offer' | 'quadrant'

export interface Condition {
  name: ConditionName
  /** null: nobody said it. */
  value: number | null
  isMet: boolean
}

/** Each of the three with its reason. Months that are not known are not enough; no quadrant is quadrant 0. */
export function conditionsOf(facts: EligibilityFacts): Condition[] {
  const position = numberOf(facts.mesesIngreso)
  const offer = numberOf(facts.mesesOferta)
  const isUnknown = facts.cuadrante === null || facts.cuadrante === undefined
  const quadrant = isUnknown ? 0 : numberOf(facts.cuadrante)
  return [
    { name: 'position', value: position, isMet: position !== null && position >= NEEDED_MONTHS },
    { name: 'offer', value: offer, isMet: offer !== null && offer >= NEEDED_MONTHS },
    { name: 'quadrant', value: quadrant, isMet: quadrant !== null && !closedQuadrants.includes(quadrant) },
  ]
}

export function isEligible(facts: EligibilityFacts): boolean {
  return conditionsOf(facts).every(({ isMet }) => isMet)
}

function numberOf(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** As the server knows them, YYYY-MM-DD: without an offer the time in position counts, without an evaluation quadrant 0 (K-44). */
export function factsOn(
  today: string,
  person: { positionSince: string; lastOfferOn: string | null; quadrant: number | null },
): Record<keyof EligibilityFacts, number> {
  const months = (since: string) => Math.max(0, wholeMonths(since, today))
  return {
    mesesIngreso: months(person.positionSince),
    mesesOferta: months(person.lastOfferOn ?? person.positionSince),
    cuadrante: person.quadrant ?? 0,
  }
}
