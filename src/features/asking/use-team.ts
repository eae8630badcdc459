import { listTeamAlerts } from '#contract/time/time-alerts.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTeamRole } from './use-leading.ts'

export interface Member {
  number: string
  name: string
}

/** Returns the person's team; empty when the person leads nobody or the team cannot be loaded. */
export function useTeam(): { team: readonly Member[]; isLooking: boolean } {
  const { leads, isPending } = useTeamRole()
  const { data, isLoading } = useOperation(listTeamAlerts, {}, { enabled: leads, isShown: false })
  const team = (data?.data ?? []).map(({ EMPLID, nombreColaborador }) => ({
    number: EMPLID,
    name: properName(nombreColaborador),
  }))
  return { team, isLooking: isPending || (leads && isLoading) }
}
