import { type ChildProcess, fork, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTexts } from '#server/texts.ts'

const MAIN = fileURLToPath(new URL('../../../dist-server/main.js', import.meta.url))
const HOST = fileURLToPath(new URL('portals.mjs', import.meta.url))
/** Creating an empty database takes 20 s on two idle cores. */
const READY_MS = 300_000

/**
 * Node flags for servers that run for about a minute: compile fast instead of optimizing, which more than
 * halves the start time. Benchmarks run without these flags.
 */
export const SHORT_LIFE_FLAGS = ['--liftoff-only', '--interrupt-budget=1400000']

export interface Portal {
  url: string
  dataDir: string
  /** Stops the server as an operator would. `start()` uses the same data and port again. */
  stop(): Promise<void>
  /** Kills the server at once, like a power failure. Needs `hasOwnProcess`. */
  kill(): Promise<void>
  start(environment?: Environment): Promise<void>
  dispose(): Promise<void>
  log(): string
}

export interface PortalOptions {
  /** Data folder to copy, because creating the demo people takes long. */
  template?: string
  environment?: Environment
  main?: string
  /** Runs the server exactly as `npm start` does. */
  isMeasured?: boolean
  /** Runs the server in a separate process: it can be killed, and its log includes the command's own output. */
  hasOwnProcess?: boolean
}

type Environment = Record<string, string>
type Write = (text: string) => void

interface Running {
  stop(): Promise<void>
  kill(): Promise<void>
  hasEnded(): boolean
}

/** Attempts at a port, because another process can take the free port before the server starts. */
const TRIES = 5

/**
 * Starts a server and waits until its own /api/salud responds. The servers of a worker share one process, one
 * after another, unless they need a separate process.
 */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'turno-data-'))
  if (options.template) await cp(options.template, dataDir, { recursive: true })
  let port = await freePort()
  let running: Running | null = null
  let output = ''

  // Long queue limit: a slow machine must not refuse requests in tests of other behaviour.
  const patience: Environment = options.isMeasured ? {} : { LONGEST_QUEUE_MS: '60000' }
  const isAlone = options.hasOwnProcess || options.isMeasured || options.main !== undefined

  async function start(environment: Environment = {}): Promise<void> {
    const variables: Environment = {
      ...patience,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.environment,
      ...environment,
    }
    const write: Write = (text) => (output += text)
    const before = output.length
    // NODE_OPTIONS may move the clock (moved-clock.ts), for all servers of a process.
    const needsOwn = isAlone || 'NODE_OPTIONS' in variables
    // A hosted server has already reported that the port is its own.
    const isOwn = () => !needsOwn || hasGreeted(output.slice(before), port)
    running = needsOwn ? spawned(options, variables, write) : await hosted(variables, write)
    try {
      await ready(port, running, isOwn, () => output)
    } catch (cause) {
      await end(needsOwn ? 'kill' : 'stop')
      throw cause
    }
  }

  async function end(signal: 'stop' | 'kill'): Promise<void> {
    const ending = running
    running = null
    await ending?.[signal]()
  }
  const stop = () => end('stop')

  for (let tries = 1; ; tries += 1) {
    try {
      await start()
      break
    } catch (cause) {
      if (tries === TRIES || !isPortTaken(cause, port)) throw cause
      port = await freePort()
    }
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    start,
    stop,
    kill: () => end('kill'),
    dispose: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    log: () => output,
  }
}

function spawned({ isMeasured, main }: PortalOptions, variables: Environment, write: Write): Running {
  const child = spawn(process.execPath, [...(isMeasured ? [] : SHORT_LIFE_FLAGS), main ?? MAIN], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => write(chunk.toString()))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // The last output arrives after the process has ended.
  let isClosed = false
  child.once('close', () => (isClosed = true))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    hasEnded: () => isClosed,
  }
}

/** Process of this worker's portals, and the callbacks for its replies. */
let host: ChildProcess | null = null
const waiting = new Map<number, (said: string | undefined) => void>()
const writers = new Map<number, Write>()
let calls = 0

async function hosted(variables: Environment, write: Write): Promise<Running> {
  const portal = (calls += 1)
  writers.set(portal, write)
  await askHost({ portal, variables })
  return {
    stop: () => askHost({ portal }),
    kill: () => Promise.reject(new Error('only a portal with `hasOwnProcess` can be killed')),
    hasEnded: () => host === null,
  }
}

async function askHost(message: { portal: number; variables?: Environment }): Promise<void> {
  host ??= startHost()
  const call = (calls += 1)
  const answered = new Promise<string | undefined>((resolve) => waiting.set(call, resolve))
  host.channel?.ref()
  host.send({ call, ...message })
  const said = await answered
  waiting.delete(call)
  // The host process must not keep its worker alive.
  if (waiting.size === 0) host?.channel?.unref()
  if (said !== undefined) throw new Error(said)
}

function startHost(): ChildProcess {
  const child = fork(HOST, { execArgv: SHORT_LIFE_FLAGS })
  child.unref()
  child.on('message', ({ call, said, portal, line }: Told) => {
    if (line !== undefined) writers.get(portal ?? 0)?.(`${line}\n`)
    else waiting.get(call ?? 0)?.(said)
  })
  child.once('exit', (code) => {
    host = null
    for (const answer of waiting.values()) answer(`the process of the portals ended with ${code}`)
  })
  return child
}

interface Told {
  call?: number
  said?: string
  portal?: number
  line?: string
}

async function ready(port: number, running: Running, isOwn: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (running.hasEnded()) throw new Error(`The server ended:\n${log()}`)
    const answer = isOwn() ? await fetch(`http://localhost:${port}/api/salud`).catch(() => null) : null
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server did not answer /api/salud within ${READY_MS} ms:\n${log()}`)
}

/**
 * Returns whether the command printed its address, which it prints only when the port is its own. Before
 * that, another process's server may answer on the port.
 */
export function hasGreeted(output: string, port: number): boolean {
  return new RegExp(`https?://[^\\s/]+:${port}\\b`).test(output)
}

function isPortTaken(cause: unknown, port: number): boolean {
  const message = String(cause)
  return message.includes('EADDRINUSE') || message.includes(startTexts.portTaken(port))
}

/**
 * First port to try, different for each process. Outgoing connections of other processes use ports from 32768
 * upwards, so a lower port is still free when the server opens it.
 */
let nextPort = 20_000 + Math.floor(Math.random() * 12_000)

/** Returns the next free port. Tries a port again only after 12,000 others. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort
    nextPort = port === 31_999 ? 20_000 : port + 1
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
