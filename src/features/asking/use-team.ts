import { listTeamAlerts } from '#contract/time-alerts.ts'
import { properName } from '#domain/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useLeading } from './use-leading.ts'

export interface Member {
  number: string
  name: string
}

/** The leader's own people, as the team's screen knows them; none where nobody is led, or nothing can be known now. */
export function useTeam(): { team: readonly Member[]; isLooking: boolean } {
  const { leads, isPending } = useLeading()
  const { data, isLoading } = useOperation(listTeamAlerts, {}, { enabled: leads, isShown: false })
  const team = (data?.data ?? []).map(({ EMPLID, nombreColaborador }) => ({
    number: EMPLID,
    name: properName(nombreColaborador),
  }))
  return { team, isLooking: isPending || (leads && isLoading) }
}
