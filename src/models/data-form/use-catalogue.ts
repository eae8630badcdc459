import { useQuery } from '@tanstack/react-query'
import type { AnyOperation, ResponseOf } from '#contract/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { busyRetry, OperationError, useBusyNote } from '#hooks/operations/busy-retry.ts'
import { catalogueClient, catalogueKey, type CatalogueName, catalogues } from './catalogue-client.ts'
import { noteFailed, noteSynced } from '#hooks/operations/sync-state.ts'

export type CatalogueAnswer<Name extends CatalogueName> = ResponseOf<(typeof catalogues)[Name]>

export interface CatalogueState<Name extends CatalogueName> {
  /** The last known answer, however old; a failure never empties it. */
  data: CatalogueAnswer<Name> | null
  /** Why the last try failed. */
  failure: Failure | null
  isLoading: boolean
  refresh: () => void
}

/** How long a list is fresh: no refresh by itself before then. */
const FRESH_MS = 60 * 60_000

/**
 * One of the lists that name nobody: drawn at once when known (also offline, also from an earlier visit), and
 * refreshed behind the screen. A kiosk keeps it in memory only.
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
  return {
    data: query.data ?? null,
    failure: query.error instanceof OperationError ? query.error.failure : null,
    isLoading: query.data === undefined && query.isFetching,
    refresh: () => void query.refetch(),
  }
}
