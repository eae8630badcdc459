import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../server/other-device.ts'
import { button, dialog, text } from './locators.ts'
import { closeReminders } from './reminders.ts'
import { signInPage } from './sign-in.ts'

export const kioskPage = {
  next: button('Seguir'),
  erase: button('Borrar'),
  enterAndPrint: button('Entrar e imprimir mi recibo'),
  finish: button('Terminar'),
  finishQuestion: dialog('¿Terminar?'),
  saveAndFinish: button('Guardar y terminar'),
  keptForADay: text('Lo guardamos 24 horas con tu contraseña'),
}

export const KIOSK = { viewport: { width: 1280, height: 800 }, hasTouch: true }

export async function openKiosk(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?modo=kiosco`)
  await expect(kioskPage.next(page)).toBeVisible()
}

/** Taps "Seguir", unless the keypad advanced automatically after the usual number of digits. */
async function goOn(page: Page): Promise<void> {
  if (await kioskPage.next(page).isVisible()) await kioskPage.next(page).click()
}

export async function signInAtKiosk(page: Page, user: string, password = PASSWORD): Promise<void> {
  await closeReminders(page)
  for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).click()
  await goOn(page)
  await signInPage.password(page).fill(password)
  await signInPage.enter(page).click()
  await expect(page).toHaveURL(/#\/Inicio/)
}

/**
 * Waits until the service worker controls the page, because only the worker keeps the person's key through a
 * reload.
 */
export async function keyKept(page: Page): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  // A session that ends reloads the page, which destroys the evaluation.
  await expect.poll(() => isControlled().catch(() => false)).toBe(true)
}

export async function enterKiosk(page: Page, user = '100101', password = PASSWORD): Promise<void> {
  await closeReminders(page)
  for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).tap()
  await goOn(page)
  await signInPage.password(page).fill(password)
  await signInPage.enter(page).tap()
  await expect(page).toHaveURL(/#\/Inicio/)
  await keyKept(page)
}

export function personBuckets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const manager = (navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }).storageBuckets
    return (await manager.keys()).filter((name) => /^[fuk]-/.test(name))
  })
}

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
      // A PDF's text counts as a picture: it can be zoomed.
      if (parent.closest('.t-hidden, [class*="text"][lang="es-MX"], svg, option')) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 20) offences.push(`${size}px: ${name(parent)}`)
    }
    for (const target of document.querySelectorAll('a[href], button, select, input, summary, [role="tab"]')) {
      // The target of a native radio button is its label.
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
