import { readTeamSize } from '#contract/people/leader.ts'
import { canSeeTimeAlerts } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface Leading {
  /** True when the person leads a team (NODE-13, BR-40). Cached for offline use. */
  leads: boolean
  isPending: boolean
  /** Number of alerts since the leader last looked; 0 when the server does not send it. */
  unseen: number
}

/** Returns whether the person leads a team. Sends the request only for employees of company 00100. */
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
