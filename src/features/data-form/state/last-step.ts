import type { FieldValues } from 'react-hook-form'

/**
 * Answers of step 7, kept in memory for one person until the review page saves them. Used only in a
 * browser that stores nothing.
 */
export interface LastStep {
  values: FieldValues
  /** Server versions on which the values are based. */
  base: readonly string[]
}
let held: (LastStep & { userId: number }) | null = null

export function holdLastStep(userId: number, values: FieldValues, base: readonly string[]): void {
  held = { userId, values, base }
}

export function lastStepOf(userId: number): LastStep | null {
  return held?.userId === userId ? held : null
}
