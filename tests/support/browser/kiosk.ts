import { expect, type Page } from '@playwright/test'
import { PASSWORD, skipPapers } from './person.ts'
import { settled } from './settled.ts'

/** A kiosk in the tests: a wide touch screen, set up as whoever installs it does. */
export const KIOSK = { viewport: { width: 1280, height: 800 }, hasTouch: true }

export async function openKiosk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?modo=kiosco`)
  await expect(page.getByRole('button', { name: 'Seguir' })).toBeVisible()
}

/** With a finger: the number on the keys, then the password. */
export async function enterKiosk(page: Page, user = '100101', password = PASSWORD): Promise<void> {
  await skipPapers(page)
  for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).tap()
  await page.getByRole('button', { name: 'Seguir' }).tap()
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).tap()
  await expect(page).toHaveURL(/#\/Inicio/)
  // A reload keeps the person from the moment on in which the worker has their key.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true)
}

export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/${route}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled(page)
}

/** Names of the buckets that hold somebody's data or key. */
export function personBuckets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const manager = (navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }).storageBuckets
    return (await manager.keys()).filter((name) => /^[fuk]-/.test(name))
  })
}

/** What a kiosk's screens must not hold: small letters, small targets, fields that are remembered, ways out. */
export function lookForOffences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const offences: string[] = []
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
      // The PDF's own letters are a picture's, with zoom beside it.
      if (parent.closest('.t-hidden, [class*="text"][lang="es-MX"], svg, option')) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 20) offences.push(`${size}px: ${name(parent)}`)
    }
    for (const target of document.querySelectorAll('a[href], button, select, input, summary, [role="tab"]')) {
      // A native radio's target is its label.
      const box =
        target instanceof HTMLInputElement && target.type === 'radio' ? target.closest('label') : target
      if (!box || !isSeen(box)) continue
      const { width, height } = box.getBoundingClientRect()
      if (width < 59.5 || height < 59.5)
        offences.push(`${Math.round(width)}×${Math.round(height)}: ${name(target)}`)
      if (target.matches('[target="_blank"], [download]')) offences.push(`leads out: ${name(target)}`)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input:not([type="radio"]), select, textarea',
    ))
      if (!/^(off|one-time-code)$/.test(field.autocomplete)) offences.push(`remembers: ${name(field)}`)
    return offences
  })
}
