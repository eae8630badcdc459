import type { Page } from '@playwright/test'
import * as files from '#contract/documents/document-files.ts'
import { signIn as signInOperation } from '#contract/identity/login.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, listenForComplaints, test } from '#tests/support/browser/e2e.ts'
import { startPortal } from '#tests/support/server/portal.ts'
import { pdfWith } from '#tests/support/files/sample-files.ts'
import { slowDown, watchShares } from '#tests/support/browser/slow-upload.ts'
import { enlarge } from '#tests/support/browser/letters.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { PASSWORD } from '#tests/support/server/other-device.ts'
import { enterAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { payslipsPage } from '#tests/support/pages/payslips.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

/** Tests P-17 … P-20 and DOCREQ. */

const REVIEWER = '100301'
const COMMENT = 'Se ve borrosa la firma. Tómala otra vez con más luz.'

async function openInbox(page: Page): Promise<void> {
  await enterAt(page, '/', REVIEWER)
  await changeRoute(page, 'RevisionDocumentos')
  await expect(page.getByRole('list', { name: 'Personas' })).toBeVisible()
}

async function openPerson(page: Page, number: string): Promise<void> {
  await lists.person(page).fill(number)
  await page.getByRole('link', { name: new RegExp(`Núm. ${number}`) }).click()
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
}

/** Sends a request as any HTTP client could, without the app's own checks. */
async function ask(
  url: string,
  operation: AnyOperation,
  input: object,
  token = '',
): Promise<Record<string, unknown>> {
  if (operation.kind !== 'legacy') throw new Error('not a legacy operation')
  const answer = await fetch(`${url}${operation.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Opcion: operation.opcion, ...(token ? { token } : {}), ...input }),
  })
  return (await answer.json()) as Record<string, unknown>
}

async function tokenOf(url: string, user: string): Promise<string> {
  const { token } = await ask(url, signInOperation, { correo: user, password: PASSWORD })
  return String(token)
}

async function commentsOf(url: string, empleado: string): Promise<string[]> {
  const answer = await ask(url, files.listDocumentComments, { empleado }, await tokenOf(url, empleado))
  return (answer.data as files.DocumentComment[]).map(
    ({ documento, Comentario }) => `${documento}: ${Comentario}`,
  )
}

function card(page: Page, name: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('comments on a document and accepts it, deletes another with a reason, and uploads it for the person, showing its progress', {
    tag: WHOLE,
  }, async ({ browser }) => {
    const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
    const page = await browser.newPage({ baseURL: portal.url, viewport: { width: 1280, height: 800 } })
    const complaints = await listenForComplaints(page)
    try {
      await openInbox(page)
      await openPerson(page, '100102')
      await expect(page.getByRole('heading', { level: 2, name: 'Arturo Mendoza Lara' })).toBeFocused()
      await expect(card(page, 'Comprobante de domicilio')).toContainText('El comprobante es del año pasado.')

      await page.getByRole('button', { name: 'Ver: CURP' }).click()
      const dialog = page.getByRole('dialog', { name: 'CURP' })
      await expect(dialog.getByText('ARTURO MENDOZA LARA').first()).toBeAttached()
      await dialog.getByRole('button', { name: 'Comentar' }).click()
      await dialog.getByRole('button', { name: 'Guardar comentario' }).click()
      await expect(dialog.getByText('Escribe un comentario.')).toBeVisible()
      await expect(forms.comment(dialog)).toBeFocused()
      await forms.comment(dialog).fill('x'.repeat(263))
      await expect(dialog.getByText('263 de 250')).toBeVisible()
      await dialog.getByRole('button', { name: 'Guardar comentario' }).click()
      await expect(dialog.getByText('Usa 250 letras o menos. Llevas 263.')).toBeVisible()
      await forms.comment(dialog).fill(COMMENT)
      await dialog.getByRole('button', { name: 'Guardar comentario' }).click()
      await expect(dialog.getByText('Comentado', { exact: true })).toBeVisible()
      expect(await commentsOf(portal.url, '100102')).toContain(`CURP: ${COMMENT}`)

      await dialog.getByRole('button', { name: 'Aceptar: CURP' }).click()
      await expect(dialog.getByText('Aceptado', { exact: true }).first()).toBeVisible()
      expect(await commentsOf(portal.url, '100102')).not.toContain(`CURP: ${COMMENT}`)
      await dialogs.close(dialog).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Ver: CURP' })).toBeFocused()
      await expect(card(page, 'CURP')).not.toContainText(COMMENT)
      await lists.clearSearch(page).click()
      await page.getByRole('button', { name: 'Siguiente persona' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Guadalupe Ramos Ortega' })).toBeFocused()
      await expect(card(page, 'Comprobante de domicilio')).toContainText('Por revisar')
      expect(complaints).toEqual([])

      await test.step('deletes a document and uploads the missing one', async () => {
        await openPerson(page, '100101')
        await page.getByRole('button', { name: 'Documentos requeridos' }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByRole('listitem')).toHaveCount(13)
        await expectAccessible(page, 'required documents')
        await dialog.getByRole('button', { name: 'Ayuda: Acta de nacimiento de hijos' }).click()
        await expect(dialog.getByText('Junta las actas', { exact: false })).toBeVisible()
        await dialogs.understood(dialog).click()
        await expect(dialog.getByRole('button', { name: 'Ayuda: Acta de nacimiento de hijos' })).toBeFocused()

        await dialog.getByRole('button', { name: 'Eliminar: CURP' }).click()
        await dialog.getByRole('button', { name: 'Eliminar: CURP' }).click()
        await expect(forms.reasonMissing(dialog)).toBeVisible()
        // K-20: a short reason gets a hint but is accepted.
        await forms.reason(dialog).fill('No es tuya')
        await expect(dialog.getByText('Explica el motivo con 10 letras o más.')).toHaveCount(0)
        await forms.reason(dialog).fill('Vencida')
        await expect(dialog.getByText('Explica el motivo con 10 letras o más.')).toBeVisible()
        await page.context().setOffline(true)
        await dialog.getByRole('button', { name: 'Eliminar: CURP' }).click()
        await expect(dialog.getByText('No se pudo eliminar el documento')).toBeVisible()
        await expect(forms.reason(dialog)).toHaveValue('Vencida')
        await page.context().setOffline(false)
        await dialog.getByRole('button', { name: 'Eliminar: CURP' }).click()
        await expect(dialog.getByRole('button', { name: 'Subir: CURP' })).toBeVisible()
        expect(await commentsOf(portal.url, '100101')).toContain('CURP: Vencida')
        await expect(page.locator('h3', { hasText: /^CURP$/ })).toHaveCount(0)

        await dialog.getByRole('button', { name: 'Subir: CURP' }).click()
        const network = await page.context().newCDPSession(page)
        await slowDown(network, 200_000)
        const shares = await watchShares(page)
        await page
          .locator('input[type=file]')
          .last()
          .setInputFiles({ name: 'curp.pdf', mimeType: 'application/pdf', buffer: heavyPdf() })
        await capturePage.useFile(page).click()
        await expect.poll(() => shares().length).toBeGreaterThan(3)
        expect(shares()).toEqual([...shares()].sort((a, b) => a - b))
        await expectAccessible(page, 'the upload in progress')
        await dialogs.cancel(dialog).click()
        await expect(dialog.getByText('Cancelaste el envío.')).toBeVisible()
        expect(Math.max(...shares())).toBeLessThan(100)
        await slowDown(network, -1)
        await syncStatus.tryAgain(dialog).click()
        await expect(dialog.getByRole('button', { name: 'Cambiar: CURP' })).toBeVisible()
        expect(await commentsOf(portal.url, '100101')).not.toContain('CURP: Vencida')
        const types = await ask(portal.url, files.listDocuments, {}, await tokenOf(portal.url, '100101'))
        expect((types.docs as files.ListedDocument[]).map(({ tipoArchivo }) => tipoArchivo)).toContain(2)
      })
    } finally {
      await page.close()
      await portal.dispose()
    }
  })
})

/** PDF of 3 MB: at the slowed bandwidth, its upload takes some seconds. */
function heavyPdf(): Buffer {
  const comment = Buffer.alloc(3_000_000, 'c')
  return pdfWith(Buffer.concat([Buffer.from('90 0 obj\n('), comment, Buffer.from(')\nendobj')]))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

  test('has no accessibility violations; shows either the list or a person, and keeps a comment typed offline', {
    tag: WHOLE,
  }, async ({ page }) => {
    await enterAt(page, '/', REVIEWER)
    await test.step('has no accessibility violations', async () => {
      for (const path of ['Mas', 'RevisionDocumentos', 'RevisionDocumentos/100102']) {
        await changeRoute(page, path)
        await settled(page)
        await expectAccessible(page, path)
      }
      for (const name of ['CURP', 'INE']) {
        await page.getByRole('button', { name: `${payslipsPage.show.label}: ${name}` }).click()
        await expect(page.getByRole('dialog').locator('canvas, img').first()).toBeVisible()
        await expectAccessible(page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Comentar: CURP' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'comment')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Documentos requeridos' }).click()
      const required = page.getByRole('dialog')
      await expect(required.getByRole('listitem')).toHaveCount(13)
      await expectAccessible(page, 'required documents')
      await required.getByRole('button', { name: 'Eliminar: CURP' }).click()
      await expect(required.getByRole('textbox')).toBeVisible()
      await expectAccessible(page, 'delete')
    })
    await changeRoute(page, 'RevisionDocumentos')
    await expect(page.getByRole('list', { name: 'Personas' })).toBeVisible()
    await openPerson(page, '100216')
    await expect(page.getByRole('list', { name: 'Personas' })).toBeHidden()
    await page.getByRole('button', { name: 'Comentar: CURP' }).click()
    const dialog = page.getByRole('dialog', { name: 'Comentar: CURP' })
    await forms.comment(dialog).fill('Falta el reverso de la hoja.')
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Guardar comentario' }).click()
    await expect(dialog.getByText('Tu comentario no se guardó. Aquí sigue; intenta otra vez.')).toBeVisible()
    await expect(syncStatus.noNetwork(dialog)).toBeVisible()
    await dialogs.cancel(dialog).click()
    await expect(page.getByRole('button', { name: 'Comentar: CURP' })).toBeFocused()
    await page.getByRole('button', { name: 'Ver: CURP' }).click()
    const open = page.getByRole('dialog', { name: 'CURP' })
    await expect(open.getByText('Ocurrió un error al descargar el archivo.')).toBeVisible()
    await expect(forms.comment(open)).toHaveValue('Falta el reverso de la hoja.')
    await page.context().setOffline(false)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('list', { name: 'Personas' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Núm. 100216/ })).toBeFocused()

    await page.setViewportSize({ width: 320, height: 640 })
    await enlarge(page, '1.5')
    await expectAccessible(page, 'people, large text')
    await openPerson(page, '100102')
    await expectAccessible(page, 'person, large text')
    await page.getByRole('button', { name: 'Documentos requeridos' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(13)
    await expectAccessible(page, 'required documents, large text')
  })
})
