import { type ChildProcess, spawn } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { WITHOUT_FEATURES } from './browser.ts'

export interface BrowserProcess {
  browser: Browser
  page: Page
  /** Sends SIGKILL to the process group; resolves when all its processes have ended. */
  kill(): Promise<void>
}

export async function startBrowser(profile: string, more: readonly string[] = []): Promise<BrowserProcess> {
  const program = await findBrowser()
  if (!program) throw new Error('No Chromium here: `npm test` installs one, or name one in CHROMIUM_PATH.')
  const child = spawn(program, [...switches(profile), ...more, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const browser = await chromium.connectOverCDP(await debuggerOf(child))
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('the browser has no tab')
  return { browser, page, kill: () => killGroup(child) }
}

function switches(profile: string): string[] {
  return [
    '--headless=new',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    WITHOUT_FEATURES,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
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
    // The process has already ended.
  }
  await ended
}
