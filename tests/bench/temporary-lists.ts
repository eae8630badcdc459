import pg from 'pg'
import {
  calculateScores,
  listSurveys,
  readProgress,
  remindPending,
} from '#contract/evaluations/evaluations.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { activate, ALL_STATUSES, listStaff, saveEvaluators } from '#contract/evaluations/temporary-staff.ts'
import { companyDate } from '#domain/time/dates.ts'
import { addTemporaryPeople } from '../support/people/many-temporary.ts'
import { evaluateOn, HR, LEADER } from '../support/server/evaluating.ts'
import { openSession } from '../support/server/people.ts'
import { fieldOf, sendOperation } from '../support/server/network/raw-call.ts'
import { type Recorded, recordStatements } from '../support/server/databases/recorded-statements.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'

export interface ReadTiming {
  name: string
  serverMs: number
  byHandMs: number
  /** KB as transferred, and uncompressed. */
  packedKb: number
  plainKb: number
}

export interface ActTiming {
  name: string
  manyMs: number
  fewMs: number
}

export interface TemporaryTimings {
  reads: ReadTiming[]
  acts: ActTiming[]
  remind: { ms: number; statements: number; people: number }
}

/** Maximum of serverMs / byHandMs: the server also converts thousands of rows to JSON. */
export const READ_RATIO = 3
/** Maximum of manyMs / fewMs: an action on one person must not cost more because the list is long. */
export const ACT_RATIO = 1.5
/** Maximum statements for any number of reminders: hundreds of rows are written at once. */
export const MOST_STATEMENTS = 60
const PERSON = '100226'

export async function measureTemporary(people: number, runs: number): Promise<TemporaryTimings> {
  const server = withoutPace(await startServer({ database: 'postgres', environment: { CHECK_ANSWERS: '0' } }))
  const pool = new pg.Pool({ connectionString: server.databaseUrl ?? '', max: 1 })
  // Dropping the database at the end breaks idle connections.
  pool.on('error', () => undefined)
  try {
    const few = await measureActs(server, runs)
    await addTemporaryPeople(server.connection, people, LEADER, companyDate(server.clock.now().getTime()))
    const many = await measureActs(server, runs)
    const acts = few.map(({ name, ms }, at) => ({ name, fewMs: ms, manyMs: many[at]?.ms ?? Number.NaN }))
    const reads = await measureReads(server, pool, runs)
    return { reads, acts, remind: await measureReminder(server) }
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function measureReads(server: TestServer, pool: pg.Pool, runs: number): Promise<ReadTiming[]> {
  const hr = await openSession(server, HR)
  const leader = await openSession(server, LEADER)
  const { rows } = await pool.query<{ id: number }>(
    "select s.id from temporary_staff s join employees e on e.id = s.employee_id where e.number = '400001'",
  )
  const all = { ruta: 'x', estatus: ALL_STATUSES }
  const calls: [string, AnyOperation, object, string][] = [
    ['TMP-01, list of human resources', listStaff, { ...all, rol: 3 }, hr],
    ['TMP-01, one status', listStaff, { ...all, rol: 3, estatus: 5 }, hr],
    ['TMP-01, list of a leader', listStaff, { ...all, rol: 2 }, leader],
    ['TMP-09, surveys of one person', listSurveys, { idEvaluacion: rows[0]?.id }, hr],
    ['P-121, the wall', readProgress, {}, hr],
  ]
  const timings: ReadTiming[] = []
  for (const [name, operation, input, token] of calls) {
    const ask = async () => {
      const answer = await sendOperation(server, operation, input, token)
      if (fieldOf(answer, 'status') !== 'OK') throw new Error(`${name} was answered ${answer.http}`)
      return answer
    }
    const { body, headers } = await ask()
    const statements = await recordStatements(ask)
    const times: Record<'serverMs' | 'byHandMs', number[]> = { serverMs: [], byHandMs: [] }
    // Alternates between server and SQL, so that a busy moment of the machine affects both sides.
    for (let run = 0; run < runs; run += 1) {
      times.serverMs.push(await timeOf(ask))
      times.byHandMs.push(await timeOf(() => byHand(pool, statements)))
    }
    timings.push({
      name,
      serverMs: Math.min(...times.serverMs),
      byHandMs: Math.min(...times.byHandMs),
      packedKb: Number(headers.get('content-length')) / 1024,
      plainKb: Buffer.byteLength(JSON.stringify(body)) / 1024,
    })
  }
  return timings
}

async function measureActs(server: TestServer, runs: number): Promise<{ name: string; ms: number }[]> {
  const on = evaluateOn(server)
  const hr = await openSession(server, HR)
  const times: Record<string, number[]> = { activate: [], evaluators: [], calculate: [] }
  const act = async (name: string, operation: AnyOperation, input: object) => {
    const answer = await sendOperation(server, operation, input, hr)
    const said = JSON.stringify(answer.body)
    if (!said.includes('"OK"')) throw new Error(`${name} was answered ${said}`)
    times[name]?.push(answer.ms)
  }
  for (let run = 0; run < runs; run += 1) {
    const { id } = await on.begin(PERSON)
    await act('activate', activate, { idEvaluado: id })
    const chosen = { pares: ['100101', '100103'], clientes: ['100102'], item: { id } }
    await act('evaluators', saveEvaluators, chosen)
    for (const { number } of await on.surveysOf(id)) await on.answer(id, number)
    await act('calculate', calculateScores, { idEvaluacion: id })
  }
  return Object.entries(times).map(([name, all]) => ({ name, ms: Math.min(...all) }))
}

async function measureReminder(server: TestServer): Promise<TemporaryTimings['remind']> {
  const token = await openSession(server, HR)
  let people = 0
  let ms = 0
  const statements = await recordStatements(async () => {
    const answer = await sendOperation(server, remindPending, {}, token)
    people = Number(fieldOf(answer, 'enviados')) + Number(fieldOf(answer, 'sinCorreo'))
    ms = answer.ms
  })
  return { ms, people, statements: statements.length }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function byHand(pool: pg.Pool, statements: readonly Recorded[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { text, values } of statements) await client.query(text, [...values])
  } finally {
    client.release()
  }
}
