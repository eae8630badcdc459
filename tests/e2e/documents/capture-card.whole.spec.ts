import { expect } from '@playwright/test'
import { expectAccessible } from '#tests/support/browser/accessible.ts'
import { test } from '#tests/support/browser/capture-lab.ts'
import type { CaptureLab } from '#tests/support/browser/capture-page.tsx'
import {
  button,
  capturePage,
  choose,
  expectWhole,
  file,
  open,
  photo,
  result,
  shoot,
} from '#tests/support/pages/capture.ts'

// One worker, because each worker builds the page of the capture.
test.describe.configure({ mode: 'default' })

declare const lab: CaptureLab

test('requires front and back of a card, and keeps the photos when the page is killed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, { only: 'card' })
  await expect(page.getByText('1 de 2 · Frente')).toBeVisible()
  await expect(page.getByText('El lado que trae tu foto.')).toBeVisible()
  await expectAccessible(page, 'front')
  await shoot(page, await photo(page, { width: 1600, height: 1010 }))
  await expect(capturePage.readable(page)).toBeVisible()
  await expect(capturePage.looksGood(page)).toHaveCount(0)
  await expectWhole(page)
  await page.evaluate(() => {
    const kept = lab.kept
    document.querySelectorAll('body > div').forEach((part) => part.remove())
    return lab.open({ kept, only: 'card' })
  })
  await expect(page.getByRole('img', { name: 'Foto de CURP, frente' })).toBeVisible()
  await capturePage.otherSide(page).click()
  await expect(page.getByText('2 de 2 · Reverso')).toBeVisible()
  await expect(page.getByText('Que se lea la línea IDMEX.')).toBeVisible()
  await shoot(page, await photo(page, { width: 1600, height: 1010 }))
  await expect(page.getByRole('img', { name: 'Foto de CURP, reverso' })).toBeVisible()
  await expect(capturePage.readable(page)).toBeVisible()
  await expectWhole(page)
  await expectAccessible(page, 'both sides')
  await button(page, 'Ver frente').click()
  await button(page, 'Tómala otra vez').click()
  await expect(page.getByText('1 de 2 · Frente')).toBeVisible()
  await shoot(page, await photo(page, { width: 1600, height: 1010, lines: 8 }))
  await expect(capturePage.readable(page)).toBeVisible()
  await capturePage.looksGood(page).click()
  const ready = await result(page)
  expect(ready).toMatchObject({ filename: 'curp.pdf', kind: 'pdf' })
  expect(ready.bytes.toString('latin1').match(/\/Width 1600 \/Height 1010/g)).toHaveLength(2)
  await open(page)
  await shoot(page, await photo(page))
  await expect(capturePage.readable(page)).toBeVisible()
  await expectWhole(page)
  await button(page, 'Agregar otra página').click()
  await shoot(page, await photo(page))
  await expect(page.getByText('2 de 2')).toBeVisible()
  await expect(capturePage.readable(page)).toBeVisible()
  await expectWhole(page)
})

test('refuses a third photo and an undecodable picture of a card, accepts a PDF, and asks which photo to remove', async ({
  page,
}) => {
  await open(page, { only: 'card' })
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(500, 9),
  ])
  await choose(page, file(heic, 'a.heic', ''))
  await expect(page.getByRole('alert')).toHaveText('No se pudo abrir la foto. Intenta otra vez o toma otra.')
  const one = await photo(page)
  await choose(page, file(one), file(one, 'b.jpg'), file(one, 'c.jpg'))
  await expect(page.getByRole('alert')).toHaveText('Son 2 fotos: frente y reverso.')
  await expect(capturePage.looksGood(page)).toBeVisible()
  await open(page, { only: 'card' })
  await choose(page, file(Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF'), 'ine.pdf', ''))
  await capturePage.useFile(page).click()
  expect(await result(page)).toMatchObject({ kind: 'pdf' })
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  for (const lines of [4, 6, 8]) {
    await shoot(page, await photo(page, { width: 1600, height: 1010, lines }))
    await expect(capturePage.readable(page)).toBeVisible()
    if (lines < 8) await button(page, 'Agregar otra página').click()
  }
  await page.evaluate(() => {
    const kept = lab.kept
    document.querySelectorAll('body > div').forEach((part) => part.remove())
    return lab.open({ kept, only: 'card' })
  })
  await expect(page.getByRole('heading', { name: 'Quita la que sobra' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Son 2 fotos: frente y reverso.')
  await expect(capturePage.looksGood(page)).toHaveCount(0)
  await expectWhole(page)
  await expectAccessible(page, 'three photos')
  await button(page, 'Quitar esta foto').click()
  await expect(page.getByText('1 de 2 · Frente')).toBeVisible()
  await expectWhole(page)
})
