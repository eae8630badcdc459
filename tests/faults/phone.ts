import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { type BrowserProcess, startBrowser } from '../support/browser/browser-process.ts'
import type { Harness } from './harness.ts'
import { PAGE } from './page.ts'

export interface Phone {
  readonly isOn: boolean
  readonly page: Page
  readonly context: BrowserContext
  start(before?: (page: Page) => Promise<void>): Promise<void>
  /** Starts without the app, at an address that opens no database. */
  startBlank(): Promise<void>
  /** Sends SIGKILL to the process group; resolves when all its processes have ended. */
  kill(): Promise<void>
  openTab(): Promise<Page>
  dispose(): Promise<void>
}

export async function ask<Name extends keyof Harness>(
  page: Page,
  name: Name,
  ...given: Parameters<Harness[Name]>
): Promise<Awaited<ReturnType<Harness[Name]>>> {
  const answer = await page.evaluate(
    async ([method, args]) => {
      const { turno } = window as unknown as { turno: Record<string, (...all: unknown[]) => unknown> }
      try {
        return await turno[method]?.(...args)
      } catch (thrown) {
        // Database errors are not instances of Error, so the browser would report only the minified class
        // name.
        const { name, message, inner } = thrown as Error & { inner?: Error }
        throw new Error([name, message, inner?.name, inner?.message].filter(Boolean).join(': '))
      }
    },
    [name, given] as [string, unknown[]],
  )
  return answer as Awaited<ReturnType<Harness[Name]>>
}

export async function createPhone(url: string): Promise<Phone> {
  const profile = mkdtempSync(join(tmpdir(), 'turno-phone-'))
  let running: BrowserProcess | null = null

  const here = () => {
    if (!running) throw new Error('the phone is off')
    return running
  }

  async function openTab(): Promise<Page> {
    const [context] = here().browser.contexts()
    if (!context) throw new Error('the browser has no window')
    return openHarness(await context.newPage(), url)
  }

  const phone: Phone = {
    get isOn() {
      return running !== null
    },
    get page() {
      return here().page
    },
    get context() {
      return here().page.context()
    },
    openTab,
    async start(before) {
      running = await startBrowser(profile)
      await before?.(running.page)
      await openHarness(running.page, url)
    },
    async startBlank() {
      running = await startBrowser(profile)
      await running.page.goto(`${url}/api/salud`)
    },
    async kill() {
      const process = here()
      running = null
      await process.kill()
    },
    async dispose() {
      if (running) await phone.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return phone
}

export async function openHarness(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}${PAGE}`)
  await page.waitForFunction(() => 'turno' in window)
  return page
}
