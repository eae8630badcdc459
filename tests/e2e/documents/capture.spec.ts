import { createHash } from 'node:crypto'
import { chromium, expect } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { test } from '#tests/support/browser/capture-lab.ts'
import type { CaptureLab } from '#tests/support/browser/capture-page.tsx'
import { listenForComplaints } from '#tests/support/browser/e2e.ts'
import { WHOLE } from '#tests/support/server/whole.ts'
import {
  button,
  capturePage,
  choose,
  file,
  open,
  photo,
  result,
  shoot,
} from '#tests/support/pages/capture.ts'
import { kioskPage } from '#tests/support/pages/kiosk.ts'
import { dialogs } from '#tests/support/pages/dialogs.ts'
import { EXACT } from '#tests/support/pages/locators.ts'

// One worker, because each worker builds the page of the capture.
test.describe.configure({ mode: 'default' })

declare const lab: CaptureLab
type Look = Parameters<CaptureLab['drawDocument']>[0]

function note(text: string): void {
  console.log(text)
}

test('classifies photos as readable, blurred, dark or small', { tag: WHOLE }, async ({ page }) => {
  await page.goto('/')
  const samples: [string, Partial<Look>, string[]][] = [
    ['sharp', {}, []],
    ['a lamp', { light: 0.6 }, []],
    ['dim', { light: 0.4, noise: 5 }, []],
    ['large print', { lines: 8 }, []],
    ['a little soft', { blur: 2 }, []],
    ['soft', { blur: 4 }, ['blurred']],
    ['soft, noisy, dim', { blur: 4, noise: 6, light: 0.5 }, ['blurred']],
    ['shaken', { blur: 10 }, ['blurred']],
    ['large print, soft', { lines: 8, blur: 4 }, ['blurred']],
    ['dark', { light: 0.25, noise: 5 }, ['dark']],
    ['from afar', { width: 450, height: 600 }, ['small']],
  ]
  for (const [name, look, expected] of samples) {
    const { faults, measures } = await page.evaluate(async (wanted) => {
      const blob = await lab.drawDocument({ width: 1500, height: 2000, ...wanted })
      const ready = (await lab.hand.prepare(blob, { turns: 0, crop: null }))!
      return { faults: ready.faults, measures: ready.measures }
    }, look)
    note(`${name}: brightness ${measures.brightness}, sharpness ${measures.sharpness.toFixed(2)}`)
    expect(faults, name).toEqual(expected)
  }
})

test('takes a good photo, previews it, and returns it within 400 KB', async ({ page, complaints }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Acomoda el documento en el marco' })).toBeFocused()
  await expectAccessible(page, 'before the photo')
  await shoot(page, await photo(page))
  await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()
  await expect(capturePage.readable(page)).toBeVisible()
  await expectAccessible(page, 'a good photo')
  await capturePage.looksGood(page).click()
  const ready = await result(page)
  expect(ready).toMatchObject({
    filename: 'curp.jpg',
    extension: 'jpg',
    kind: 'jpg',
    width: 1500,
    height: 2000,
  })
  expect(ready.sha256).toBe(createHash('sha256').update(ready.bytes).digest('hex'))
  expect(ready.bytes.length).toBeLessThanOrEqual(400 * 1024)
  expect(ready.previewBytes).toBeLessThan(40 * 1024)
  expect(complaints).toEqual([])
})

