import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { documentUploads } from '#server/db/schema/document-files.ts'
import { REQUIRED_TYPES } from '#domain/documents/documents.ts'
import { passTime } from '#tests/support/browser/clock.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { type BrowserProcess, startBrowser } from '#tests/support/browser/browser-process.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import type { Portal } from '#tests/support/server/portal.ts'
import { pdfWith } from '#tests/support/files/sample-files.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { backToList, confirmPhoto, NAMES, photo, row, takePhoto } from '#tests/support/pages/documents.ts'
import { readyForOffline } from '#tests/support/browser/settled.ts'
import { reminders } from '#tests/support/pages/reminders.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { PARTLY } from '#tests/support/pages/locators.ts'
import { snackBars } from '#tests/support/pages/snack-bars.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { changeRoute, goTo } from '#tests/support/pages/routes.ts'

const PHONE = { viewport: { width: 360, height: 640 } }

async function listenForDigests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    const heard: string[] = []
    crypto.subtle.digest = async (algorithm, data) => {
      const hash = await digest(algorithm, data)
      if (data.byteLength > 10_000) {
        heard.push(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join(''))
        console.log(`digest ${heard.at(-1)}`)
      }
      return hash
    }
  })
}

/** Stops the server, because only one process can open the database. */
async function storedUploads(
  portal: Portal,
): Promise<{ typeId: number; received: string | null; isCurrent: boolean }[]> {
  await portal.stop()
  const connection = await openPglite(join(portal.dataDir, 'database'), migrationsFolder())
  try {
    const rows = await connection.db.select().from(documentUploads)
    return rows
      .filter(({ receivedSha256 }) => receivedSha256 !== null)
      .map(({ typeId, receivedSha256, retiredAt }) => ({
        typeId,
        received: receivedSha256,
        isCurrent: retiredAt === null,
      }))
  } finally {
    await connection.close()
  }
}

