import { paths } from '#hooks/navigation/paths.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'

/**
 * Returns whether this person leads a team or decides on requests. For display only: the server checks each request.
 */
export function useTeamRole(): { leads: boolean; decides: boolean; isPending: boolean } {
  const { menu } = useProfile()
  const { leads, isPending } = useLeadsTeam()
  // The server's menu lists the approvals screen only for approvers.
  return { leads, decides: leads || hasModule(menu, paths.approvals), isPending }
}
