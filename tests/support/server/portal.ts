import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url))
const READY_MS = 60_000

/**
 * For a server that lives a minute: the database's code is compiled quickly instead of well, which takes less than half
 * of what a start takes otherwise, and only what runs very often is compiled again. Benches run without it.
 */
export const SHORT_LIFE = ['--liftoff-only', '--interrupt-budget=1400000']

/** The built server as a process of its own, on its own port and data folder. */
export interface Portal {
  url: string
  dataDir: string
  /** Ends it as an operator would; the data and the port stay for `start()`. */
  stop(): Promise<void>
  /** As when the power goes: what it was doing is cut off. */
  kill(): Promise<void>
  start(environment?: Record<string, string>): Promise<void>
  /** Ends it and throws the data away. */
  dispose(): Promise<void>
  /** What it has written so far. */
  log(): string
}

export interface PortalOptions {
  /** A data folder to copy, so that the demo people are not made again each time. */
  template?: string
  environment?: Record<string, string>
  /** Another build's server. */
  main?: string
  /** It runs exactly as `npm start` runs it. */
  isMeasured?: boolean
}

/** Starts a server and waits until /api/salud answers. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'turno-data-'))
  if (options.template) await cp(options.template, dataDir, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | null = null
  let output = ''

  // A slow machine refuses nobody in a story that is about something else.
  const patience: Record<string, string> = options.isMeasured ? {} : { LONGEST_QUEUE_MS: '60000' }

  async function start(environment: Record<string, string> = {}): Promise<void> {
    const started = spawn(
      process.execPath,
      [...(options.isMeasured ? [] : SHORT_LIFE), options.main ?? MAIN],
      {
        env: {
          ...process.env,
          ...patience,
          PORT: String(port),
          DATA_DIR: dataDir,
          ...options.environment,
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    child = started
    started.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    started.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await ready(url, started, () => output)
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const running = child
    child = null
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }
  const stop = () => end('SIGTERM')

  await start()
  return {
    url,
    dataDir,
    start,
    stop,
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    log: () => output,
  }
}

async function ready(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`)
    const answer = await fetch(`${url}/api/salud`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer /api/salud within ${READY_MS} ms:\n${log()}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
