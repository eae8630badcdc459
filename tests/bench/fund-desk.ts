import pg from 'pg'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { exportPayrollCut, readPayrollCut } from '#contract/savings/savings-cut.ts'
import { listSavingsRequests } from '#contract/savings/savings-desk.ts'
import { readFundTotals } from '#contract/savings/savings-totals.ts'
import { companyDate } from '#domain/time/dates.ts'
import { addFundMembers } from '../support/people/large-fund.ts'
import { openSession } from '../support/server/people.ts'
import { fieldOf, sendOperation } from '../support/server/network/raw-call.ts'
import { type Recorded, recordStatements } from '../support/server/databases/recorded-statements.ts'
import { startServer, withoutPace } from '../support/server/server.ts'

export interface DeskTiming {
  name: string
  serverMs: number
  byHandMs: number
}

/** Maximum of serverMs / byHandMs: the server also converts thousands of rows to JSON. */
export const DESK_RATIO = 2
const DESK = '100301'

export async function measureFundDesk(people: number, runs: number): Promise<DeskTiming[]> {
  const server = withoutPace(await startServer({ database: 'postgres', environment: { CHECK_ANSWERS: '0' } }))
  const pool = new pg.Pool({ connectionString: server.databaseUrl ?? '', max: 1 })
  // Dropping the database at the end breaks idle connections.
  pool.on('error', () => undefined)
  try {
    const token = await openSession(server, DESK)
    const ask = (operation: AnyOperation, input: object) => sendOperation(server, operation, input, token)
    const { body } = await ask(readPayrollCut, { pagina: 1 })
    const { grupo, fecha } = (body as { nomina: { grupo: number; fecha: string } }).nomina
    await addFundMembers(server.connection, people, companyDate(server.clock.now().getTime()), fecha)
    const calls: [string, AnyOperation, object][] = [
      ['totals on a day', readFundTotals, {}],
      ['requests that wait, a page', listSavingsRequests, { decididas: false, pagina: 1 }],
      ['payroll cut-off, a page', readPayrollCut, { grupo, fecha, pagina: 1 }],
      ['payroll cut-off, the file', exportPayrollCut, { grupo, fecha }],
    ]
    const timings: DeskTiming[] = []
    for (const [name, operation, input] of calls) {
      const send = async () => {
        const answer = await ask(operation, input)
        if (fieldOf(answer, 'status') !== 'OK') throw new Error(`${name} was answered ${answer.http}`)
      }
      await send()
      const statements = await recordStatements(send)
      const times: Record<'serverMs' | 'byHandMs', number[]> = { serverMs: [], byHandMs: [] }
      // Alternates between server and SQL, so that a busy moment of the machine affects both sides.
      for (let run = 0; run < runs; run += 1) {
        times.serverMs.push(await timeOf(send))
        times.byHandMs.push(await timeOf(() => byHand(pool, statements)))
      }
      timings.push({
        name,
        serverMs: Math.min(...times.serverMs),
        byHandMs: Math.min(...times.byHandMs),
      })
    }
    return timings
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
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
