import { useQuery } from '@tanstack/react-query'
import type { AnyOperation, ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { busyRetry, OperationError, useBusyNote } from '#hooks/operations/busy-retry.ts'
import { catalogueClient, catalogueKey, type CatalogueName, catalogues } from './catalogue-client.ts'
import { useSteadyFailure } from '#hooks/operations/steady-failure.ts'
import { noteFailed, noteSynced } from '#hooks/operations/sync-state.ts'

export type CatalogueAnswer<Name extends CatalogueName> = ResponseOf<(typeof catalogues)[Name]>

export interface CatalogueState<Name extends CatalogueName> {
  data: CatalogueAnswer<Name> | null
  /** Failure of the last fetch. Stays through automatic retries (steady-failure.ts). */
  failure: Failure | null
  isLoading: boolean
  refresh: () => void
}

/** Time in ms before an automatic refetch. */
const FRESH_MS = 60 * 60_000

/**
 * Returns the cached list at once, also offline, and later the refetched list. A kiosk caches only in memory.
 */
export function useCatalogue<Name extends CatalogueName>(name: Name): CatalogueState<Name> {
  const query = useQuery<CatalogueAnswer<Name>>(
    {
      queryKey: catalogueKey(name),
      networkMode: 'always',
      ...busyRetry,
      staleTime: FRESH_MS,
      queryFn: async ({ signal }) => {
        const operation: AnyOperation = catalogues[name]
        const answer = await call(operation, {}, { signal })
        if (!answer.ok) {
          noteFailed(answer.failure)
          throw new OperationError(answer.failure)
        }
        noteSynced(serverNow())
        return answer.value as CatalogueAnswer<Name>
      },
    },
    catalogueClient(),
  )
  useBusyNote(query)
  const { failure, isLoading, refetch } = useSteadyFailure(query, name)
  return {
    data: query.data ?? null,
    failure,
    isLoading,
    refresh: () => void refetch(),
  }
}
