import type { Page } from '@playwright/test'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { dataFormPage } from '#tests/support/pages/data-form-steps.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** Tags of background deliveries that the browser has still to run. */
function syncTags(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (registration as unknown as { sync: { getTags(): Promise<string[]> } }).sync.getTags()
  })
}

test('delivers a step confirmed offline while every page is closed, and notifies the person', async ({
  browser,
}) => {
  const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
  const context = await browser.newContext({ locale: 'es-MX' })
  await context.grantPermissions(['background-sync', 'notifications'], { origin: portal.url })
  const page = await context.newPage()
  await signInAt(page, portal.url, 'ActualizacionDatos/2', 'candidato')
  await expect(dataFormPage.nationality(page)).toBeVisible()
  await readyForOffline(page)
  await page.reload()
  await dataFormPage.nationality(page).fill(goodSteps[2].nacionalidad)
  await forms.day(page).fill('28')
  await forms.month(page).fill('02')
  await forms.year(page).fill('1990')
  await dataFormPage.birthPlace(page).fill(goodSteps[2].lugarNacimiento)
  await forms.next(page).click()
  await page.getByRole('radio', { name: 'Casado(a)' }).check()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await forms.next(page).click()
  await expect(page.getByRole('heading', { level: 1, name: dataFormPage.idsTitle.label })).toBeVisible()
  await expect.poll(() => syncTags(page)).not.toEqual([])
  await page.close()

  await context.setOffline(false)
  const read = async () => {
    const post = async (path: string, data: object) =>
      (await context.request.post(`${portal.url}${path}`, { data })).json()
    const { token } = (await post('/Login/ws-login.php', {
      Opcion: 1,
      correo: 'candidato',
      password: PASSWORD,
    })) as { token: string }
    const path = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'
    const answer = (await post(path, { Opcion: 13, token })) as { data: { datos: unknown }[] }
    return answer.data.map(({ datos }) => datos)
  }
  await expect.poll(read).toEqual([goodSteps[2]])
  const outside = await context.newPage()
  await outside.goto(`${portal.url}/manifest.webmanifest`)
  const told = () =>
    outside.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/')
      const shown = (await registration?.getNotifications()) ?? []
      return shown.map(({ title, body }) => `${title}${body}`)
    })
  await expect.poll(told).toEqual(['Tus datos quedaron guardados'])
  await context.close()
  await portal.dispose()
})
