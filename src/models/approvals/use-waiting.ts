import { countApprovals } from '#contract/approvals/approval-count.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useIncidentCount } from '../reminders/incident-count.ts'

/**
 * Returns the number of items to decide. Until it is known, and on a company's host, returns only the number
 * of incidents.
 */
export function useWaitingCount(): number {
  const { user, company } = useProfile()
  const isPortalServer = useAppConfig()?.deliveryKey !== undefined
  const enabled = isPortalServer && hasReminders({ company, userId: user.Id_Usuario })
  const incidents = useIncidentCount()
  const { data } = useOperation(countApprovals, {}, { enabled, isShown: false })
  return data === null ? incidents : data.cuantas
}
