import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { WebLocks } from './web-locks.ts'

/**
 * Simulated phone in this process. The phone's databases and buckets survive a restart of the app, and its
 * network can be cut. The phone runs the real client core, and `fetch` reaches the real server.
 */
export interface Device {
  start(): Promise<App>
  openTab(): Promise<App>
  beforeStart: ((app: App) => void) | null
  /** Called when the page has read the device's data, before its session starts. */
  beforeResume: ((app: App) => Promise<void>) | null
  freezeOthers(): void
  address: string
  /** Intercepts requests while the device is online; null sends them straight to the server. */
  between: Between | null
  goOffline(): void
  goOnline(): void
  buckets(): string[]
  /** Names of the databases outside the buckets, without the device's own database. */
  databases(): Promise<string[]>
  /** Returns every stored byte as Latin-1 and as UTF-16 text, for searches for personal data. */
  dump(): Promise<string>
}

export type Between = (request: Request, send: () => Promise<Response>) => Promise<Response>

export type App = typeof import('./app.ts')

const realFetch = globalThis.fetch

export function createDevice(
  serverUrl: string,
  /**
   * `vendor`: '' simulates Firefox. It has no buckets, and it deletes the files of a deleted database (buckets.ts).
   * `listsNames`: the browser can list database names.
   */
  options: {
    buckets?: boolean
    locks?: boolean
    vendor?: string
    listsNames?: boolean
    /** The phone's own authenticator; without one, the browser has no passkeys. */
    credentials?: object
  } = {},
): Device {
  const shared = new IDBFactory()
  if (options.listsNames === false) Object.defineProperty(shared, 'databases', { value: undefined })
  const buckets = new Map<string, IDBFactory>()
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
    ...(options.credentials ? { credentials: options.credentials } : {}),
  }

  /** Open tabs of this device; broadcast messages reach only these. */
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
    // Dexie keeps the globals of its first import, but reads this object whenever it creates a database.
    Dexie.dependencies.indexedDB = shared
    Dexie.dependencies.IDBKeyRange = IDBKeyRange
    vi.stubGlobal('BroadcastChannel', Tab)
    vi.stubGlobal('indexedDB', shared)
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('localStorage', texts)
    if (options.credentials) vi.stubGlobal('PublicKeyCredential', class {})
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
    // Same order as in app/main.tsx: the read-ahead runs before the session's code.
    await app.head.startHeadStart()
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

/** Lists databases even where the simulated page cannot. */
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
