import { expect, type Page } from '@playwright/test'
import type { CaptureLab } from '../browser/capture-page.tsx'
import { button as labelled, EXACT, field, text } from './locators.ts'

const TAKE = 'Tomar foto'

export const capturePage = {
  takePhoto: field(TAKE),
  /** Button with the same label as the file field `takePhoto`. */
  shutter: labelled(TAKE, EXACT),
  openCamera: labelled('Abrir cámara', EXACT),
  chooseFile: field('Elegir archivo'),
  useFile: labelled('Usar este archivo', EXACT),
  readable: text('Se lee bien'),
  looksGood: labelled('Usar esta foto', EXACT),
  otherSide: labelled('Sigue el reverso', EXACT),
}

declare const lab: CaptureLab
type Look = Parameters<CaptureLab['drawDocument']>[0]
type Props = NonNullable<Parameters<CaptureLab['open']>[0]>

export async function photo(page: Page, look: Partial<Look> = {}): Promise<Buffer> {
  const encoded = await page.evaluate(async (wanted) => {
    const blob = await lab.drawDocument({ width: 1500, height: 2000, ...wanted })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, look)
  return Buffer.from(encoded, 'base64')
}

export const file = (buffer: Buffer, name = 'foto.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})
export const shoot = (page: Page, ...buffers: Buffer[]) =>
  capturePage.takePhoto(page).setInputFiles(buffers.map((buffer) => file(buffer)))
export const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  capturePage.chooseFile(page).setInputFiles(files)
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function open(page: Page, props: Partial<Props> = {}, isShared = false): Promise<void> {
  await page.goto('/')
  await page.evaluate(([given, shared]) => lab.open(given, shared), [props, isShared] as const)
}

export async function result(page: Page) {
  await page.waitForFunction(() => lab.results.length === 1)
  const { bytes, ...rest } = await page.evaluate(async () => {
    const { blob, preview, ...others } = lab.results[0]!
    const text = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
      String.fromCharCode(byte),
    ).join('')
    const bitmap = blob.type === 'image/jpeg' ? await createImageBitmap(blob) : null
    return {
      ...others,
      previewBytes: preview?.size ?? null,
      width: bitmap?.width,
      height: bitmap?.height,
      bytes: btoa(text),
    }
  })
  return { ...rest, bytes: Buffer.from(bytes, 'base64') }
}

/** Asserts that every button's corners are visible: not cut off and not below the action bar. */
export async function expectWhole(page: Page): Promise<void> {
  const covered = await page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('button')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        const corners = [
          [left + 12, top + 6],
          [right - 12, bottom - 6],
        ] as const
        return corners.some(([x, y]) => !each.contains(document.elementFromPoint(x, y)))
      })
      .map((each) => each.textContent),
  )
  expect(covered).toEqual([])
}