test('says why a photo is poor, replaces it when it is retaken, and asks before leaving discards it', {
  tag: WHOLE,
}, async ({ page }) => {
  await open(page)
  await shoot(page, await photo(page, { blur: 8, light: 0.2 }))
  await expect(page.getByText('Está oscura: busca más luz')).toBeVisible()
  await expect(page.getByText('Está borrosa: sostén firme la cámara')).toBeVisible()
  await expect(button(page, 'Usar así')).toBeEnabled()
  await expect(capturePage.looksGood(page)).toHaveCount(0)
  await expectAccessible(page, 'a poor photo')
  await button(page, 'Tómala otra vez').click()
  await button(page, 'Ver fotos').click()
  await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()
  await button(page, 'Tómala otra vez').click()
  await shoot(page, await photo(page))
  await expect(capturePage.readable(page)).toBeVisible()
  expect(await page.evaluate(() => lab.kept.length)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Tienes 1 foto sin enviar.')).toBeVisible()
  await expectAccessible(page, 'leaving')
  await dialogs.stayHere(page, EXACT).click()
  await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()
  await dialogs.close(page, EXACT).click()
  await dialogs.discard(page, EXACT).click()
  await page.waitForFunction(() => lab.isCancelled && lab.kept.length === 0)
})

test('turns and crops a photo by mouse and by keyboard', { tag: WHOLE }, async ({ page }) => {
  await open(page)
  await shoot(page, await photo(page))
  await expect(capturePage.readable(page)).toBeVisible()
  await button(page, 'Girar').click()
  await expect(button(page, 'Girar')).toBeFocused()
  await expect(capturePage.readable(page)).toBeVisible()
  await button(page, 'Recortar').click()
  const corner = button(page, 'Esquina de arriba a la izquierda')
  const box = (await corner.boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48)
  const whole = (await page.getByRole('img', { name: 'Foto de CURP' }).boundingBox())!
  await page.mouse.move(box.x + 24, box.y + 24)
  await page.mouse.down()
  await page.mouse.move(box.x + 24 + whole.width / 4, box.y + 24, { steps: 4 })
  await page.mouse.up()
  await button(page, 'Esquina de abajo a la derecha').focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowUp')
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp')
  await expectAccessible(page, 'cropping')
  await button(page, 'Usar este recorte').click()
  await expect(capturePage.readable(page)).toBeVisible()
  await capturePage.looksGood(page).click()
  const ready = await result(page)
  // The turned photo has 2,000 × 1,500 pixels. The crop removes a quarter at the left and a quarter at the
  // bottom.
  expect(Math.abs((ready.width ?? 0) - 1500)).toBeLessThanOrEqual(8)
  expect(Math.abs((ready.height ?? 0) - 1125)).toBeLessThanOrEqual(4)
})

test('combines photos into a PDF with a page each, and keeps them when the page is killed', {
  tag: WHOLE,
}, async ({ page }) => {
  await open(page)
  await shoot(page, await photo(page))
  await expect(capturePage.readable(page)).toBeVisible()
  await button(page, 'Agregar otra página').click()
  await shoot(page, await photo(page, { width: 2000, height: 1500 }))
  await expect(page.getByText('2 de 2')).toBeVisible()
  await expect(capturePage.readable(page)).toBeVisible()
  await button(page, 'Girar').click()
  await page.setViewportSize({ width: 915, height: 412 })
  await expect(page.getByText('2 de 2')).toBeVisible()
  await page.setViewportSize({ width: 412, height: 915 })
  await expectAccessible(page, 'two pages')
  // After a kill, the next capture receives only the photos that the killed capture had saved.
  await page.evaluate(() => {
    const kept = lab.kept
    document.querySelectorAll('body > div').forEach((part) => part.remove())
    return lab.open({ kept })
  })
  await button(page, 'Ver página 2').click()
  await expect(capturePage.readable(page)).toBeVisible()
  await capturePage.looksGood(page).click()
  const ready = await result(page)
  expect(ready).toMatchObject({ filename: 'curp.pdf', kind: 'pdf' })
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(ready.bytes), verbosity: 0 })
  const pdf = await task.promise
  expect(pdf.numPages).toBe(2)
  const { width, height } = (await pdf.getPage(2)).getViewport({ scale: 1 })
  expect([width, height]).toEqual([612, 792])
  await task.destroy()
  expect(ready.bytes.toString('latin1').match(/\/Width 1500 \/Height 2000/g)).toHaveLength(2)
})

test('refuses an unusable file with its reason, returns a PDF and an undecodable HEIC unchanged', {
  tag: WHOLE,
}, async ({ page }) => {
  await open(page)
  const good = await photo(page)
  const bomb = Buffer.from(good)
  const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]))
  bomb.writeUInt16BE(20_000, frame + 5)
  bomb.writeUInt16BE(10_000, frame + 7)
  const garbled = Buffer.concat([
    good.subarray(0, frame + 4),
    Buffer.alloc(200, 7),
    Buffer.from([0xff, 0xd9]),
  ])
  const pdf = (inside: string) => Buffer.from(`%PDF-1.4\n${inside}\n%%EOF`)
  const cases: [string, Buffer, string][] = [
    ['nothing.pdf', Buffer.alloc(0), 'El archivo está vacío. Elige otro.'],
    ['curp.pdf', Buffer.from('MZ\x90 this is no PDF'), 'Este archivo no sirve. Elige una foto o un PDF.'],
    [
      'big.pdf',
      Buffer.concat([pdf(''), Buffer.alloc(11 * 1_048_576)]),
      'El archivo pasa de 10 MB. Elige uno más ligero.',
    ],
    ['cut.jpg', good.subarray(0, good.length / 2), 'El archivo está dañado. Elige otro o toma una foto.'],
    ['garbled.jpg', garbled, 'El archivo está dañado. Elige otro o toma una foto.'],
    ['bomb.jpg', bomb, 'La foto es demasiado grande. Tómala con menos calidad.'],
  ]
  for (const [name, bytes, sentence] of cases) {
    await choose(page, file(bytes, name, 'application/octet-stream'))
    await expect(page.getByRole('alert'), name).toHaveText(sentence)
  }
  await expectAccessible(page, 'a refused file')
  await choose(page, file(good), file(pdf(''), 'a.pdf', 'application/pdf'))
  await expect(page.getByRole('alert')).toHaveText('Elige un solo PDF o varias fotos, no ambos.')
  await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()
  for (const [name, bytes] of [
    ['pdf', Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF')],
    [
      'heic',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500, 9)]),
    ],
  ] as const) {
    await open(page)
    await choose(page, file(bytes, `../../${name}`, ''))
    await expect(page.getByRole('heading', { name: 'Revisa tu archivo' })).toBeFocused()
    expect(await page.evaluate(() => lab.kept.length)).toBe(1)
    await expectAccessible(page, name)
    await capturePage.useFile(page).click()
    const ready = await result(page)
    expect(ready).toMatchObject({ filename: `curp.${name}`, kind: name, previewBytes: null })
    expect(ready.bytes.equals(bytes)).toBe(true)
  }
})

