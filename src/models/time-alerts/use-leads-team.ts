import { readTeamSize } from '#contract/leader.ts'
import { canSeeTimeAlerts } from '#domain/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface Leading {
  /** Leads somebody (NODE-13, BR-40): from the device first, so that it is known without a network. */
  leads: boolean
  /** Not known yet. */
  isPending: boolean
  /** Alerts of the team since the leader's last look; 0 where the server does not say. */
  unseen: number
}

/** Whether this person leads a team. A person without a record of their own is not asked about. */
export function useLeadsTeam(): Leading {
  const { user, company } = useProfile()
  const enabled = canSeeTimeAlerts({ company, userId: user.Id_Usuario })
  const { data, isLoading } = useOperation(readTeamSize, {}, { enabled, isShown: false })
  return {
    leads: enabled && (data?.cantidad ?? 0) > 0,
    isPending: enabled && isLoading,
    unseen: data?.alertasNuevas ?? 0,
  }
}
