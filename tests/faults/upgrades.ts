import type { Page } from '@playwright/test'
import type { Phone } from './phone.ts'

/** Of the device's database ('portal') and of the person's own ('u-…'); null: there is none. */
export interface Versions {
  device: number | null
  person: number | null
}

export type UpgradedDatabase = keyof Versions

const FROM_DEXIE = 10
const BEGUN = 'an upgrade has begun'

/** Asked of the browser, so that nothing is opened for it. */
export async function readVersions({ page }: Phone): Promise<Versions> {
  const [device, person] = await page.evaluate(async () => {
    const manager = navigator as unknown as {
      storageBuckets: { keys(): Promise<string[]>; open(name: string): Promise<{ indexedDB: IDBFactory }> }
    }
    const buckets = manager.storageBuckets
    const own = (await buckets.keys()).filter((name) => name.startsWith('u-'))
    const factories = await Promise.all(own.map((name) => buckets.open(name)))
    const all = await Promise.all(factories.map((bucket) => bucket.indexedDB.databases()))
    const [shared] = (await indexedDB.databases()).filter(({ name }) => name === 'portal')
    return [shared?.version, all.flat()[0]?.version]
  })
  const toVersion = (given: number | undefined) => (given === undefined ? null : given / FROM_DEXIE)
  return { device: toVersion(device), person: toVersion(person) }
}

/** The next app that is opened in the page upgrades the database as slowly as the worst of phones. */
export async function slowUpgrade(page: Page, database: UpgradedDatabase, ms: number): Promise<void> {
  await page.addInitScript(holdUpgrade, [database === 'device' ? 'portal' : 'u-', ms, BEGUN] as const)
}

/** @returns whether it came within `ms` */
export async function upgradeBegins(page: Page, ms: number): Promise<boolean> {
  const said = page.waitForEvent('console', { predicate: (line) => line.text() === BEGUN, timeout: ms })
  return said.then(
    () => true,
    () => false,
  )
}

/** Its transaction goes on asking, and so can't be committed, until the time is over. */
function holdUpgrade([prefix, ms, begun]: readonly [string, number, string]): void {
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
