import type { Page } from '@playwright/test'
import type { Phone } from './phone.ts'

/** Versions of the device's database ('portal') and of the person's ('u-…'); null when missing. */
export interface Versions {
  device: number | null
  person: number | null
}

export type UpgradedDatabase = keyof Versions

const FROM_DEXIE = 10
const BEGUN = 'an upgrade has begun'
/** tsx wraps named functions in a helper that does not exist in the page. */
const NAMING = 'globalThis.__name ??= (given) => given'

/** After a kill, the browser's list may show an unfinished upgrade; opening undoes it. */
export async function readVersions({ page }: Phone): Promise<Versions> {
  await page.evaluate(NAMING)
  const [device, person] = await page.evaluate(readAll)
  const toVersion = (given: number | null) => (given === null ? null : given / FROM_DEXIE)
  return { device: toVersion(device), person: toVersion(person) }
}

/** Runs in the page. @returns the versions of the device's and the person's database */
async function readAll(): Promise<[number | null, number | null]> {
  const manager = navigator as unknown as {
    storageBuckets: { keys(): Promise<string[]>; open(name: string): Promise<{ indexedDB: IDBFactory }> }
  }
  const buckets = manager.storageBuckets
  const read = async (factory: IDBFactory | undefined, prefix: string) => {
    const listed = (await factory?.databases()) ?? []
    const found = listed.find(({ name }) => name?.startsWith(prefix))
    if (!factory || found?.name === undefined) return null
    const opening = factory.open(found.name)
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error(`${found.name} does not open`))
    })
    opened.close()
    return opened.version
  }
  const own = (await buckets.keys()).find((name) => name.startsWith('u-'))
  const bucket = own === undefined ? undefined : await buckets.open(own)
  return [await read(indexedDB, 'portal'), await read(bucket?.indexedDB, 'u-')]
}

/** Makes the upgrade at the app's next start last `ms`, as on a slow phone. */
export async function slowUpgrade(page: Page, database: UpgradedDatabase, ms: number): Promise<void> {
  await page.addInitScript(NAMING)
  await page.addInitScript(holdUpgrade, [database === 'device' ? 'portal' : 'u-', ms, BEGUN] as const)
}

export async function upgradeBegins(page: Page, ms: number): Promise<boolean> {
  const said = page.waitForEvent('console', { predicate: (line) => line.text() === BEGUN, timeout: ms })
  return said.then(
    () => true,
    () => false,
  )
}

/**
 * Keeps the upgrade's transaction open. Prevents the registration of a worker, which would upgrade the store
 * before the page.
 */
function holdUpgrade([prefix, ms, begun]: readonly [string, number, string]): void {
  Reflect.set(ServiceWorkerContainer.prototype, 'register', () => Promise.resolve())
  const { prototype } = IDBFactory
  const open = Reflect.get(prototype, 'open') as (this: IDBFactory, ...all: unknown[]) => IDBOpenDBRequest
  Reflect.set(prototype, 'open', function (this: IDBFactory, ...given: unknown[]) {
    const request = open.apply(this, given)
    if (!String(given[0]).startsWith(prefix)) return request
    request.addEventListener('upgradeneeded', () => {
      const { transaction } = request
      const [store] = transaction?.objectStoreNames ?? []
      if (!transaction || store === undefined) return
      console.log(begun)
      const until = performance.now() + ms
      const ask = () => {
        if (performance.now() < until) transaction.objectStore(store).count().onsuccess = ask
      }
      ask()
    })
    return request
  })
}
