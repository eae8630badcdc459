import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client'
import * as documents from '#contract/documents.ts'
import * as general from '#contract/general.ts'
import { deviceMode } from '#core/store/device-mode.ts'

/**
 * The only answers that may lie unencrypted on the device: lists that are the same for everybody and name
 * nobody.
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
/** Written soon: a person who opens the form once has its lists without a network on the way home. */
const WRITE_AFTER_MS = 200

/** The kept key names neither the list nor the service it came from. */
export function catalogueKey(name: CatalogueName): readonly [string] {
  return [hash(catalogues[name].id)]
}

/** FNV-1a, 32 bits: hides a name, protects no secret. */
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

/** One client for the page, apart from the session's: a list may outlive the person who asked for it. */
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
    // Written before the device became a kiosk.
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
    // Read synchronously, so that the first picture has the lists; lists never expire here.
    const kept = persister.restoreClient() as PersistedClient | undefined
    if (kept) hydrate(queryClient, kept.clientState as DehydratedState)
  } catch {
    // Unreadable lists are thrown away; the network brings them again.
    void persister.removeClient()
  }
  persistQueryClientSubscribe({
    // The same client; the compiler sees two installed versions of the core as two classes.
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

/** Writes lists alone, without the reasons of failed refreshes. */
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

/** Reads only what matches today's contract: an older version, or a person, may have written the rest. */
function readLists(text: string): PersistedClient {
  const client = JSON.parse(text) as PersistedClient
  const queries = client.clientState.queries.filter(
    ({ queryKey, state }) => responses.get(String(queryKey[0]))?.safeParse(state.data).success,
  )
  return { ...client, clientState: { queries, mutations: [] } }
}

/** null where the browser forbids storage: lists then live as long as the page. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // The browser forbids all storage here.
    return null
  }
}
