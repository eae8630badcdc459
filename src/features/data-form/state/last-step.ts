import type { FieldValues } from 'react-hook-form'

/**
 * Step 7 on its way to the review page in a browser that stores nothing: in memory, and only for its own
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
