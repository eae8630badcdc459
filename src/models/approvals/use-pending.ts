import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countApprovals } from '#contract/approvals/approval-count.ts'
import { listToDecide } from '#contract/approvals/approvals.ts'
import { listIncidentsToDecide } from '#contract/approvals/incident-decisions.ts'
import { countIncidents } from '#contract/approvals/incidents.ts'
import { listPendingVacancies } from '#contract/approvals/vacancies.ts'
import { listPendingVisits } from '#contract/approvals/visits.ts'
import type { Failure } from '#core/transport/failure.ts'
import { approvalKinds } from '#domain/approvals/kinds.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type PendingLists, pendingLists } from './pending.ts'

const all = { clases: [...approvalKinds] }

export interface PendingState {
  /** null until the first list is loaded from the cache or the network. */
  lists: PendingLists | null
  /** True when all lists are loaded. An item in no list then does not wait. */
  isWhole: boolean
  newer: number
  isRefreshing: boolean
  failure: Failure | null
  refresh: () => Promise<void>
}

export function usePending(): PendingState {
  const client = useQueryClient()
  const incidents = useOperation(listIncidentsToDecide, {})
  const vacancies = useOperation(listPendingVacancies, {})
  const visits = useOperation(listPendingVisits, {})
  const ownList = useOperation(listToDecide, all)
  const lists = useMemo(() => {
    const contracts = [incidents.data, vacancies.data, visits.data]
    if (contracts.every((answer) => answer === null) && ownList.data === null) return null
    return pendingLists({
      incidents: incidents.data?.incidenciasPorAutorizar ?? [],
      vacancies: vacancies.data?.respuesta ?? [],
      visits: visits.data?.respuesta ?? [],
      items: ownList.data?.data ?? [],
    })
  }, [incidents.data, vacancies.data, visits.data, ownList.data])
  // A failed listToDecide counts only on this product's own server, because a company's host does not have
  // this operation.
  const { failure: ownFailure } = ownList
  const config = useAppConfig()
  const isElsewhere = config !== null && config.deliveryKey === undefined
  const isMissing = isElsewhere && (ownFailure?.kind === 'malformed' || ownFailure?.kind === 'rejected')
  const isWhole =
    [incidents, vacancies, visits].every(({ data }) => data !== null) && (ownList.data !== null || isMissing)
  return {
    lists,
    isWhole,
    newer: ownList.data?.desconocidas ?? 0,
    isRefreshing: [incidents, vacancies, visits, ownList].some(({ isRefreshing }) => isRefreshing),
    failure: incidents.failure ?? vacancies.failure ?? visits.failure ?? (isMissing ? null : ownFailure),
    refresh: async () => {
      const operations = [listIncidentsToDecide, listPendingVacancies, listPendingVisits, listToDecide]
      await Promise.all(
        [...operations, countIncidents, countApprovals].map(({ id }) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      )
    },
  }
}
