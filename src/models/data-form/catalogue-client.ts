import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import * as documents from '#contract/documents/documents.ts'
import * as general from '#contract/protocol/general.ts'
import { deviceMode } from '#core/store/device-mode.ts'

/**
 * Operations whose responses are stored unencrypted, because they contain no personal data and are the same
 * for all people.
 */
export const catalogues = {
  stepNames: documents.listStepNames,
  maritalStatuses: documents.listMaritalStatuses,
  yesNo: documents.listYesNo,
  activities: documents.listActivities,
  education: general.listEducation,
} as const
export type CatalogueName = keyof typeof catalogues

const KEY = 'turno.listas'
/** Delay in ms until the lists are stored. Short, because a form may be open only for a moment. */
const WRITE_AFTER_MS = 200

/** Returns a hashed key, which does not reveal the list. */
export function catalogueKey(name: CatalogueName): readonly [string] {
  return [hash(catalogues[name].id)]
}

/** FNV-1a, 32 bits. The hash protects no secret. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}

const responses = new Map(
  (Object.keys(catalogues) as CatalogueName[]).map((name) => [
    catalogueKey(name)[0],
    catalogues[name].response,
  ]),
)

let shared: QueryClient | null = null

/** Separate from the session's client, because lists outlive the session. */
export function catalogueClient(): QueryClient {
  shared ??= createClient()
  return shared
}

function createClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } },
  })
  const storage = deviceStorage()
  if (deviceMode() === 'kiosk') {
    storage?.removeItem(KEY)
    return queryClient
  }
  const persister = createSyncStoragePersister({
    storage,
    key: KEY,
    throttleTime: WRITE_AFTER_MS,
    serialize: writeLists,
    deserialize: readLists,
  })
  try {
    // Restores synchronously, because the first render needs the lists. Stored lists never expire.
    const storedClient = persister.restoreClient() as PersistedClient | undefined
    if (storedClient) hydrate(queryClient, storedClient.clientState as DehydratedState)
  } catch {
    // Unreadable lists are fetched again.
    void persister.removeClient()
  }
  persistQueryClientSubscribe({
    queryClient: queryClient as unknown as PersistQueryClientOptions['queryClient'],
    persister,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }) =>
        state.data !== undefined && responses.has(String(queryKey[0])),
      shouldDehydrateMutation: () => false,
    },
  })
  return queryClient
}

function writeLists(client: PersistedClient): string {
  const none = { error: null, errorUpdatedAt: 0, errorUpdateCount: 0 }
  const noFailure = { ...none, fetchFailureCount: 0, fetchFailureReason: null, status: 'success' as const }
  const queries = client.clientState.queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    state: { ...state, ...noFailure },
  }))
  return JSON.stringify({ ...client, clientState: { queries, mutations: [] } })
}

/** Omits stored entries that do not match the current contract. */
function readLists(text: string): PersistedClient {
  const client = JSON.parse(text) as PersistedClient
  const queries = client.clientState.queries.filter(
    ({ queryKey, state }) => responses.get(String(queryKey[0]))?.safeParse(state.data).success,
  )
  return { ...client, clientState: { queries, mutations: [] } }
}

/** Returns null when the browser forbids storage. The lists then last as long as the page. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // The browser forbids storage.
    return null
  }
}
