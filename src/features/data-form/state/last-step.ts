import type { FieldValues } from 'react-hook-form'

/**
 * Step 7 in memory, for the person who typed the answers. The review page reads this copy when the browser stores
 * nothing.
 */
export interface LastStep {
  values: FieldValues
  base: readonly string[]
}
let held: (LastStep & { userId: number }) | null = null

export function holdLastStep(userId: number, values: FieldValues, base: readonly string[]): void {
  held = { userId, values, base }
}

export function lastStepOf(userId: number): LastStep | null {
  return held?.userId === userId ? held : null
}
