import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { backToList, NAMES, row, shoot, takePhoto } from '#tests/support/pages/documents.ts'
import { call, elsewhere, typesOnServer } from '#tests/support/server/other-device.ts'
import { signInAt, signInPage } from '#tests/support/pages/sign-in.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { goTo } from '#tests/support/pages/routes.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const openDocuments = (page: Page) => signInAt(page, portal.url, 'Documentos', 'candidato')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('keeps the front of an INE through a restart, and a photo while the device is full; sends a photo after the sign-in when its session was ended', async ({
    page,
  }) => {
    await signInAt(page, portal.url, 'Documentos', 'candidato')
    await page.getByRole('link', { name: 'Subir INE' }).click()
    await shoot(page, 'INE')
    await expect(capturePage.readable(page)).toBeVisible()
    await expect(capturePage.looksGood(page)).toHaveCount(0)
    // Attached but covered: the list is behind the dialog.
    await expect(syncStatus.savedHere(page)).toBeAttached()
    await page.goto(`${portal.url}/?otra#/Documentos`)
    await page.getByRole('link', { name: 'Seguir con INE' }).click()
    await expect(page.getByRole('img', { name: 'Foto de INE, frente' })).toBeVisible()
    await capturePage.otherSide(page).click()
    await shoot(page, 'INE, reverso')
    await capturePage.looksGood(page).click()
    const done = page.getByRole('dialog', { name: 'INE', exact: true })
    await expect(syncStatus.arrived(done)).toBeVisible()
    await expectAccessible(page, 'the next document')
    const token = await elsewhere(portal.url, 'candidato')
    expect(await typesOnServer(portal.url, token)).toEqual([4])
    await done.getByRole('button', { name: `Sigue: ${NAMES[6]}` }).click()
    await expect(page.getByRole('heading', { name: 'Acomoda el documento en el marco' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Faltan 5 de 6 documentos')).toBeVisible()

    await takePhoto(page, 2)
    await fillDevice(page, true)
    await capturePage.looksGood(page).click()
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toHaveText('No hay espacio en este dispositivo. Libera un poco e intenta otra vez.')
    expect(await typesOnServer(portal.url, token)).toEqual([4])
    await page.getByRole('button', { name: 'Regresar a la foto' }).click()
    await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()

    await fillDevice(page, false)
    await capturePage.looksGood(page).click()
    await backToList(page)
    await expect(syncStatus.arrived(row(page, 2))).toBeVisible()
    expect(new Set(await typesOnServer(portal.url, token))).toEqual(new Set([2, 4]))

    await takePhoto(page, 1)
    expect(await call(portal.url, '/Login/ws-login.php', { Opcion: 9, token })).toMatchObject({
      status: 'OK',
    })
    await capturePage.looksGood(page).click()
    await expect(signInPage.expired(page)).toBeVisible()
    // Ending the other sessions also ends their delivery grants.
    expect(new Set(await typesOnServer(portal.url, token))).toEqual(new Set([2, 4]))
    await signInPage.submit(page, 'candidato')
    await expect.poll(async () => new Set(await typesOnServer(portal.url, token))).toEqual(new Set([1, 2, 4]))
  })

  test('with the Wi-Fi switch on, waits on mobile data, says so, and sends automatically on Wi-Fi', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Chromium reports the connection type only on phones.
      const connection = Object.assign(new EventTarget(), { type: 'cellular' })
      Object.defineProperty(navigator, 'connection', { value: connection })
      // Without Background Sync, only the page sends. The worker would see the desktop's connection.
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined })
    })
    await openDocuments(page)
    await page.getByRole('checkbox', { name: /Enviar solo con Wi-Fi/ }).check()
    await takePhoto(page, 2)
    await capturePage.looksGood(page).click()
    await backToList(page)
    await expect(row(page, 2).getByText('Se envía con Wi-Fi')).toBeVisible()
    await goTo(page, 'PorEnviar')
    await expect(page.getByText('Se envía con Wi-Fi')).toBeVisible()
    await syncStatus.retryNow(page).click()
    await expect(page.getByText('Todavía no se pudo enviar.')).toBeVisible()
    const token = await elsewhere(portal.url, 'candidato')
    expect(await typesOnServer(portal.url, token)).toEqual([])

    await page.evaluate(() => {
      const { connection } = navigator as unknown as { connection: EventTarget & { type: string } }
      connection.type = 'wifi'
      connection.dispatchEvent(new Event('change'))
    })
    await expect(syncStatus.allSent(page)).toBeVisible()
    expect(await typesOnServer(portal.url, token)).toEqual([2])
    await goTo(page, 'Documentos')
    await expect(page.getByRole('checkbox', { name: /Enviar solo con Wi-Fi/ })).toBeChecked()
  })
})

/** Simulates a full disk, because a test cannot limit Chromium's quota for page storage. */
async function fillDevice(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const store: Record<string, unknown> = IDBObjectStore.prototype as never
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    for (const write of ['add', 'put']) {
      store[`whole ${write}`] ??= store[write]
      store[write] = full ? refuse : store[`whole ${write}`]
    }
  }, isFull)
}
