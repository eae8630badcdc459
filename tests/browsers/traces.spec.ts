import { collectCanaries } from '../support/people/canaries.ts'
import { scanFolder } from '../support/browser/disk-scan.ts'
import type { Driver } from './driver.ts'
import type { Hand } from './hand.ts'
import { signIn } from './person.ts'
import { expect, test } from './story.ts'
import { PASSWORD } from '../support/server/other-device.ts'
import { kioskPage } from '../support/pages/kiosk.ts'
import { signInPage } from '../support/pages/sign-in.ts'
import { syncStatus } from '../support/pages/sync-status.ts'
import { navigation } from '../support/pages/navigation.ts'
import { dataFormPage } from '../support/pages/data-form-steps.ts'

/** Checks the profile files after sign-out, in browsers without storage buckets (offline.md, "Keys"). */

const PERSON = '100101'
const PLACE = 'Villa del Canario Amarillo'

/** Files that Firefox downloads for itself; no page can write there. */
const ITS_OWN = /^storage\/permanent\/chrome\//
/** Firefox stores text typed into a phone's sign-in form, as for every form; a kiosk's form forbids it. */
const TYPED_ON_A_PHONE = /^formhistory\.sqlite/

test('stores the key of a phone on disk only while a person is signed in', async ({
  hand,
  driver,
  portal,
}) => {
  const words = await collectCanaries(portal.url, PERSON, PASSWORD)
  await hand.open(portal.url)
  await hand.sees(signInPage.title.label)
  await listen(driver)
  await signIn(hand, PERSON)
  await hand.sees(/Al día · \d\d:\d\d/)
  const keys = await heardKeys(driver)
  // Checks that the search finds existing keys.
  expect(await filesWith(driver, keys)).not.toEqual([])
  await hand.reload()
  await hand.sees(/Al día · \d\d:\d\d/)
  await hand.tap({ kind: 'link', name: navigation.more.label })
  await hand.tap({ kind: 'button', name: signInPage.signOut.label })
  await hand.sees(signInPage.title.label)
  await expect.poll(() => hand.databases(), { timeout: 60_000 }).toEqual(['portal'])
  expect(await filesWith(driver, keys)).toEqual([])
  await driver.end()
  const left = await filesWith(driver, [...keys, ...words, PASSWORD])
  expect(left.filter((file) => !TYPED_ON_A_PHONE.test(file))).toEqual([])
})

test.describe('on a kiosk', () => {
  test.use({ size: { width: 1280, height: 800 } })

  test('stores no key on disk; keeps a form encrypted for a day and says so at "Terminar"', async ({
    hand,
    driver,
    portal,
  }) => {
    const words = await collectCanaries(portal.url, PERSON, PASSWORD)
    await hand.open(`${portal.url}/?modo=kiosco`)
    await hand.sees(kioskPage.next.label)
    await listen(driver)
    await enterKiosk(hand)
    await openForm(driver)
    await hand.fill(dataFormPage.birthPlace.label, PLACE)
    await hand.sees(syncStatus.savedHere.label)
    // Real time: typing may take longer than the delay before a save, so only the first letters may be stored yet.
    await driver.run(() => new Promise((done) => setTimeout(done, 1000)))
    // The page exports only the key of unfinished work; the person's own key cannot be extracted.
    const keys = await heardKeys(driver)
    await expect.poll(() => driver.run(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await hand.reload()
    await hand.sees(syncStatus.savedHere.label)
    const telling = [...keys, ...words, PASSWORD, PLACE]
    expect(await filesWith(driver, telling)).toEqual([])
    await hand.tap({ kind: 'button', name: kioskPage.finish.label })
    await hand.sees(kioskPage.keptForADay.label)
    await hand.tap({
      kind: 'button',
      name: kioskPage.saveAndFinish.label,
      within: kioskPage.finishQuestion.label,
    })
    await hand.sees(kioskPage.next.label)
    await expect.poll(() => kinds(hand), { timeout: 60_000 }).toEqual(['d-', 'po'])

    await enterKiosk(hand)
    await openForm(driver)
    await expect.poll(() => placeOf(driver), { timeout: 60_000 }).toBe(PLACE)
    await hand.tap({ kind: 'button', name: kioskPage.finish.label })
    await hand.tap({
      kind: 'button',
      name: kioskPage.saveAndFinish.label,
      within: kioskPage.finishQuestion.label,
    })
    await hand.sees(kioskPage.next.label)
    await expect.poll(() => kinds(hand), { timeout: 60_000 }).toEqual(['d-', 'po'])
    await driver.end()
    expect(await filesWith(driver, telling)).toEqual([])
  })
})

async function enterKiosk(hand: Hand): Promise<void> {
  for (const digit of PERSON) await hand.tap({ kind: 'button', name: digit })
  await hand.tap({ kind: 'button', name: kioskPage.next.label })
  await hand.fill(signInPage.password.label, PASSWORD)
  await hand.tap({ kind: 'button', name: signInPage.enter.label })
  await hand.sees('Lupita')
}

function openForm(driver: Driver): Promise<void> {
  return driver.run(() => {
    location.hash = '#/ActualizacionDatos/2'
  })
}

function placeOf(driver: Driver): Promise<string | undefined> {
  return driver.run((label) => {
    const labels = [...document.querySelectorAll('label')]
    const field = labels.find(({ innerText }) => innerText.includes(label))?.control
    return field instanceof HTMLInputElement ? field.value : undefined
  }, dataFormPage.birthPlace.label)
}

/** First two letters of each database name: u- person, k- key, d- unfinished work on a kiosk, po "portal". */
async function kinds(hand: Hand): Promise<string[]> {
  return (await hand.databases()).map((name) => name.slice(0, 2)).sort()
}

interface PageThatTells extends Window {
  keys?: number[][]
}

function listen(driver: Driver): Promise<void> {
  return driver.run(() => {
    const keys: number[][] = []
    ;(window as PageThatTells).keys = keys
    const really = crypto.subtle.exportKey.bind(crypto.subtle)
    SubtleCrypto.prototype.exportKey = (async (format: 'raw', key: CryptoKey) => {
      const raw = await really(format, key)
      keys.push([...new Uint8Array(raw)])
      return raw
    }) as typeof really
  })
}

/** Recorded keys as search texts: raw bytes, hex and base64url. */
async function heardKeys(driver: Driver): Promise<string[]> {
  const keys = (await driver.run(() => (window as PageThatTells).keys)) ?? []
  expect(keys.map((bytes) => bytes.length)).toEqual([32])
  const raw = Buffer.from(keys.flat())
  return [raw.toString('latin1'), raw.toString('hex'), raw.toString('base64url')]
}

async function filesWith({ profile }: Driver, words: readonly string[]): Promise<string[]> {
  expect(words.length).toBeGreaterThan(2)
  const { traces, files } = await scanFolder(profile, words)
  expect(files).toBeGreaterThan(30)
  return [...new Set(traces.map(({ file }) => file))].filter((file) => !ITS_OWN.test(file))
}
