import { countApprovals } from '#contract/approval-count.ts'
import { hasReminders } from '#domain/can.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useIncidentCount } from '../reminders/incident-count.ts'

/** How many wait, of all kinds; a host that has only the contract's calls knows of incidents alone. */
export function useWaitingCount(): number {
  const { user, company } = useProfile()
  // A company's own host is not asked for what it can't know.
  const isOurs = useAppConfig()?.deliveryKey !== undefined
  const enabled = isOurs && hasReminders({ company, userId: user.Id_Usuario })
  const incidents = useIncidentCount()
  const { data } = useOperation(countApprovals, {}, { enabled, isShown: false })
  return data === null ? incidents : data.cuantas
}
