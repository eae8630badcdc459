import { wholeMonths } from '../time/months.ts'

/** Rules of eligibility for a vacancy (BR-10, JOB-06 … JOB-11). */

export const NEEDED_MONTHS = 6
export const closedQuadrants: readonly number[] = [7, 8, 9]

/** API values; a host may omit a value or send it as text. */
export interface EligibilityFacts {
  mesesIngreso?: number | string | null | undefined
  mesesOferta?: number | string | null | undefined
  cuadrante?: number | string | null | undefined
}

export type ConditionName = 'position' | 'offer' | 'quadrant'

export interface Condition {
  name: ConditionName
  /** Null if the host sent no number; a missing quadrant is 0. */
  value: number | null
  isMet: boolean
}

/** Returns the three conditions with their values. A condition with unknown months is not met. */
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

/**
 * Computes the facts on the server from YYYY-MM-DD dates (K-44). Without an offer the time in position counts;
 * without an evaluation the quadrant is 0.
 */
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
