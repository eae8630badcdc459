import { countIncidents } from '#contract/approvals/incidents.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export function useIncidentCount(): number {
  const { user, company } = useProfile()
  const enabled = hasReminders({ company, userId: user.Id_Usuario })
  return useOperation(countIncidents, {}, { enabled, isShown: false }).data?.count ?? 0
}
