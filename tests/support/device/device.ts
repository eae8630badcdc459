import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { WebLocks } from './web-locks.ts'

/**
 * A phone in this process: its databases and buckets outlive a restart of the app, its network can be cut. The code
 * above it is the real core, the server below `fetch` the real server.
 */
export interface Device {
  /** Starts the app anew (a reload, or the browser process restarted) on what the device still holds. */
  start(): Promise<App>
  /** Opens one more tab beside those that are open. */
  openTab(): Promise<App>
  /** What the page does with the app's parts before the session starts. */
  beforeStart: ((app: App) => void) | null
  /** The page has looked at the device, and its session has not started. */
  beforeResume: ((app: App) => Promise<void>) | null
  /** Tabs that are open now hear nothing from those that come. */
  freezeOthers(): void
  /** Fragment of the page's address. */
  address: string
  /** What lies between the app and the server while the network is there; null: nothing. */
  between: Between | null
  goOffline(): void
  goOnline(): void
  /** Names of the storage buckets that exist. */
  buckets(): string[]
  /** Names of the databases outside of any bucket, but for the device's own. */
  databases(): Promise<string[]>
  /** Every byte kept in any database, as one text in Latin-1 and one in UTF-16, to look for a person's words. */
  dump(): Promise<string>
}

/** Answers a request itself, or hands it on. */
export type Between = (request: Request, send: () => Promise<Response>) => Promise<Response>

/** The parts of the core that tests work with, made anew for each start. */
export type App = typeof import('./app.ts')

const realFetch = globalThis.fetch

export function createDevice(
  serverUrl: string,
  /** `vendor`: '' is Firefox, which has no buckets and erases whole files; `listsNames`: it can say which databases there are. */
  options: { buckets?: boolean; locks?: boolean; vendor?: string; listsNames?: boolean } = {},
): Device {
  const shared = new IDBFactory()
  if (options.listsNames === false) Object.defineProperty(shared, 'databases', { value: undefined })
  const buckets = new Map<string, IDBFactory>()
  /** Its localStorage. */
  const kept = new Map<string, string>()
  const texts = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  let online = true
  const storageBuckets = {
    open: async (name: string) => {
      if (!buckets.has(name)) buckets.set(name, new IDBFactory())
      return { indexedDB: buckets.get(name) }
    },
    keys: async () => [...buckets.keys()],
    delete: async (name: string) => void buckets.delete(name),
  }
  const navigator = {
    get onLine() {
      return online
    },
    ...(options.buckets === false ? {} : { storageBuckets }),
    vendor: options.vendor,
    ...(options.locks ? { locks: new WebLocks() } : {}),
  }

  /** Tabs of one device hear each other, tabs of another don't. */
  const tabs = new Set<Tab>()
  class Tab {
    onmessage: ((event: { data: unknown }) => void) | null = null
    readonly name: string
    constructor(name: string) {
      this.name = name
      tabs.add(this)
    }
    postMessage(data: unknown): void {
      for (const tab of tabs)
        if (tab !== this && tab.name === this.name)
          setTimeout(() => tabs.has(tab) && tab.onmessage?.({ data }), 0)
    }
  }

  function install(): void {
    // Dexie took the globals of whoever came first; it asks this object whenever a database is made.
    Dexie.dependencies.indexedDB = shared
    Dexie.dependencies.IDBKeyRange = IDBKeyRange
    vi.stubGlobal('BroadcastChannel', Tab)
    vi.stubGlobal('indexedDB', shared)
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('localStorage', texts)
    vi.stubGlobal('location', { origin: serverUrl, hash: device.address })
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (!online) return Promise.reject(new TypeError('Failed to fetch'))
      if (!device.between) return realFetch(input, init)
      const request = new Request(input, init)
      return device.between(request, () => realFetch(request))
    })
  }

  async function openTab(): Promise<App> {
    install()
    vi.resetModules()
    const app = await import('./app.ts')
    device.beforeStart?.(app)
    // As the page does (app/main.tsx): what is read ahead is read before the session's code runs.
    await app.head.startAhead()
    await device.beforeResume?.(app)
    await app.session.startSession()
    return app
  }

  const device: Device = {
    beforeStart: null,
    beforeResume: null,
    address: '',
    between: null,
    freezeOthers: () => tabs.clear(),
    start: () => {
      tabs.clear()
      return openTab()
    },
    openTab,
    goOffline: () => {
      online = false
    },
    goOnline: () => {
      online = true
    },
    buckets: () => [...buckets.keys()],
    databases: async () =>
      (await databasesOf(shared)).map(({ name }) => String(name)).filter((name) => /^.-/.test(name)),
    dump: async () =>
      [...(await Promise.all([shared, ...buckets.values()].map(dumpFactory))), ...kept.values()].join('\n'),
  }
  return device
}

/** Also where a page is not told. */
function databasesOf(factory: IDBFactory): Promise<IDBDatabaseInfo[]> {
  return IDBFactory.prototype.databases.call(factory)
}

async function dumpFactory(factory: IDBFactory): Promise<string> {
  const texts: string[] = []
  for (const { name } of await databasesOf(factory)) {
    const db = await request(factory.open(name as string))
    for (const store of Array.from(db.objectStoreNames)) {
      const table = db.transaction(store).objectStore(store)
      texts.push(
        name as string,
        store,
        ...flatten(await request(table.getAllKeys())),
        ...flatten(await request(table.getAll())),
      )
    }
    db.close()
  }
  return texts.join('\n')
}

function request<T>(source: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    source.onsuccess = () => resolve(source.result)
    source.onerror = () => reject(source.error)
  })
}

function flatten(value: unknown): string[] {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const bytes = value instanceof ArrayBuffer ? Buffer.from(value) : Buffer.from(value.buffer as ArrayBuffer)
    return [bytes.toString('latin1'), bytes.toString('utf16le')]
  }
  if (Array.isArray(value)) return value.flatMap(flatten)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => [key, ...flatten(item)])
  return [String(value)]
}
