import { readCanteenSchedule } from '#contract/time/own-alerts.ts'
import { canSeeTimeAlerts } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export type CanteenSchedule = { from: string; to: string } | 'missing'

/**
 * Returns the canteen schedule (TIME-10, P-09); 'missing' when none is set. null while unknown, and on a host
 * that does not send it.
 */
export function useCanteenSchedule(): CanteenSchedule | null {
  const { user, company } = useProfile()
  const enabled = canSeeTimeAlerts({ company, userId: user.Id_Usuario })
  const { data } = useOperation(readCanteenSchedule, {}, { enabled, isShown: false })
  if (data === null) return null
  if (!data.tieneHorario) return 'missing'
  return data.horario ? { from: data.horario.entrada, to: data.horario.salida } : null
}
