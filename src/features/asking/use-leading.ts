import { paths } from '#hooks/navigation/paths.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useLeadsTeam } from '#models/time-alerts/use-leads-team.ts'

/** Whether this person leads a team, and whether others wait for their decision; the server asks again. */
export function useLeading(): { leads: boolean; decides: boolean; isPending: boolean } {
  const { menu } = useProfile()
  const { leads, isPending } = useLeadsTeam()
  // The server's menu names that screen to whoever decides.
  return { leads, decides: leads || hasModule(menu, paths.approvals), isPending }
}
