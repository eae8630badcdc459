import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSession } from '../support/server/people.ts'
import type { TestServer } from '../support/server/server.ts'
import { percentile } from './payday-crowd.ts'
import { descendantsOf, memoryMb } from './processor-time.ts'

/** Measures how an import affects other users, and whether the import's memory grows with the file. */

const PERSON = '100101'
const QUIET_MS = 6000
const LIST_EVERY_MS = 100
/**
 * People who sign in one after the other. More frequent sign-ins would reach the limits on password guessing, which
 * count per person and per address.
 */
const SIGNING_IN = ['100101', '100102', '100103', '100104', '100106', '100201']
const SIGN_IN_EVERY_MS = 3000
const LOOK_MS = 100

/**
 * 99th percentile in ms that is always accepted, as in run-payday.ts beyond capacity. RATIO applies only to
 * longer times.
 */
const P99_MS = 1000
/** Maximum ratio to the times without an import, which are also long on a slow or busy machine. */
const RATIO = 3
/**
 * Median in ms that is always accepted: the time of a fast tap (quality.md). RATIO applies only to longer
 * times.
 */
const P50_MS = 100
/** Minimum number of samples; fewer cover only the start of a file worker. */
const ENOUGH_LOOKS = 100
/** Maximum ratio of the peak memory in the last quarter of the samples to that in the first quarter. */
const GROWTH = 1.3

export interface Times {
  list: number[]
  signIn: number[]
  errors: string[]
}

/** MB at one moment; `reader` is 0 while there is no file worker. */
interface Look {
  server: number
  reader: number
}

export interface Meanwhile {
  quiet: Times
  busy: Times
  looks: Look[]
}

export async function measureMeanwhile<T>(
  server: TestServer,
  work: () => Promise<T>,
): Promise<{ result: T; meanwhile: Meanwhile }> {
  const token = await openSession(server, PERSON)
  // Real time: during the warm-up, code is compiled and connections are opened.
  await ask(server, token, sleep(1500))
  // Real time: the measurement lasts this long.
  const quiet = await ask(server, token, sleep(QUIET_MS))
  const looks: Look[] = []
  const timer = setInterval(() => looks.push(look()), LOOK_MS)
  try {
    const working = work()
    const busy = await ask(
      server,
      token,
      working.catch(() => undefined),
    )
    return { result: await working, meanwhile: { quiet, busy, looks } }
  } finally {
    clearInterval(timer)
  }
}

async function ask(server: TestServer, token: string, over: Promise<unknown>): Promise<Times> {
  const times: Times = { list: [], signIn: [], errors: [] }
  let isOver = false
  void over.then(() => (isOver = true))
  const headers = { authorization: `Bearer ${token}`, 'x-auth-token': token }
  let turn = 0
  const signingIn = () => {
    const correo = SIGNING_IN[turn++ % SIGNING_IN.length]
    return { method: 'POST', body: JSON.stringify({ Opcion: 1, correo, password: 'Portal.2026' }) }
  }
  const once = async (into: number[], path: string, request: RequestInit) => {
    const began = performance.now()
    try {
      const answer = await server.fetch(path, request)
      const said = await answer.text()
      if (answer.status === 200 && !said.includes('"ERROR"')) into.push(performance.now() - began)
      else times.errors.push(`${path}: ${answer.status} ${said.slice(0, 80)}`)
    } catch (cause) {
      times.errors.push(`${path}: ${String(cause)}`)
    }
  }
  // Sends at fixed times without waiting for earlier responses. Otherwise, a pause of 20 s would count as
  // only one late response.
  const repeat = async (into: number[], everyMs: number, path: string, next: () => RequestInit) => {
    const asked: Promise<void>[] = []
    for (let due = performance.now(); !isOver; due += everyMs) {
      // Real time: requests begin at fixed times.
      await Promise.race([sleep(Math.max(0, due - performance.now())), over])
      if (!isOver) asked.push(once(into, path, next()))
    }
    await Promise.all(asked)
  }
  await Promise.all([
    repeat(times.list, LIST_EVERY_MS, '/api/prerecibos-list', () => ({ headers })),
    repeat(times.signIn, SIGN_IN_EVERY_MS, '/Login/ws-login.php', signingIn),
  ])
  return times
}

function look(): Look {
  const reader = descendantsOf(process.pid).filter(isReader)
  return { server: memoryMb(process.pid), reader: Math.max(0, ...reader.map(memoryIfThere)) }
}

function isReader(pid: number): boolean {
  try {
    return /(payroll|people)-worker/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    // The process has ended.
    return false
  }
}

/** @param isMemoryOurs false when a database in this process keeps its pages in the measured memory */
export function judgeMeanwhile(
  { quiet, busy, looks }: Meanwhile,
  isMemoryOurs: boolean,
): { said: string[]; isOver: boolean } {
  const p50 = (values: readonly number[]) => percentile(values, 0.5)
  const p99 = (values: readonly number[]) => percentile(values, 0.99)
  const compared = (name: string, before: number[], now: number[]) =>
    `${name} p50 ${p50(now).toFixed(0)} ms (${(p50(now) / p50(before)).toFixed(1)} × a quiet time’s), p99 ${p99(now).toFixed(0)} (${p99(before).toFixed(0)} then)`
  const [first, last, most] = peaksOf(looks.map(({ server }) => server))
  const readers = looks.map(({ reader }) => reader).filter((mb) => mb > 0)
  const [firstReader, lastReader, mostReader] = peaksOf(readers)
  const memory = (name: string, from: number, to: number, peak: number) =>
    `${name} at most ${peak.toFixed(0)} MB (first quarter ${from.toFixed(0)}, last ${to.toFixed(0)})`
  const said = [
    `${compared('list', quiet.list, busy.list)}; ${compared('sign-in', quiet.signIn, busy.signIn)}; errors ${busy.errors.length}`,
    [
      memory('server', first, last, most),
      ...(readers.length > 0 ? [memory('file worker', firstReader, lastReader, mostReader)] : []),
    ].join('; '),
  ]
  const isLate = (before: number[], now: number[]) =>
    p50(now) > Math.max(P50_MS, RATIO * p50(before)) || p99(now) > Math.max(P99_MS, RATIO * p99(before))
  const isSlow = isLate(quiet.list, busy.list) || isLate(quiet.signIn, busy.signIn)
  const readerGrows = readers.length >= ENOUGH_LOOKS && lastReader > GROWTH * firstReader
  const grows = (isMemoryOurs && last > GROWTH * first) || readerGrows
  return {
    said: [...said, ...new Set(busy.errors)].slice(0, 5),
    isOver: isSlow || grows || busy.errors.length > 0,
  }
}

export const MEANWHILE_LIMITS = `p50 ≤ ${P50_MS} ms or ${RATIO} × a quiet time’s, p99 ≤ ${P99_MS} ms or as many times, no errors, last quarter’s memory ≤ ${GROWTH} × the first’s`

function peaksOf(values: readonly number[]): [number, number, number] {
  const quarter = Math.ceil(values.length / 4)
  return [
    Math.max(0, ...values.slice(0, quarter)),
    Math.max(0, ...values.slice(-quarter)),
    Math.max(0, ...values),
  ]
}

function memoryIfThere(pid: number): number {
  try {
    return memoryMb(pid)
  } catch {
    // The process has ended.
    return 0
  }
}
