import type { PendingMovement } from '#contract/savings/savings-moves.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import type { es } from './move-texts.es.ts'

/** Returns the movement's id, else its type: only one movement of each type can be pending (BR-09). */
export function movementOf({ id, TIPO_MOVIMIENTO }: PendingMovement): number {
  return id ?? TIPO_MOVIMIENTO
}

export function pendingOf({ pending }: Fund, movement: number): PendingMovement | null {
  return pending.find((each) => movementOf(each) === movement) ?? null
}

export function nameOf(
  { clase, TIPO_MOVIMIENTO }: { clase?: string | undefined; TIPO_MOVIMIENTO: number },
  { inProcess }: Translation<typeof es>,
): string {
  const kinds: Record<string, string> = inProcess.kinds
  const types: Record<number, string> = inProcess.types
  return kinds[clase ?? ''] ?? types[TIPO_MOVIMIENTO] ?? inProcess.types[394]
}

/** Returns the formatted last day to authorize a movement for this payday; '' when unknown. */
export function closesFor(payday: string, { paydays }: Fund): string {
  return payday !== '' && payday === paydays.movement && paydays.closes !== ''
    ? formatDate(paydays.closes)
    : ''
}

/**
 * Returns whether the movement still needs an authorization. Before the authorization, no payroll includes the
 * movement.
 */
export function needsAuthorization({ clase, TIPO_MOVIMIENTO, paso }: PendingMovement): boolean {
  return (TIPO_MOVIMIENTO === 295 || clase === 'aportacion') && paso !== 'autorizado'
}
