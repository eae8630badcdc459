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

/** The only answers that may lie on the device in the open: lists that are the same for everybody and name nobody. */
export const catalogues = {
  stepNames: documents.listStepNames,
  maritalStatuses: documents.listMaritalStatuses,
  yesNo: documents.listYesNo,
  activities: documents.listActivities,
  education: general.listEducation,
} as const
export type CatalogueName = keyof typeof catalogues

const KEY = 'turno.listas'
/** Written soon: whoever opens the form once has its lists on the way home. */
const WRITE_AFTER_MS = 200

/** The device's note of a list says neither what it is nor which service it came from. */
export function catalogueKey(name: CatalogueName): readonly [string] {
  return [hash(catalogues[name].id)]
}

/** FNV-1a, 32 bits: no secret, only no name. */
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

/** One for the page, apart from the session's: a list outlives the person who asked for it. */
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
    // Left from before the device became a kiosk.
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
    // At once, so that the first picture has the lists; there is no age at which they are forgotten.
    const kept = persister.restoreClient() as PersistedClient | undefined
    if (kept) hydrate(queryClient, kept.clientState as DehydratedState)
  } catch {
    // What can't be read is thrown away, and the network answers.
    void persister.removeClient()
  }
  persistQueryClientSubscribe({
    // The same client to a compiler that sees two installed versions of the core as two classes.
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

/** Lists alone: why the last refresh failed is nobody's business. */
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

/** Only what an answer of today's contract looks like: an older version may have written it, or somebody's hand. */
function readLists(text: string): PersistedClient {
  const client = JSON.parse(text) as PersistedClient
  const queries = client.clientState.queries.filter(
    ({ queryKey, state }) => responses.get(String(queryKey[0]))?.safeParse(state.data).success,
  )
  return { ...client, clientState: { queries, mutations: [] } }
}

/** null where the browser forbids it: the lists then live as long as the page. */
function deviceStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // Cookies and all are forbidden here.
    return null
  }
}
