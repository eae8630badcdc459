import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countApprovals } from '#contract/approval-count.ts'
import { listToDecide } from '#contract/approvals.ts'
import { listIncidentsToDecide } from '#contract/incident-decisions.ts'
import { countIncidents } from '#contract/incidents.ts'
import { listPendingVacancies } from '#contract/vacancies.ts'
import { listPendingVisits } from '#contract/visits.ts'
import type { Failure } from '#core/transport/failure.ts'
import { approvalKinds } from '#domain/approvals/kinds.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type PendingLists, pendingLists } from './pending.ts'

const all = { clases: [...approvalKinds] }

export interface PendingState {
  /** null until something has come, from the device or from the network. */
  lists: PendingLists | null
  /** Every list has come: what is in none does not wait. */
  isWhole: boolean
  /** A list that should be there has not come yet. */
  isRefreshing: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

/** Everything that waits for this person's decision, from the device first. */
export function usePending(): PendingState {
  const client = useQueryClient()
  const incidents = useOperation(listIncidentsToDecide, {})
  const vacancies = useOperation(listPendingVacancies, {})
  const visits = useOperation(listPendingVisits, {})
  const ours = useOperation(listToDecide, all)
  const lists = useMemo(() => {
    const contracts = [incidents.data, vacancies.data, visits.data]
    if (contracts.every((answer) => answer === null) && ours.data === null) return null
    return pendingLists({
      incidents: incidents.data?.incidenciasPorAutorizar ?? [],
      vacancies: vacancies.data?.respuesta ?? [],
      visits: visits.data?.respuesta ?? [],
      items: ours.data?.data ?? [],
    })
  }, [incidents.data, vacancies.data, visits.data, ours.data])
  // A company's own host has no list of ours and says so in its own way: its panels are then simply not there. Our server
  // has one, and whatever else it says of it is a failure.
  const { failure: ownFailure } = ours
  const config = useAppConfig()
  const isElsewhere = config !== null && config.deliveryKey === undefined
  const isMissing = isElsewhere && (ownFailure?.kind === 'malformed' || ownFailure?.kind === 'rejected')
  const isWhole =
    [incidents, vacancies, visits].every(({ data }) => data !== null) && (ours.data !== null || isMissing)
  return {
    lists,
    isWhole,
    isRefreshing: [incidents, vacancies, visits, ours].some(({ isRefreshing }) => isRefreshing),
    failure: incidents.failure ?? vacancies.failure ?? visits.failure ?? (isMissing ? null : ownFailure),
    refresh: async () => {
      const asked = [listIncidentsToDecide, listPendingVacancies, listPendingVisits, listToDecide]
      await Promise.all(
        [...asked, countIncidents, countApprovals].map(({ id }) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      )
    },
  }
}
