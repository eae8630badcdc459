import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type { OutboxRow, WorkStore, WorkTables } from '#core/store/work-store.ts'
import type { SealedRow } from '#core/store/device-store.ts'

/**
 * Simulated phone with several pages and a worker for random walks: the real core over one database, with
 * separate modules for each app. An app dies at its n-th write; from then on it reaches neither disk nor
 * network.
 */

export interface WalkApp {
  name: string
  modules: Awaited<ReturnType<typeof load>>
  left: number
  isDead(): boolean
  open(grant: string): Promise<void>
  leave(): void
}

async function load() {
  const [
    delivery,
    plain,
    settle,
    outbox,
    withdraw,
    drafts,
    choice,
    place,
    signals,
    state,
    device,
    workStore,
  ] = await Promise.all([
    import('#core/outbox/delivery.ts'),
    import('#core/outbox/plain-delivery.ts'),
    import('#core/outbox/settle.ts'),
    import('#core/outbox/outbox.ts'),
    import('#core/outbox/withdraw.ts'),
    import('#core/outbox/drafts.ts'),
    import('#core/outbox/step-choice.ts'),
    import('#core/store/open-store.ts'),
    import('#core/transport/session-signals.ts'),
    import('#core/session/session-state.ts'),
    import('#core/store/device-store.ts'),
    import('#core/store/work-store.ts'),
  ])
  return {
    delivery,
    plain,
    settle,
    outbox,
    withdraw,
    drafts,
    choice,
    place,
    signals,
    state,
    device,
    workStore,
  }
}

const WORK = 'u-walk'

export interface WalkPhone {
  apps: Record<'one' | 'two' | 'worker', WalkApp>
  entries(): Promise<OutboxRow[]>
  copies(): Promise<SealedRow[]>
  hasReceipt(opId: string): Promise<boolean>
  clear(): Promise<void>
  close(): void
}

export async function walkPhone(answer: (request: Request) => Promise<Response>): Promise<WalkPhone> {
  const shared = new IDBFactory()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  class Silent {
    onmessage = null
    postMessage(): void {}
  }
  vi.stubGlobal('BroadcastChannel', Silent)
  vi.stubGlobal('indexedDB', shared)
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'https://portal.test' })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init)))
  Dexie.dependencies.IDBKeyRange = IDBKeyRange

  async function startApp(name: string): Promise<WalkApp> {
    const factory = mortal(shared, () => {
      app.left -= 1
      return app.left >= 0
    })
    Dexie.dependencies.indexedDB = factory
    vi.resetModules()
    const modules = await load()
    const { place, signals, state, workStore } = modules
    const app: WalkApp = {
      name,
      modules,
      left: Number.POSITIVE_INFINITY,
      isDead: () => app.left < 0,
      async open(grant) {
        app.left = Number.POSITIVE_INFINITY
        app.leave()
        const db = new Dexie(WORK, { indexedDB: factory, IDBKeyRange }) as WorkTables
        db.version(1).stores(workStore.workSchema)
        await db.open()
        const work: WorkStore = workStore.workStore(db, WORK, key)
        const there = { find: async () => work, make: async () => work, close: () => db.close() }
        place.setOpenStore(null, { name: WORK, ...there })
        signals.setCurrentToken(`token of ${name}`)
        signals.setCurrentGrant(grant)
        state.setSession({
          phase: 'open',
          profile: { user: { Id_Usuario: 1 } },
          hasToken: true,
          expiresAt: null,
          mustChangePassword: false,
        } as never)
      },
      leave() {
        place.setOpenStore(null)
        signals.setCurrentToken(null)
        signals.setCurrentGrant(null)
        state.setSession({ phase: 'signed-out', reason: 'left' })
      },
    }
    return app
  }

  const apps = {
    one: await startApp('one'),
    two: await startApp('two'),
    worker: await startApp('worker'),
  }
  const { deviceDatabase: sameAs } = apps.worker.modules.device
  await sameAs.open()
  Dexie.dependencies.indexedDB = shared
  const device = await new Dexie('portal', { indexedDB: shared, IDBKeyRange }).open()
  const work = new Dexie(WORK, { indexedDB: shared, IDBKeyRange })
  work.version(1).stores(apps.one.modules.workStore.workSchema)
  await work.open()
  return {
    apps,
    entries: () => work.table<OutboxRow>('outbox').orderBy('seq').toArray(),
    copies: () => device.table<SealedRow>('sealed').toArray(),
    hasReceipt: async (opId) => (await work.table('receipts').get(opId)) !== undefined,
    async clear() {
      await Promise.all(work.tables.map((table) => table.clear()))
      await Promise.all([device.table('sealed').clear(), device.table('pieces').clear()])
      await device
        .table('settings')
        .filter(({ key: name }: { key: string }) => name.includes('-lease') || name.includes('-beat'))
        .delete()
    },
    close() {
      for (const app of Object.values(apps)) {
        app.leave()
        app.modules.device.deviceDatabase.close()
      }
      work.close()
      device.close()
    },
  }
}

/** `write` is called before each write, and returns false when the app dies there. */
function mortal(shared: IDBFactory, write: () => boolean): IDBFactory {
  return new Proxy(shared, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'open') return typeof value === 'function' ? value.bind(target) : value
      return (...given: Parameters<IDBFactory['open']>) => {
        const request = target.open(...given)
        request.addEventListener('success', () => {
          const db = request.result
          const transaction = db.transaction.bind(db)
          db.transaction = (...how: Parameters<IDBDatabase['transaction']>) => {
            const isWrite = how[1] === 'readwrite'
            if (isWrite && !write()) throw new DOMException('it is dead', 'OperationError')
            return transaction(...how)
          }
        })
        return request
      }
    },
  })
}
