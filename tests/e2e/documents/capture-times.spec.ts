import '#tests/support/server/databases/on-disk.ts'
import { expect } from '@playwright/test'
import { test } from '#tests/support/browser/capture-lab.ts'
import type { CaptureLab } from '#tests/support/browser/capture-page.tsx'
import { recordFigures } from '../../../scripts/figures.mjs'

declare const lab: CaptureLab

/** Maximum ms until a photo is ready, at a quarter of the processor's speed. */
const READY_MS = 2000

/** Adds EXIF as phones write it: landscape pixels, rotation and location. */
function withExif(jpeg: Buffer): Buffer {
  const tiff = Buffer.from([
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0x88, 0x25, 0, 4, 0, 0, 0,
    1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 0, 0, 0, 2, 0x4e, 0, 0, 0, 0, 0, 0, 0,
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const length = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), length, body, jpeg.subarray(2)])
}

test('prepares a legible 12-megapixel photo within 2 s and 400 KB at a quarter of the CPU speed', async ({
  page,
}) => {
  await page.goto('/')
  const lying = await page.evaluate(async () => {
    const upright = await lab.drawDocument({ width: 3000, height: 4000 })
    const picture = await createImageBitmap(upright)
    const canvas = new OffscreenCanvas(4000, 3000)
    const pen = canvas.getContext('2d')!
    pen.translate(0, 3000)
    pen.rotate(-Math.PI / 2)
    pen.drawImage(picture, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    Object.assign(window, { upright })
    return btoa(
      Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
    )
  })
  const source = withExif(Buffer.from(lying, 'base64')).toString('base64')
  await page.evaluate(async (text) => {
    const blob = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], {
      type: 'image/jpeg',
    })
    Object.assign(window, { taken: blob })
  }, source)
  // Throttling slows only the page's thread, so the page prepares the photo instead of the worker.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const measure = () =>
    page.evaluate(async () => {
      const { taken } = window as unknown as { taken: Blob }
      const each: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now()
        await lab.preparePhoto(taken, { turns: 0, crop: null })
        each.push(performance.now() - start)
      }
      return each.sort((a, b) => a - b)[1]!
    })
  // A busy machine adds seconds, so a slow measurement is repeated.
  const first = await measure()
  const median = first <= READY_MS ? first : Math.min(first, await measure())
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const seen = await page.evaluate(async () => {
    const { taken, upright } = window as unknown as { taken: Blob; upright: Blob }
    const ready = (await lab.hand.prepare(taken, { turns: 0, crop: null }))!
    const head = await ready.jpeg.slice(0, 64).text()
    const similar = await lab.ssim(upright, ready.jpeg)
    const canvas = new OffscreenCanvas(ready.width, ready.height)
    canvas.getContext('2d')!.drawImage(await createImageBitmap(ready.jpeg), 0, 0)
    const ruined = await lab.ssim(upright, await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.01 }))
    const { width, height, faults } = ready
    return {
      width,
      height,
      faults,
      similar,
      ruined,
      bytes: ready.jpeg.size,
      from: taken.size,
      head,
    }
  })
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
  console.log(
    `12 MP, ${kilobytes(seen.from)} → ${kilobytes(seen.bytes)}, ${Math.round(median)} ms at CPU ÷4, ` +
      `similarity ${seen.similar.toFixed(3)} (unreadable: ${seen.ruined.toFixed(3)})`,
  )
  recordFigures('stories', [
    {
      what: 'photo of 12 megapixels made ready, processor ÷4',
      measured: `${Math.round(median)} ms, ${kilobytes(seen.bytes)}, similarity of text ${seen.similar.toFixed(2)}`,
      budget: `${READY_MS} ms, 400 KB, 0.93`,
    },
  ])
  expect(median).toBeLessThanOrEqual(READY_MS)
  expect(seen.bytes).toBeLessThanOrEqual(400 * 1024)
  expect([seen.width, seen.height, seen.faults]).toEqual([1500, 2000, []])
  expect(seen.head).not.toContain('Exif')
  expect(seen.similar).toBeGreaterThan(0.93)
  expect(seen.ruined).toBeLessThan(0.85)
})
