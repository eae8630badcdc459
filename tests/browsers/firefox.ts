import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import type { Driver, Size } from './driver.ts'

export async function startFirefox(program: string, size: Size): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'turno-firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    userDataDir: profile,
    env: { ...process.env, TZ: 'America/Mexico_City' },
    extraPrefsFirefox: { 'intl.accept_languages': 'es-MX' },
    protocolTimeout: 120_000,
  })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultTimeout(120_000)
  await page.setViewport(size)
  const end = () => browser.close()
  return {
    profile,
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (script: (given: never) => unknown, given?: unknown) =>
      page.evaluate(script, given as never) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    end,
    async close() {
      await end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
