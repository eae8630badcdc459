import { expect, test } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { kioskPage, personBuckets, signInAtKiosk } from '#tests/support/pages/kiosk.ts'
import { enterAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { payslipsPage, weekLink } from '#tests/support/pages/payslips.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'
import { goTo } from '#tests/support/pages/routes.ts'

test.beforeEach(async ({ page, portal }) => {
  await enterAt(page, portal.url, '100101')
})

test('erases stored data, closes other sessions, and becomes a kiosk, which only human resources can end', {
  tag: WHOLE,
}, async ({ page, browser, portal }) => {
  await goTo(page, 'Recibos')
  await weekLink(page).click()
  await payslipsPage.openPdf(page).click()
  await expect(page.getByText('GUADALUPE', { exact: false }).first()).toBeAttached()
  await goTo(page, 'Mas')
  await page.getByRole('link', { name: 'Este dispositivo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este dispositivo')
  const stored = page.getByRole('list', { name: 'Lo guardado' })
  await expect(stored.getByText(/^1 · 0\.\d MB$/)).toBeVisible()
  await expect(page.getByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Borrar lo guardado' }).click()
  await expect(dialogs.warning(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await expect(page.getByText('Se borró lo guardado.')).toBeVisible()
  await expect(stored.getByText('Nada guardado')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este dispositivo')

  const elsewhere = await (await browser.newContext()).newPage()
  await enterAt(elsewhere, portal.url, '100101')
  await goTo(page, 'Dispositivo')
  await page.getByRole('button', { name: 'Cerrar mis otras sesiones' }).click()
  await expect(page.getByText(/Se (cerró 1 sesión|cerraron \d sesiones)\./)).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar mis otras sesiones' }).click()
  await expect(page.getByText('No había otras sesiones abiertas.')).toBeVisible()
  await elsewhere.reload()
  await expect(signInPage.enter(elsewhere)).toBeVisible()
  await elsewhere.context().close()

  await goTo(page, 'Dispositivo')
  await page.getByRole('button', { name: 'Usar como kiosco' }).click()
  await dialogs.cancel(dialogs.warning(page)).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Usar como kiosco' }).click()
  await page.getByRole('button', { name: 'Sí, cambiar' }).click()
  await expect(kioskPage.next(page)).toBeVisible()
  await expect.poll(() => personBuckets(page)).toEqual([])
  const people = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('portal')
        request.onerror = () => reject(new Error('the database "portal" cannot be opened'))
        request.onsuccess = () => {
          const count = request.result.transaction('people').objectStore('people').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )
  expect(people).toBe(0)

  const enter = async (user: string) => {
    // A kiosk always opens Inicio after sign-in.
    await signInAtKiosk(page, user)
    await goTo(page, 'Dispositivo')
  }
  await page.goto(`${portal.url}/?modo=personal`)
  await expect(kioskPage.next(page)).toBeVisible()
  await enter('100101')
  await expect(page.getByText('Pide a Recursos Humanos que entre aquí para quitarlo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar el modo kiosco' })).toHaveCount(0)
  await kioskPage.finish(page).click()
  await enter('100301')
  await page.getByRole('button', { name: 'Quitar el modo kiosco' }).click()
  await page.getByRole('button', { name: 'Sí, cambiar' }).click()
  await expect(signInPage.enter(page)).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/#/Login`)
})

test('asks before an address turns a used device into a kiosk; an unsent draft prevents the switch', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/?modo=kiosco`)
  const question = dialogs.warning(page)
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/#/Dispositivo?modo=kiosk`)
  await dialogs.cancel(question).click()
  await goTo(page, 'ActualizacionDatos/2')
  await dataFormPage.nationality(page).fill('Canaria')
  await expect(syncStatus.savedHere(page)).toBeVisible()
  await page.goto(`${portal.url}/?modo=kiosco`)
  await page.getByRole('button', { name: 'Sí, cambiar' }).click()
  await expect(page.getByText('Envía primero lo que tienes pendiente; después cambia el modo.')).toBeVisible()
  await goTo(page, 'ActualizacionDatos/2')
  await expect(dataFormPage.nationality(page)).toHaveValue('Canaria')
})
