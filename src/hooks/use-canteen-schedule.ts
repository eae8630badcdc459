import { readCanteenSchedule } from '#contract/time-alerts.ts'
import { canSeeTimeAlerts } from '#domain/can.ts'
import { useAppConfig } from './app-config.ts'
import { useOperation } from './use-operation.ts'
import { useProfile } from './use-session.ts'

export type CanteenSchedule = { from: string; to: string } | 'missing'

/** When the person eats, or that nobody has said so (TIME-10, P-40); null while unknown, and on a legacy host. */
export function useCanteenSchedule(): CanteenSchedule | null {
  const { user, company } = useProfile()
  // The operation is ours: a legacy host, which has no delivery key either, doesn't know it.
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const enabled = isOurs && canSeeTimeAlerts({ company, userId: user.Id_Usuario })
  const { data } = useOperation(readCanteenSchedule, {}, { enabled, isShown: false })
  if (data === null) return null
  return data.horario ? { from: data.horario.entrada, to: data.horario.salida } : 'missing'
}
