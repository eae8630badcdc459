import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSession } from '../support/server/people.ts'
import type { TestServer } from '../support/server/server.ts'
import { percentile } from './payday-crowd.ts'
import { descendantsOf, memoryOf } from './processor-time.ts'

/** What an import does to those who work meanwhile, and whether its memory grows with its file. */

const PERSON = '100101'
const QUIET_MS = 6000
const LIST_EVERY_MS = 100
/** By turns, and no oftener: the guard against guessing counts tries of one person and of one place. */
const SIGNING_IN = ['100101', '100102', '100103', '100104', '100106', '100201']
const SIGN_IN_EVERY_MS = 3000
const LOOK_MS = 100

/** What somebody may wait for while an import is at work: the portal's own limit beyond capacity (run-payday.ts). */
const P99_MS = 1000
/** Beside a quiet time, which on a slow or crowded machine is slow, too. */
const RATIO = 3
/** As quick as a tap has to be (quality.md): three times a few milliseconds keeps nobody waiting. */
const P50_MS = 100
/** Fewer looks at a file process see how it begins, and nothing else. */
const ENOUGH_LOOKS = 100
/** Peak of a run's last quarter beside its first one's. */
const GROWTH = 1.3

export interface Times {
  list: number[]
  signIn: number[]
  /** Anything but an answer. */
  errors: string[]
}

/** MB by moment; the file process's is 0 while there is none. */
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
  // Code is compiled, connections are open.
  await ask(server, token, sleep(1500))
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

/** One person opens the list again and again, others sign in, until it is over. */
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
  // At its time whether or not the one before was answered: people who come while nobody is served all wait, and one who
  // asked again only then would count a stop of twenty seconds as a single late answer among hundreds.
  const repeat = async (into: number[], everyMs: number, path: string, next: () => RequestInit) => {
    const asked: Promise<void>[] = []
    for (let due = performance.now(); !isOver; due += everyMs) {
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
  return { server: memoryOf(process.pid), reader: Math.max(0, ...reader.map(memoryIfThere)) }
}

/** The child process that reads the file. */
function isReader(pid: number): boolean {
  try {
    return /(payroll|people)-worker/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    // It has ended.
    return false
  }
}

/** Sentences beside their limits. `isMemoryOurs`: no database lives in this process and keeps its pages there. */
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
      ...(readers.length > 0 ? [memory('file process', firstReader, lastReader, mostReader)] : []),
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

/** The peaks of the first quarter, of the last one, and of all. */
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
    return memoryOf(pid)
  } catch {
    // It has ended.
    return 0
  }
}