test('delivers six documents taken offline once each, byte for byte, although the browser is killed twice', {
  tag: WHOLE,
}, async ({ ownPortal: portal }) => {
  test.setTimeout(240_000)
  const profile = mkdtempSync(join(tmpdir(), 'turno-phone-'))
  const digests = new Set<string>()
  const phones: BrowserProcess[] = []
  const kill = async () => phones.pop()?.kill()
  const start = async (): Promise<Page> => {
    const phone = await startBrowser(profile, ['--window-size=412,915'])
    phones.push(phone)
    const { page } = phone
    page.on('console', (message) => {
      const [, hash] = /^digest (\w+)$/.exec(message.text()) ?? []
      if (hash) digests.add(hash)
    })
    await listenForDigests(page)
    await page.clock.install()
    return page
  }
  try {
    let page = await start()
    await signInAt(page, portal.url, 'Documentos', 'candidato')
    await expect(page.getByText('Faltan 6 de 6 documentos')).toBeVisible()
    await readyForOffline(page)
    // The screen loads the files for taking a photo a moment later.
    await passTime(page, 3000)
    await page.waitForLoadState('networkidle')
    await portal.stop()

    for (const typeId of [1, 2]) {
      await takePhoto(page, typeId)
      await confirmPhoto(page, typeId)
    }
    await takePhoto(page, 3)
    await passTime(page, 1500)
    await kill()

    page = await start()
    await page.goto(`${portal.url}/#/Documentos`)
    await expect(syncStatus.waiting(row(page, 2))).toBeVisible()
    await page.getByRole('link', { name: `Seguir con ${NAMES[3]}` }).click()
    await expect(capturePage.looksGood(page)).toBeEnabled()
    await confirmPhoto(page, 3)
    await takePhoto(page, 4)
    await confirmPhoto(page, 4)
    await kill()

    page = await start()
    await page.goto(`${portal.url}/#/Documentos`)
    for (const typeId of [6, 8]) {
      await takePhoto(page, typeId)
      await confirmPhoto(page, typeId, typeId === 8)
    }
    await expect(page.getByText('Falta enviar 6 documentos')).toBeVisible()
    await expect(page.getByText(/^Faltan/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver lo que falta enviar' }).click()
    await expect(page.getByText(`Documento · ${NAMES[8]}`)).toBeVisible()

    await portal.start()
    await syncStatus.retryNow(page).click()
    await expect(syncStatus.allSent(page)).toBeVisible()
    await goTo(page, 'Documentos')
    await expect(syncStatus.uploadedOn(page)).toHaveCount(6)

    const stored = await storedUploads(portal)
    expect(stored.map(({ typeId }) => typeId).sort((a, b) => a - b)).toEqual([...REQUIRED_TYPES])
    expect(stored.every(({ isCurrent }) => isCurrent)).toBe(true)
    expect(new Set(stored.map(({ received }) => received)).size).toBe(6)
    for (const { received } of stored) expect(digests).toContain(received)
  } finally {
    await kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('says why a document was refused, and accepts another document in its place', async ({
    page,
    ownPortal: portal,
  }) => {
    await signInAt(page, portal.url, 'Documentos', 'candidato')
    await page.getByRole('link', { name: 'Subir CURP' }).click()
    const active = pdfWith('90 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj')
    await capturePage
      .chooseFile(page)
      .setInputFiles({ name: 'curp.pdf', mimeType: 'application/pdf', buffer: active })
    await capturePage.useFile(page).click()
    const why = 'El PDF trae acciones o archivos adentro.'
    await expect(row(page, 2).getByText(why)).toBeVisible()
    await page.getByRole('link', { name: /Error: toca para corregir/ }).click()
    await expect(page.getByRole('dialog').getByText(why)).toBeVisible()
    await expectAccessible(page, 'refused')
    await page.getByRole('link', { name: 'Subir documento' }).click()
    await capturePage
      .takePhoto(page)
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo('CURP') })
    await capturePage.looksGood(page).click()
    await backToList(page)
    await expect(syncStatus.arrived(row(page, 2))).toBeVisible()
    await expect(page.getByText('Faltan 5 de 6 documentos')).toBeVisible()
  })

  test('shows 100102 comments and a recommendation; a document kept on the device opens offline', {
    tag: WHOLE,
  }, async ({ page, context, portal }) => {
    await signInAt(page, portal.url, 'Documentos', '100102')
    await expect(page.getByText('Actualiza tus documentos')).toBeVisible()
    await expect(page.getByText('Son de otro año: Comprobante de domicilio.')).toBeVisible()
    await page.getByRole('link', { name: /^Comentarios de documentos/ }).click()
    const comments = page.getByRole('dialog', { name: 'Comentarios de documentos' })
    await expect(comments.getByText('No se lee el reverso. Toma la foto con más luz.')).toBeVisible()
    await expectAccessible(page, 'comments')
    await dialogs.close(comments).click()

    await page.getByRole('link', { name: 'Ver INE' }).click()
    await expect(page.getByRole('img', { name: 'INE' })).toBeVisible()
    await expectAccessible(page, 'INE')
    await page.getByRole('button', { name: 'Guardar para ver sin internet' }).click()
    await expect(page.getByRole('button', { name: 'Quitar de este dispositivo' })).toBeVisible()
    await dialogs.close(page.getByRole('dialog')).click()
    await readyForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Ver INE' })).toBeVisible()
    await expect(page.getByText('Faltan')).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver INE' }).click()
    await expect(page.getByRole('img', { name: 'INE' })).toBeVisible()
    await dialogs.close(page.getByRole('dialog')).click()
    await page.getByRole('link', { name: 'Ver CURP' }).click()
    await expect(page.getByText('Ocurrió un error al descargar el archivo.')).toBeVisible()
  })

  test('shows 100103 a notice, and on the next visit a documents dialog without a close button', {
    tag: WHOLE,
  }, async ({ page, portal }) => {
    await signInAt(page, portal.url, 'Inicio', '100103')
    const notice = reminders.dataForm(page)
    await expect(notice.getByText('Pendientes: 6 · Cargados: 0')).toBeAttached()
    await expectAccessible(page, 'notice')
    await snackBars.update(notice, PARTLY).click()
    await expect(page).toHaveURL(/#\/ActualizacionDatos/)
    await changeRoute(page, 'Inicio')
    // Only one dialog opens per visit, so the documents' dialog waits for the next visit.
    await page.reload()
    const dialog = reminders.documents(page)
    await expect(dialog.getByText('Faltan 6 de 6 documentos')).toBeVisible()
    await expect(dialogs.close(dialog)).toHaveCount(0)
    await expectAccessible(page, 'persistent')
    await page.keyboard.press('Escape')
    await expect(dialog.getByText(/Faltan 6 documentos: súbelos para cerrar/)).toBeVisible()
    await dialogs.goBack(dialog).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/#\/Inicio/)
  })

  test('asks for the type of a document shared by another app', { tag: WHOLE }, async ({ page, portal }) => {
    await signInAt(page, portal.url, 'Documentos', 'candidato')
    await readyForOffline(page)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Subir CURP' })).toBeVisible()
    await share(page, await photo('compartida'))
    const choice = page.getByRole('dialog', { name: '¿Qué documento es?' })
    await expect(choice.getByRole('button', { name: 'CURP' })).toBeVisible()
    await expect(page.getByText(/^Sin internet/)).toHaveCount(0)
    await expectAccessible(page, 'choice')
    await choice.getByRole('button', { name: 'CURP' }).click()
    await expect(capturePage.looksGood(page)).toBeEnabled()
  })
})

/** Simulates the system's share: posts a form with a photo to the app's path for shared files. */
async function share(page: Page, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([data]) => {
      const binary = atob(data)
      const file = new File([Uint8Array.from(binary, (one) => one.charCodeAt(0))], 'foto.jpg', {
        type: 'image/jpeg',
      })
      const form = document.createElement('form')
      form.method = 'POST'
      form.action = '/compartir'
      form.enctype = 'multipart/form-data'
      const input = document.createElement('input')
      input.type = 'file'
      input.name = 'archivos'
      const transfer = new DataTransfer()
      transfer.items.add(file)
      input.files = transfer.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [bytes.toString('base64')] as const,
  )
}
