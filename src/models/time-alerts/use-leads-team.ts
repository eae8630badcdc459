import { readTeamSize } from '#contract/people/leader.ts'
import { canSeeTimeAlerts } from '#domain/identity/can.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'

export interface Leading {
  /** True when the person leads somebody (NODE-13, BR-40). Cached, so that it is known offline. */
  leads: boolean
  isPending: boolean
  /** Alerts since the leader last looked; 0 when the server does not send the number. */
  unseen: number
}

/** A person without an employee record leads nobody: no request is sent. */
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
