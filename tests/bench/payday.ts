import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PayslipPeriod } from '#domain/payslip.ts'
import { payslipPeriodCode } from '#domain/payslip.ts'
import { freePort } from '../support/portal.ts'

/** quality.md: "payday: 2,000 people open their payslips within a minute on 2 cores". */
export interface Payday {
  people: number
  /** Wall time of the rush, ms. */
  tookMs: number
  errors: number
  /** ms over all requests. */
  p50: number
  p99: number
  /** Resident memory of the server, MB: after the sign-ins, halfway, at the end. */
  memory: readonly [number, number, number]
}

export const P99_MS = 500
/** The second half may need so much more memory than the first. */
export const MEMORY_RATIO = 1.25

const MAIN = fileURLToPath(new URL('../../dist-server/main.js', import.meta.url))
const FIRST_NUMBER = 200_001
const PASSWORD = 'Portal.2026'
const RUSH_MS = 60_000
const SIGN_INS_AT_ONCE = 8

/**
 * The large demo set on the built server, one process with its embedded database; this process plays the people: each
 * opens the list, asks for the newest stamped payslip and gets its PDF, at a moment of their own within the minute.
 */
export async function measurePayday(people: number, rushMs = RUSH_MS): Promise<Payday> {
  const dataDir = await mkdtemp(join(tmpdir(), 'turno-payday-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = { DEMO: 'grande', DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [MAIN], { env: { ...process.env, ...environment }, stdio: 'ignore' })
  try {
    await untilReady(url, server)
    const tokens = await signInAll(url, people)
    return await rush(url, server, tokens, rushMs)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`${url}/api/salud`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return
    await sleep(500)
  }
  throw new Error('the server ended before it was ready')
}

async function signInAll(url: string, people: number): Promise<string[]> {
  const tokens: string[] = []
  const numbers = Array.from({ length: people }, (_, index) => String(FIRST_NUMBER + index))
  for (let at = 0; at < numbers.length; at += SIGN_INS_AT_ONCE) {
    const some = numbers.slice(at, at + SIGN_INS_AT_ONCE)
    tokens.push(...(await Promise.all(some.map((number) => signIn(url, number)))))
  }
  return tokens
}

async function signIn(url: string, correo: string): Promise<string> {
  const body = JSON.stringify({ Opcion: 1, correo, password: PASSWORD })
  const answer = await fetch(`${url}/Login/ws-login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${correo} could not sign in`)
  return token
}

async function rush(
  url: string,
  server: ChildProcess,
  tokens: readonly string[],
  rushMs: number,
): Promise<Payday> {
  const times: number[] = []
  let errors = 0
  const timed = async <T>(request: () => Promise<Response>, read: (answer: Response) => Promise<T>) => {
    const began = performance.now()
    const answer = await request()
    const value = await read(answer)
    times.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(String(answer.status))
    return value
  }
  const visit = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-auth-token': token }
    const list = await timed(
      () => fetch(`${url}/api/prerecibos-list`, { headers }),
      async (answer) => ((await answer.json()) as { data: PayslipPeriod[] }).data,
    )
    const newest = list.find(({ stamped }) => stamped)
    if (!newest) throw new Error('no stamped payslip')
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ token, periodo: payslipPeriodCode(newest) })
    const provider = await timed(
      () => fetch(`${url}/api/prerecibos-pdf`, { method: 'POST', headers: json, body }),
      async (answer) => (await answer.json()) as { token: string },
    )
    const { payroll, year, period, idtimbrado } = newest
    const bytes = await timed(
      () =>
        fetch(`${url}/generate-receipt`, {
          method: 'POST',
          headers: { ...json, authorization: `Token ${provider.token}` },
          body: JSON.stringify({ payroll, year, period, pks: [idtimbrado], stamped: true }),
        }),
      (answer) => answer.arrayBuffer(),
    )
    if (new TextDecoder('latin1').decode(bytes.slice(0, 5)) !== '%PDF-') throw new Error('no PDF')
  }
  const before = memoryOf(server)
  const began = performance.now()
  const visits = tokens.map(async (token, index) => {
    await sleep((index / tokens.length) * rushMs)
    await visit(token).catch(() => {
      errors += 1
    })
  })
  await sleep(rushMs / 2)
  const halfway = memoryOf(server)
  await Promise.all(visits)
  const tookMs = performance.now() - began
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    people: tokens.length,
    tookMs,
    errors,
    p50: at(0.5),
    p99: at(0.99),
    memory: [before, halfway, memoryOf(server)],
  }
}

/** MB */
function memoryOf({ pid }: ChildProcess): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}
