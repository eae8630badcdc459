import type { FieldValues } from 'react-hook-form'

/**
 * Step 7 until the review page saves it, in a browser that stores nothing. Memory only, for one
 * person.
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
