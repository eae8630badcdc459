import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { slowDown, watchShares } from '#tests/support/browser/slow-upload.ts'
import { pdf } from '#tests/support/files/sample-files.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import { atCameraKiosk } from '#tests/support/pages/camera-kiosk.ts'
import { backToList, row } from '#tests/support/pages/documents.ts'
import { elsewhere, typesOnServer } from '#tests/support/server/other-device.ts'
import { lookForOffences } from '#tests/support/pages/kiosk.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { syncStatus } from '#tests/support/pages/sync-status.ts'
import { capturePage } from '#tests/support/pages/capture.ts'
import { goTo } from '#tests/support/pages/routes.ts'

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

async function openDocuments(page: Page, who = 'candidato'): Promise<void> {
  await signInAt(page, portal.url, 'Documentos', who)
  await expect(page.getByRole('link', { name: 'Subir CURP' })).toBeVisible()
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  const choice = (page: Page) => page.getByRole('dialog', { name: '¿Qué documento es?' })

  test('accepts a pasted picture and a file dropped anywhere, and forgets them when the person goes back', {
    tag: WHOLE,
  }, async ({ page, context }) => {
    await openDocuments(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(900, 1200)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = '#f4f1ea'
      pen.fillRect(0, 0, 900, 1200)
      pen.fillStyle = '#111'
      pen.font = '32px sans-serif'
      for (let line = 1; line < 30; line += 1) pen.fillText(`${line} CURP GOMA850412MCLMRR09`, 60, line * 38)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    })
    await page.keyboard.press('Control+V')
    await expect(choice(page).getByRole('button', { name: 'CURP' })).toBeVisible()
    await page.goBack()
    await expect(choice(page)).toHaveCount(0)

    const folder = mkdtempSync(join(tmpdir(), 'turno-drop-'))
    try {
      const file = join(folder, 'curp.pdf')
      writeFileSync(file, pdf('CURP'))
      const chrome = await page.context().newCDPSession(page)
      await drag(chrome, file, 'dragEnter', 'dragOver')
      await expect(page.locator('main [data-over]')).toHaveCount(1)
      await drag(chrome, file, 'drop')
      await expect(choice(page)).toBeVisible()
      await expect(page.locator('[data-over]')).toHaveCount(0)
      await page.goBack()
      await page.getByRole('link', { name: 'Subir INE' }).click()
      await expect(capturePage.chooseFile(page)).toBeAttached()
      await expect(capturePage.useFile(page)).toHaveCount(0)
      await dialogs.close(page.getByRole('dialog')).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await drag(chrome, file, 'dragEnter', 'dragOver', 'drop')
      await choice(page).getByRole('button', { name: 'CURP' }).click()
      await capturePage.useFile(page).click()
      await backToList(page)
      await expect(syncStatus.arrived(row(page, 2))).toBeVisible()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test('a kiosk shows the upload’s progress; a cancelled upload stores no document, and a sent document leaves no data', {
  tag: WHOLE,
}, async () => {
  await atCameraKiosk(portal.url, '900001', async (page) => {
    await goTo(page, 'Documentos/2/subir')
    await capturePage.openCamera(page).click()
    await capturePage.shutter(page).click()
    await expect(capturePage.looksGood(page)).toBeEnabled()
    const chrome = await page.context().newCDPSession(page)
    await slowDown(chrome, 4_000)
    const shares = await watchShares(page)
    await capturePage.looksGood(page).click()
    await expect.poll(() => shares().some((share) => share > 0)).toBe(true)
    await dialogs.cancel(page).click()
    await expect(page.getByText('Cancelaste el envío.')).toBeVisible()
    expect(shares()).toEqual([...shares()].sort((a, b) => a - b))
    expect(Math.max(...shares())).toBeLessThan(100)
    await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()
    await slowDown(chrome, -1)
    const token = await elsewhere(portal.url, 'candidato')
    expect(await typesOnServer(portal.url, token)).toEqual([])

    await capturePage.looksGood(page).click()
    await backToList(page)
    await expect(syncStatus.uploadedOn(row(page, 2))).toBeVisible()
    expect(await typesOnServer(portal.url, token)).toEqual([2])
    await expectAccessible(page, 'kiosk')
    expect(await lookForOffences(page)).toEqual([])
    await goTo(page, 'PorEnviar')
    await expect(syncStatus.allSent(page)).toBeVisible()
    const left = await page.evaluate(async () => {
      const { storageBuckets } = navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }
      return (await storageBuckets.keys()).filter((name) => name.startsWith('d-'))
    })
    expect(left).toEqual([])
  })
})

type DragStep = 'dragEnter' | 'dragOver' | 'drop'

async function drag(chrome: CDPSession, file: string, ...steps: DragStep[]): Promise<void> {
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of steps) await chrome.send('Input.dispatchDragEvent', { type, x: 640, y: 120, data })
}
