import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../support/browser/browser.ts'
import { startPortal } from '../support/server/portal.ts'
import { type Picture, pictures } from './pictures.ts'

/**
 * `npm run pictures` takes the README's pictures of the demo in the built app. Arguments are parts of
 * names and select pictures.
 */
const FOLDER = new URL('../../public/screenshots/', import.meta.url).pathname
/** Font configuration that prefers Roboto, as on phones: the fonts of most Linux machines are wider. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<match target="pattern"><edit name="family" mode="prepend_first" binding="strong"><string>Roboto</string></edit></match>
</fontconfig>`

const wanted = process.argv.slice(2)
const scratch = await mkdtemp(join(tmpdir(), 'turno-pictures-'))
const portal = await startPortal()
try {
  const fonts = join(scratch, 'fonts.conf')
  await writeFile(fonts, FONTS)
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts }
  const browser = await chromium.launch({ ...(await launchOptions()), env })
  for (const picture of pictures) {
    if (wanted.length > 0 && !wanted.some((part) => picture.name.includes(part))) continue
    await take(browser, picture)
    console.log(picture.name)
  }
  await browser.close()
} finally {
  await portal.dispose()
  await rm(scratch, { recursive: true, force: true })
}

async function take(browser: Awaited<ReturnType<typeof chromium.launch>>, picture: Picture): Promise<void> {
  const { name, look, open } = picture
  const context = await browser.newContext({ ...look, locale: 'es-MX', timezoneId: 'America/Mexico_City' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await open(page, portal.url)
  const png = await page.screenshot({ animations: 'disabled' })
  await sharp(png)
    .png({ palette: true, colours: 160, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`))
  await context.close()
}
