import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { INE_TYPE } from '#domain/documents/documents.ts'
import { capturePage } from './capture.ts'
import { syncStatus } from './sync-status.ts'
import { requestsPage } from './requests.ts'

export const NAMES: Record<number, string> = {
  1: 'Acta de nacimiento',
  2: 'CURP',
  3: 'Comprobante de domicilio',
  4: 'INE',
  6: 'Número de seguro social (IMSS)',
  8: 'Constancia de situación fiscal',
}

export function photo(name: string): Promise<Buffer> {
  const lines = Array.from({ length: 40 }, (_, row) => {
    const text = `${row} ${name} ${requestsPage.folio.label} ${row * 37} Calle Juárez ${row * 13}, Saltillo`
    return `<text x="120" y="${180 + row * 44}" font-size="34" font-family="sans-serif">${text}</text>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"><rect width="100%" height="100%" fill="#f4f1ea"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(page)).jpeg({ quality: 88 }).toBuffer()
}

export async function takePhoto(page: Page, typeId: number): Promise<void> {
  const name = NAMES[typeId] ?? ''
  await page.getByRole('link', { name: `Subir ${name}` }).click()
  await shoot(page, name)
  if (typeId === INE_TYPE) {
    await capturePage.otherSide(page).click()
    await shoot(page, `${name}, reverso`)
  }
  await expect(capturePage.looksGood(page)).toBeEnabled()
}

export async function shoot(page: Page, name: string): Promise<void> {
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo(name) }
  await capturePage.takePhoto(page).setInputFiles(file)
}

export async function backToList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver mis documentos' }).click()
}

export function row(page: Page, typeId: number) {
  return page.getByRole('listitem').filter({ hasText: NAMES[typeId] ?? '' })
}

/** @param isLast no other document is missing */
export async function confirmPhoto(page: Page, typeId: number, isLast = false): Promise<void> {
  await capturePage.looksGood(page).click()
  if (!isLast) await backToList(page)
  await expect(syncStatus.waiting(row(page, typeId))).toBeVisible()
}
