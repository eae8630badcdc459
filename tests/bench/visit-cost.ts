import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { generateReceipt, listPayslips, requestPayslipPdf } from '#contract/payslips/payslips.ts'
import { type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { hashToken } from '#server/identity/token.ts'
import type { DatabaseKind } from '../support/server/databases/database.ts'
import { openSession } from '../support/server/people.ts'
import { recordStatements, type Recorded } from '../support/server/databases/recorded-statements.ts'
import { startServer, type TestServer } from '../support/server/server.ts'
import { processorMs } from './processor-time.ts'

/** Maximum ratio of a payday visit's processor time to that of the same SQL plus reading the finished PDF. */
export const VISIT_RATIO = 2

export interface VisitCost {
  database: DatabaseKind
  statements: number
  /** Processor time in ms per visit, including the database's: through the server, and directly. */
  server: number
  byHand: number
}

const LOGIN = '100101'

/**
 * Returns the minimum of several alternating rounds. Other programs do not count as processor time, but they
 * affect the caches.
 */
export async function measureVisitCost(
  database: DatabaseKind,
  rounds: number,
  visits: number,
): Promise<VisitCost> {
  const server = await startServer({ database, environment: { CHECK_ANSWERS: '0' } })
  const token = await openSession(server, LOGIN)
  const recorded = await recordVisit()
  const byHand = openByHand(server, database, token, recorded)
  try {
    const viaServer = () => visit(server, token)
    await viaServer()
    await byHand.visit()
    const pids = await databasePids(server)
    const rates = { server: Number.POSITIVE_INFINITY, byHand: Number.POSITIVE_INFINITY }
    for (let round = 0; round <= rounds; round++) {
      const a = await costOf(viaServer, visits, pids)
      const b = await costOf(byHand.visit, visits, pids)
      if (round === 0) continue
      rates.server = Math.min(rates.server, a)
      rates.byHand = Math.min(rates.byHand, b)
    }
    return { database, statements: recorded.length, ...rates }
  } finally {
    await byHand.close()
    await server.stop()
  }
}

async function costOf(work: () => Promise<void>, times: number, pids: readonly number[]): Promise<number> {
  const theirs = () => pids.reduce((sum, pid) => sum + processorMs(pid), 0)
  const before = process.cpuUsage()
  const theirsBefore = theirs()
  for (let count = 0; count < times; count++) await work()
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / 1000 + theirs() - theirsBefore) / times
}

/** Returns the processes of the database connections; the embedded database runs in this process. */
async function databasePids({ db, databaseUrl }: TestServer): Promise<number[]> {
  if (databaseUrl === null) return []
  // Serial requests need one connection of each pool; both are open by now.
  const answer = await db.execute<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database()`,
  )
  return (answer as unknown as { rows: { pid: number }[] }).rows.map(({ pid }) => pid)
}

/** Calls the server without a socket, because the socket's client would also run in this process. */
async function visit(server: TestServer, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-auth-token': token }
  const ask = async (path: string, init: RequestInit) => {
    const answer = await server.app.fetch(new Request(`${server.url}${path}`, init))
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    return answer
  }
  const list = (await (await ask(listPayslips.path, { headers })).json()) as { data: PayslipPeriod[] }
  const newest = list.data.find(({ stamped }) => stamped)
  if (!newest) throw new Error('no stamped payslip')
  const post = (body: object, more: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  })
  const access = await ask(requestPayslipPdf.path, post({ token, periodo: payslipPeriodCode(newest) }))
  const provider = (await access.json()) as { token: string }
  const { payroll, year, period, idtimbrado } = newest
  const body = { payroll, year, period, pks: [idtimbrado], stamped: true }
  const pdf = await ask(generateReceipt.path, post(body, { authorization: `Token ${provider.token}` }))
  if ((await pdf.arrayBuffer()).byteLength < 5000) throw new Error('no PDF')
}

async function recordVisit(): Promise<Recorded[]> {
  const server = await startServer({ database: 'postgres', environment: { CHECK_ANSWERS: '0' } })
  try {
    const token = await openSession(server, LOGIN)
    await visit(server, token)
    const statements = await recordStatements(() => visit(server, token))
    const own = hashToken(token)
    return statements.map((each) => ({
      ...each,
      values: each.values.map((value) => (value === own ? SESSION : value)),
    }))
  } finally {
    await server.stop()
  }
}

const SESSION = Symbol('session')

interface ByHand {
  visit: () => Promise<void>
  close: () => Promise<void>
}

type Ask = (statement: Pick<Recorded, 'text' | 'values'>) => Promise<{ rows: unknown[] }>

function openByHand(server: TestServer, database: DatabaseKind, token: string, visit: Recorded[]): ByHand {
  const files = `${server.services.environment.dataDir}/files`
  const provider = visit.find(({ text }) => text.startsWith('insert into "provider_tokens"'))
  const issued = provider?.values.find((value) => typeof value === 'string' && value.length === 43)
  if (issued === undefined) throw new Error('the recorded visit issues no provider token')
  const run = async (ask: Ask) => {
    const another = hashToken(randomUUID())
    let size = 0
    for (const { text, values } of visit) {
      const own = values.map((value) =>
        value === SESSION ? hashToken(token) : value === issued ? another : value,
      )
      const { rows } = await ask({ text, values: own })
      const [row] = rows as { fileKey?: string | null }[]
      if (row?.fileKey) size = (await readFile(`${files}/${row.fileKey}`)).length
    }
    if (size < 5000) throw new Error('no PDF')
  }
  if (database === 'pglite') {
    const { $client: client } = server.connection.db as unknown as { $client: Embedded }
    return {
      visit: () => run(({ text, values }) => client.query(text, values)),
      close: () => Promise.resolve(),
    }
  }
  const pool = new pg.Pool({ connectionString: server.databaseUrl ?? '', max: 1 })
  // Dropping the database at the end breaks idle connections.
  pool.on('error', () => undefined)
  return {
    visit: () => run(({ text, values }) => pool.query(text, values)),
    close: () => pool.end(),
  }
}

interface Embedded {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}
