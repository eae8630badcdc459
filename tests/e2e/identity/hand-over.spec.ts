import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { launchPersistent } from '#tests/support/browser/browser.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { closeAll } from '#tests/support/pages/dialogs.ts'
import { openPdf, weekLink } from '#tests/support/pages/payslips.ts'
import { enterAt, signIn, signInPage } from '#tests/support/pages/sign-in.ts'
import { navigation } from '#tests/support/pages/navigation.ts'

async function readAllStorage(page: Page): Promise<{ text: string; buckets: string[] }> {
  return page.evaluate(async () => {
    const texts: string[] = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      location.href,
      document.title,
    ]
    const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    const walk = (value: unknown): void => {
      if (value instanceof ArrayBuffer) texts.push(latin(new Uint8Array(value)))
      else if (ArrayBuffer.isView(value)) texts.push(latin(new Uint8Array(value.buffer)))
      else if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) {
          texts.push(key)
          walk(item)
        }
      else texts.push(String(value))
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const dump = async (factory: IDBFactory) => {
      for (const { name } of await factory.databases()) {
        const db = await done(factory.open(name as string))
        for (const store of Array.from(db.objectStoreNames)) {
          walk(await done(db.transaction(store).objectStore(store).getAllKeys()))
          walk(await done(db.transaction(store).objectStore(store).getAll()))
        }
        db.close()
      }
    }
    await dump(indexedDB)
    const manager = (
      navigator as unknown as {
        storageBuckets: { keys(): Promise<string[]>; open(name: string): Promise<{ indexedDB: IDBFactory }> }
      }
    ).storageBuckets
    const buckets = await manager.keys()
    for (const name of buckets) await dump((await manager.open(name)).indexedDB)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    return { text: texts.join('\n'), buckets }
  })
}

test('after A signs out, B finds none of A’s data in any storage', async ({ portal }) => {
  const profile = await mkdtemp(join(tmpdir(), 'turno-profile-'))
  const browser = await launchPersistent(profile, { viewport: { width: 360, height: 640 } })
  const page = browser.pages()[0] ?? (await browser.newPage())
  let token = ''
  page.on('response', async (response) => {
    if (!response.url().endsWith('/Login/ws-login.php')) return
    const answer = (await response.text().catch(() => '')).match(/"token":"([^"]+)"/)
    token ||= answer?.[1] ?? ''
  })
  await enterAt(page, portal.url, '100101')
  await navigation.money(page.getByRole('navigation')).click()
  await weekLink(page).click()
  await openPdf(page, 'GUADALUPE RAMOS')
  const during = await readAllStorage(page)
  expect(during.buckets.filter((name) => name.startsWith('u-'))).toHaveLength(1)
  await closeAll(page)

  await page.goto(`${portal.url}/#/Mas`)
  await signInPage.signOut(page).click()
  await expect(page).toHaveURL(/#\/Login/)
  expect((await readAllStorage(page)).buckets).toEqual([])

  await signIn(page, '100102')
  const after = await readAllStorage(page)
  const ofA = during.buckets.map((name) => name.slice(2))
  expect(token.length).toBeGreaterThan(20)
  for (const word of ['100101', 'GUADALUPE', 'Guadalupe', 'RAMOS', 'lupita', 'Lupita', token, ...ofA]) {
    expect(after.text.includes(word), word).toBe(false)
    if (!ofA.includes(word)) expect(during.text.includes(word), `${word} while A was here`).toBe(false)
  }
  // Proves that the search finds existing data.
  expect(after.text).toContain('wrappedKey')
  await browser.close()
  await rm(profile, { recursive: true, force: true })
})
