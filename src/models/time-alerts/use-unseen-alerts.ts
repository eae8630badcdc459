import { listOwnAlerts } from '#contract/time/own-alerts.ts'
import { canSeeTimeAlerts } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

/**
 * Returns the number of alerts that the person has not seen (NODE-11); 0 while unknown, and when the server
 * does not send it.
 */
export function useUnseenAlerts(): number {
  const { user, company } = useProfile()
  const enabled = canSeeTimeAlerts({ company, userId: user.Id_Usuario })
  const { data } = useOperation(listOwnAlerts, {}, { enabled, isShown: false })
  return data?.data.filter(({ vista }) => vista === false).length ?? 0
}
