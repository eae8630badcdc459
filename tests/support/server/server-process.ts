import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signIn } from '#contract/identity/login.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { hasGreeted, SHORT_LIFE_FLAGS } from './portal.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const BUILT = 'dist-server/main.js'

export interface ServerProcess {
  url: string
  pid: number
  /** All output so far, of stdout and stderr. */
  said(): string
  /** Exit code; null when a signal killed the process. */
  ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
  /** Waits until its own /api/salud responds 200. @throws with all output when the process ends first */
  ready(): Promise<void>
}

const started = new Set<ChildProcess>()

/** @param program folder of another build @throws Error when there is no build */
export function startProcess(
  port: number,
  environment: Record<string, string>,
  program: string = ROOT,
): ServerProcess {
  if (!existsSync(join(program, BUILT))) throw new Error('run npm run build first')
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), LOG_LEVEL: 'error', ...environment }
  const child = spawn(process.execPath, [...SHORT_LIFE_FLAGS, BUILT], { cwd: program, env })
  started.add(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const url = `http://127.0.0.1:${port}`
  let over = false
  void ended.then(() => {
    over = true
    started.delete(child)
  })
  return {
    url,
    pid: child.pid ?? 0,
    said: () => text,
    ended,
    kill: (signal) => void child.kill(signal),
    async ready() {
      while (!over) {
        const answer = hasGreeted(text, port) ? await fetch(`${url}/api/salud`).catch(() => null) : null
        if (answer?.status === 200) return
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
      throw new Error(`the server ended:\n${text}`)
    },
  }
}

export async function askProcess(
  { url }: ServerProcess,
  operation: AnyOperation,
  input: object,
  token = '',
): Promise<Record<string, unknown>> {
  const body = operation.kind === 'legacy' ? { Opcion: operation.opcion, token, ...input } : input
  const response = await fetch(`${url}${operation.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

export async function tokenAt(server: ServerProcess, correo: string): Promise<string> {
  return String((await askProcess(server, signIn, { correo, password: 'Portal.2026' })).token)
}

/** Kills the processes that a failed test left running; for afterAll. */
export function killProcesses(): void {
  for (const child of started) child.kill('SIGKILL')
}
