import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import type { Harness } from './harness.ts'
import { PAGE } from './page.ts'

/** A real Chromium with a profile on the disk, whose process can be killed at any moment and started again. */
export interface Phone {
  readonly isOn: boolean
  readonly page: Page
  readonly context: BrowserContext
  start(): Promise<void>
  /** SIGKILL to all of it. @returns when nothing of it runs any more */
  kill(): Promise<void>
  openTab(): Promise<Page>
  dispose(): Promise<void>
}

/** The harness inside the page, from here. */
export async function ask<Name extends keyof Harness>(
  page: Page,
  name: Name,
  ...given: Parameters<Harness[Name]>
): Promise<Awaited<ReturnType<Harness[Name]>>> {
  const answer = await page.evaluate(
    ([method, args]) => {
      const { turno } = window as unknown as { turno: Record<string, (...all: unknown[]) => unknown> }
      return turno[method]?.(...args)
    },
    [name, given] as [string, unknown[]],
  )
  return answer as Awaited<ReturnType<Harness[Name]>>
}

export async function createPhone(url: string): Promise<Phone> {
  const program = await findBrowser()
  if (!program) throw new Error('No Chromium here: `npm test` installs one, or name one in CHROMIUM_PATH.')
  const profile = mkdtempSync(join(tmpdir(), 'turno-phone-'))
  let running: { child: ChildProcess; browser: Browser; page: Page } | null = null

  const here = () => {
    if (!running) throw new Error('the phone is off')
    return running
  }

  async function openTab(): Promise<Page> {
    const [context] = here().browser.contexts()
    if (!context) throw new Error('no window')
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
    async start() {
      const child = spawn(program, switches(profile), { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
      const browser = await chromium.connectOverCDP(await debuggerOf(child))
      const first = browser.contexts()[0]?.pages()[0]
      if (!first) throw new Error('the browser came without a tab')
      running = { child, browser, page: first }
      await openHarness(first, url)
    },
    async kill() {
      const { child } = here()
      running = null
      await killGroup(child)
    },
    async dispose() {
      if (running) await phone.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  return phone
}

async function openHarness(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}${PAGE}`)
  await page.waitForFunction(() => 'turno' in window)
  return page
}

function switches(profile: string): string[] {
  return [
    '--headless=new',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
    'about:blank',
  ]
}

function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /DevTools listening on (\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the browser ended with ${code}:\n${said}`)))
  })
}

async function killGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    // Gone already.
  }
  await ended
}
