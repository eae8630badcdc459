import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { photo } from '#tests/support/pages/documents.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { EXACT, startOf } from '#tests/support/pages/locators.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { forms } from '#tests/support/pages/forms.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { lists } from '#tests/support/pages/lists.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { receipts } from '#tests/support/pages/receipts.ts'
import { requestsPage } from '#tests/support/pages/requests.ts'

const PATH = '**/Nominas/AdmInconformidades/ws-inconformidades.php'
const YESTERDAY = formatDate(companyDate(Date.now() - 86_400_000))

async function addPhoto(page: Page, name: string): Promise<void> {
  await forms.addPhoto(page).click()
  await capturePage
    .takePhoto(page)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo(name) })
  await capturePage.looksGood(page).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('P-06, EVID-01: a dispute with photos survives a reload, waits offline, and is registered', async ({
    page,
    context,
    portal,
    complaints,
  }) => {
    await signInAt(page, portal.url, 'Inconformidades', '100103')
    const list = requestsPage.disputes(page)
    await list.getByRole('button', { name: requestsPage.newDispute.label }).click()
    const form = requestsPage.newDispute(page)
    await form.getByRole('radio', { name: 'Otro motivo' }).check()
    await form.getByLabel('Escribe el motivo').fill('No me pagaron el festivo')
    await forms.day(form, EXACT).fill(YESTERDAY)
    await form.getByLabel('Cuenta qué pasó').fill('Trabajé el lunes festivo completo.')
    await addPhoto(page, 'Checada')
    await addPhoto(page, 'Recibo')
    await expect(form.getByRole('img', { name: 'Foto 2' })).toBeVisible()
    await expectAccessible(page, 'new dispute')
    await form.getByRole('button', { name: 'Quitar la foto 1' }).click()
    await expect(form.getByRole('img', { name: 'Foto 2' })).toHaveCount(0)
    await expect(syncStatus.savedHere(form)).toBeVisible()

    await page.reload()
    await expect(form.getByLabel('Cuenta qué pasó')).toHaveValue('Trabajé el lunes festivo completo.')
    await expect(form.getByRole('img', { name: 'Foto 1' })).toBeVisible()
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Enviar inconformidad' }).click()
    await expect(receipts.unsent(form)).toBeVisible()
    await expectAccessible(page, 'receipt of a dispute')
    await receipts.toList(form).click()
    const waiting = list.getByRole('listitem').filter({ hasText: 'No me pagaron el festivo' })
    await expect(waiting).toContainText(syncStatus.waiting.label)
    await expect(waiting).toContainText('1 foto')
    await expect(list).not.toContainText(requestsPage.open.label)

    await context.setOffline(false)
    await expect(requestsPage.open(waiting)).toBeVisible()
    await expect(waiting).toHaveCount(1)
    await expectAccessible(page, 'disputes')
    await waiting.getByRole('button', { name: startOf(lists.details) }).click()
    const details = page.getByRole('dialog', { name: 'Detalles de solicitud' })
    await expect(details.getByText(YESTERDAY, { exact: true })).toBeVisible()
    await expectAccessible(page, 'details of a dispute')
    await details.getByRole('button', { name: 'Evidencia de la solicitud' }).click()
    const evidence = page.getByRole('dialog', { name: 'Evidencia de inconformidad' })
    await expect(evidence.getByRole('img', { name: 'Imagen 1 de 1' })).toBeVisible()
    await expectAccessible(page, 'evidence')
    await page.keyboard.press('Escape')
    await expect(evidence).toHaveCount(0)
    await context.setOffline(true)
    await details.getByRole('button', { name: 'Evidencia de la solicitud' }).click()
    await expect(evidence.getByRole('img', { name: 'Imagen 1 de 1' })).toBeVisible()
    expect(complaints.filter((text) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text))).toEqual([])
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('DISP-04, DISP-13, EVID-03: shows the spec’s columns, skips a broken picture, exports every row', async ({
    page,
    portal,
    complaints,
  }) => {
    await signInAt(page, portal.url, 'Inconformidades', '100101')
    const list = requestsPage.disputes(page)
    await expect(list.getByRole('columnheader')).toHaveText([
      'N.P.',
      forms.firstName.label,
      forms.reason.label,
      'Departamento',
      'fecha Registro',
      'Dias transcurridos',
      'Nivel de satisfacción',
      requestsPage.status.label,
      'Detalles',
    ])
    await expectAccessible(page, 'disputes')
    const cells = await list.getByRole('row').nth(1).getByRole('cell').allTextContents()

    await list
      .getByRole('button', { name: startOf(lists.details) })
      .first()
      .click()
    await breakFirstPicture(page)
    await page.getByRole('button', { name: 'Evidencia de la solicitud' }).click()
    const evidence = page.getByRole('dialog', { name: 'Evidencia de inconformidad' })
    await expect(evidence.getByText('Esta imagen no se puede ver. Las demás siguen aquí.')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(evidence.getByRole('img', { name: 'Imagen 2 de 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await dialogs.close(page.getByRole('dialog', { name: 'Detalles de solicitud' })).click()

    const rows = await exported(page)
    expect(rows).toHaveLength(4)
    expect(rows[1]).toContain(cells[2])
    await page.getByRole('searchbox').fill('bono')
    expect(await exported(page)).toHaveLength(2)

    // A large export must not start a worker from a blob URL.
    await page.route(PATH, async (route) => {
      const answer = await route.fetch()
      const { status, inconformidad = [] } = (await answer.json()) as {
        status: string
        inconformidad?: object[]
      }
      const many = Array.from({ length: 600 }, (_, id) => ({ ...inconformidad[0], id: id + 1000 }))
      await route.fulfill({ json: { status, inconformidad: many } })
    })
    await page.reload()
    await expect(page.getByText('Página 1 de 60')).toBeVisible()
    expect(await exported(page)).toHaveLength(601)
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
})

async function breakFirstPicture(page: Page): Promise<void> {
  let broken: string | null = null
  await page.route('**/AdmInconformidades/evidencias/**', async (route) => {
    broken ??= route.request().url()
    if (route.request().url() === broken) await route.fulfill({ status: 404, json: { status: 'ERROR' } })
    else await route.continue()
  })
}

async function exported(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('inconformidades.xlsx')
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const plain = (xml: string) => xml.replace(/<[^>]*>/g, '')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    plain(item),
  )
  return [...part('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)].map(([, head = '', body = '']) =>
      /t="s"/.test(head) ? (shared[Number(plain(body))] ?? '') : plain(body),
    ),
  )
}
