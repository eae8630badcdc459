import { paths } from '#hooks/navigation/paths.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWaitingApprovals } from './waiting-count.ts'

export function useApproves(): boolean {
  const { menu } = useProfile()
  return useWaitingApprovals() > 0 || hasModule(menu, paths.approvals)
}
