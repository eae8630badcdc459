import type { PendingMovement } from '#contract/savings-moves.ts'
import { formatDate } from '#domain/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { Fund } from '#models/savings/fund.ts'
import type { es } from './move-texts.es.ts'

/** By which a movement is named: its id, or its type where the service gives none, of which one waits at a time (BR-09). */
export function movementOf({ id, TIPO_MOVIMIENTO }: PendingMovement): number {
  return id ?? TIPO_MOVIMIENTO
}

export function pendingOf({ pending }: Fund, movement: number): PendingMovement | null {
  return pending.find((each) => movementOf(each) === movement) ?? null
}

/** What waits, in words; a service that names no more than the type says as much. */
export function nameOf(
  { clase, TIPO_MOVIMIENTO }: { clase?: string | undefined; TIPO_MOVIMIENTO: number },
  { inProcess }: Translation<typeof es>,
): string {
  const kinds: Record<string, string> = inProcess.kinds
  const types: Record<number, string> = inProcess.types
  return kinds[clase ?? ''] ?? types[TIPO_MOVIMIENTO] ?? inProcess.types[394]
}

/** Until when somebody has to decide for a payday, as it is read; '' where that is not known. */
export function closesFor(payday: string, { paydays }: Fund): string {
  return payday !== '' && payday === paydays.movement && paydays.closes !== ''
    ? formatDate(paydays.closes)
    : ''
}

/** It goes with no payroll before somebody has authorized it. */
export function needsAWord({ clase, TIPO_MOVIMIENTO, paso }: PendingMovement): boolean {
  return (TIPO_MOVIMIENTO === 295 || clase === 'aportacion') && paso !== 'autorizado'
}
