import type { PendingMovement } from '#contract/savings-moves.ts'
import type { Fund } from '#models/savings/fund.ts'

/** By which a movement is named: its id, or its type where the service gives none, of which one waits at a time (BR-09). */
export function movementOf({ id, TIPO_MOVIMIENTO }: PendingMovement): number {
  return id ?? TIPO_MOVIMIENTO
}

export function pendingOf({ pending }: Fund, movement: number): PendingMovement | null {
  return pending.find((each) => movementOf(each) === movement) ?? null
}
