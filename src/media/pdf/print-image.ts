import type { FileBytes } from '#core/transport/data-url.ts'
import { printSheets, sheetClass } from './print-sheets.ts'

/** @throws when the picture is unreadable */
export async function printImage({ bytes, media }: FileBytes): Promise<void> {
  const url = URL.createObjectURL(new Blob([bytes], { type: media }))
  const image = new Image()
  image.alt = ''
  image.src = url
  try {
    await image.decode()
    image.className = sheetClass(image.naturalWidth, image.naturalHeight)
    printSheets([image], () => URL.revokeObjectURL(url))
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
}
