import { expect, type Locator, type Page } from '@playwright/test'

export const PASSWORD = 'Portal.2026'

/** Signs in as a person would. */
export async function signIn(page: Page, user: string, password = PASSWORD): Promise<void> {
  await skipPapers(page)
  await page.getByLabel('Número de empleado').fill(user)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/#\/(Inicio|CambioPass)/)
}

/**
 * What Inicio says about form and documents (spec 000 §2, §4), and its reminders (spec 001 §2), come up one a visit, a
 * moment after the page; whoever is not there for them closes them. Not the dialog of somebody whose documents are missing: only
 * those close it.
 */
export async function skipPapers(page: Page): Promise<void> {
  const close = () => page.keyboard.press('Escape')
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Aviso de actualización de datos' }), close)
  const old = page.getByRole('dialog', { name: 'Mis documentos' })
  await page.addLocatorHandler(old.getByRole('button', { name: 'Cerrar' }), close)
  // What comes before the papers, for 100102, 100104 and 100201.
  for (const name of ['Certificaciones exprés', 'Tus días de PTU', 'Encuesta de satisfacción']) {
    await page.addLocatorHandler(page.getByRole('dialog', { name }), close)
  }
}

/** Waits until the worker has everything that a start without a network needs. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** On a kiosk: the number on the keypad, then the password. */
export async function signInAtKiosk(page: Page, user: string, password = PASSWORD): Promise<void> {
  await skipPapers(page)
  for (const digit of user) await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: 'Seguir' }).click()
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/#\/Inicio/)
}

/** A week in the list of payslips, newest first and without previews; the second one is paid and stamped on any day. */
export function weekLink(page: Page, nth = 1): Locator {
  return page
    .locator('main a[href^="#/Recibos/"]')
    .filter({ hasText: /Semana \d+/ })
    .nth(nth)
}

/** From the summary of an open payslip to its PDF: a word of it can be read. */
export async function openPdf(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: 'Abrir PDF' }).click()
  await expect(page.getByText(word, { exact: false }).first()).toBeAttached({ timeout: 20_000 })
}

/** Closes whatever lies over the list, one step at a time. */
export async function closeAll(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog')
  for (let step = 0; step < 3 && (await dialogs.count()) > 0; step++) {
    await dialogs
      .last()
      .getByRole('button', { name: /^(Cerrar|Regresar)/ })
      .first()
      .click()
    await page.waitForTimeout(300)
  }
  await expect(dialogs).toHaveCount(0)
}
