import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WebkitPrograms } from '../../scripts/testing/other-browsers.mjs'
import { freePort } from '../support/server/portal.ts'
import type { Driver, Size } from './driver.ts'

const SMALL_BROWSER = fileURLToPath(new URL('small-browser.py', import.meta.url))
const READY_MS = 60_000

export async function startWebkit(programs: WebkitPrograms, size: Size): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'turno-webkit-'))
  const screen = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const processes: ChildProcess[] = [screen]
  const atExit = () => processes.forEach(kill)
  process.once('exit', atExit)
  let askToEnd: () => Promise<unknown> = async () => undefined
  async function end(): Promise<void> {
    // Fails if the window or the service has already ended; the processes are killed anyway.
    await askToEnd().catch(() => undefined)
    for (const each of processes.toReversed()) await ended(each)
    process.off('exit', atExit)
  }
  async function close(): Promise<void> {
    await end()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const display = await displayOf(screen)
    const port = await freePort()
    const service = spawn(programs.driver, [`--port=${port}`], {
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        DISPLAY: display,
        TZ: 'America/Mexico_City',
        // Isolates the browser from the settings, caches and sockets of the current user.
        HOME: folder,
        XDG_RUNTIME_DIR: folder,
        NO_AT_BRIDGE: '1',
      },
    })
    processes.push(service)
    const call = await connect(`http://127.0.0.1:${port}`)
    const { sessionId, capabilities } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: 120_000, pageLoad: 120_000 },
          'webkitgtk:browserOptions': {
            binary: programs.python,
            args: [SMALL_BROWSER, `--folder=${folder}`, `--width=${size.width}`, `--height=${size.height}`],
          },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    askToEnd = () => call('DELETE', `/session/${sessionId}`)
    return {
      ...inSession((method, path, body) => call(method, `/session/${sessionId}${path}`, body)),
      version: `WebKitGTK ${capabilities.browserVersion}`,
      profile: folder,
      end,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

function inSession(call: Call): Omit<Driver, 'version' | 'profile' | 'end' | 'close'> {
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    reload: async () => void (await call('POST', '/refresh', {})),
    async run(script: (given: never) => unknown, given?: unknown) {
      const body =
        'const [given, answer] = arguments; Promise.resolve(given)' +
        `.then(${script.toString()})` +
        '.then((value) => answer({ value }), (error) => answer({ error: String(error) }))'
      const answer = await call('POST', '/execute/async', { script: body, args: [given ?? null] })
      const { value, error } = answer as { value?: never; error?: string }
      if (error) throw new Error(error)
      return value as never
    },
    async click(x, y) {
      const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 }
      await call('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'pointer',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', ...at },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(text) {
      const focused = (await call('GET', '/element/active')) as Record<string, string>
      const [id = ''] = Object.values(focused)
      await call('POST', `/element/${id}/value`, { text })
    },
    picture: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
  }
}

async function connect(url: string): Promise<Call> {
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value
  }
  const until = Date.now() + READY_MS
  for (;;) {
    try {
      await call('GET', '/status')
      return call
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.stdout?.once('data', (said: Buffer) => resolve(`:${said.toString().trim()}`))
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`the virtual screen exited with code ${code}`)))
  })
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise((resolve) => child.once('close', resolve))
  kill(child)
  await end
}

/** Kills the process and everything that it started. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