test('is accessible on a small phone in English; accepts a dropped and a pasted file on a wide screen', {
  tag: WHOLE,
}, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('turno.locale', 'en'))
  await open(page)
  await expect(page.getByRole('heading', { name: 'Fit the document in the frame' })).toBeVisible()
  await expectAccessible(page, '320 px, before the photo')
  const input = page.getByLabel('Take photo')
  await input.setInputFiles([file(await photo(page, { blur: 4, light: 0.2 }))])
  await expect(page.getByText('It’s dark: find more light')).toBeVisible()
  await expectAccessible(page, '320 px, a poor photo')
  await page.getByRole('button', { name: 'Crop' }).click()
  await expect(page.getByRole('button', { name: 'Top left corner' })).toBeVisible()
  await expectAccessible(page, '320 px, cropping')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => localStorage.setItem('turno.locale', 'es'))
  await open(page)
  const bytes = (await photo(page)).toString('base64')
  await expect(page.getByText('Suelta aquí el archivo o pégalo.')).toBeVisible()
  await expectAccessible(page, 'wide')
  const give = (type: 'drop' | 'paste') =>
    page.evaluate(
      ([kind, text]) => {
        const transfer = new DataTransfer()
        const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([content], 'a.jpg', { type: 'image/jpeg' }))
        const target = document.querySelector('[role="dialog"] h3')!
        const init = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
        )
      },
      [type, bytes] as const,
    )
  await give('drop')
  await expect(capturePage.readable(page)).toBeVisible()
  await give('paste')
  await expect(page.getByText('2 de 2')).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('on a kiosk', () => {
  test('takes photos only with its own camera and turns it off afterwards', { tag: WHOLE }, async ({
    page: bare,
    capture,
  }) => {
    await open(bare, {}, true)
    await expect(bare.getByText('Este dispositivo no tiene cámara')).toBeVisible()
    await expect(bare.locator('input[type=file]')).toHaveCount(0)
    await expect(kioskPage.finish(bare, EXACT)).toBeVisible()
    await expectAccessible(bare, 'no camera')

    const options = await launchOptions()
    const fake = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...fake] })
    const page = await browser.newPage({ baseURL: capture.url, viewport: { width: 1080, height: 1500 } })
    const complaints = await listenForComplaints(page)
    await open(page, {}, true)
    await capturePage.openCamera(page).click()
    await expect(page.locator('video')).toBeVisible()
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
    await expectAccessible(page, 'the camera in the page')
    const stream = await page.evaluateHandle(() => document.querySelector('video')!.srcObject as MediaStream)
    await capturePage.shutter(page).click()
    await expect(page.getByRole('img', { name: 'Foto de CURP' })).toBeVisible()
    expect(await stream.evaluate((each) => each.getTracks().map((track) => track.readyState))).toEqual([
      'ended',
    ])
    await capturePage.looksGood(page).click()
    expect(await result(page)).toMatchObject({ kind: 'jpg' })
    await open(page, { only: 'card' }, true)
    await capturePage.openCamera(page).click()
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
    const frame = (await page.locator('video').boundingBox())!
    expect(frame.width / frame.height).toBeCloseTo(1.59, 1)
    await expectAccessible(page, 'a card before the camera')
    await capturePage.shutter(page).click()
    const taken = page.getByRole('img', { name: 'Foto de CURP, frente' })
    await expect(taken).toBeVisible()
    const shape = await taken.evaluate((each: HTMLImageElement) => each.naturalWidth / each.naturalHeight)
    expect(shape).toBeCloseTo(1.586, 2)
    await capturePage.otherSide(page).click()
    await expect(page.getByText('2 de 2 · Reverso')).toBeVisible()
    expect(complaints).toEqual([])
    await browser.close()
  })
})
