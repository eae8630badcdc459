import { paths } from '#hooks/navigation/paths.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useWaitingApprovals } from './waiting-count.ts'

/**
 * Returns whether the person can open the approvals screen. A substitute, whose menu has no approvals, can
 * open it while an item waits.
 */
export function useApproves(): boolean {
  const { menu } = useProfile()
  return useWaitingApprovals() > 0 || hasModule(menu, paths.approvals)
}
