import type { FieldValues } from 'react-hook-form'

/** Step 7 on its way to the review page, for a browser that keeps nothing: in memory, and only for its own person. */
let held: { userId: number; values: FieldValues } | null = null

export function holdLastStep(userId: number, values: FieldValues): void {
  held = { userId, values }
}

export function lastStepOf(userId: number): FieldValues | null {
  return held?.userId === userId ? held.values : null
}
