import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { saveStep } from '#contract/documents/documents.ts'
import type { Connection } from '#server/db/connection.ts'
import { hashToken } from '#server/identity/token.ts'
import { goodSteps } from '../support/people/data-form-steps.ts'
import type { DatabaseKind } from '../support/server/databases/database.ts'
import { openSession } from '../support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'

/** Minimum ratio of step saves to the same SQL run directly, on the same database in the same run. */
export const SAVE_RATIO = 0.7

export interface SaveRates {
  database: DatabaseKind
  /** Requests a second through the whole server: JSON, session, rules, receipt, response. */
  server: number
  /** Transactions a second with the SQL statements only. */
  byHand: number
}

const people = ['100101', '100102', '100103', '100104', '100201', '100301', 'candidato']

interface Statement {
  text: string
  values: unknown[]
}

/** @returns transactions a second */
export async function measureSqlByHand(database: DatabaseKind, ms: number): Promise<number> {
  const server = await startServer({ database, environment: { CHECK_ANSWERS: '0' } })
  const tokens = await Promise.all(people.map((login) => openSession(server, login)))
  const byHand = openByHand(server, database, await recordSaves(tokens))
  try {
    await rateOf(byHand.save, ms / 3)
    return await rateOf(byHand.save, ms)
  } finally {
    await byHand.close()
    await server.stop()
  }
}

/**
 * Returns the best of several alternating rounds, so that a busy moment of the machine affects both sides.
 */
export async function measureStepSave(
  database: DatabaseKind,
  rounds: number,
  ms: number,
): Promise<SaveRates> {
  const server = withoutPace(await startServer({ database, environment: { CHECK_ANSWERS: '0' } }))
  const tokens = await Promise.all(people.map((login) => openSession(server, login)))
  const byHand = openByHand(server, database, await recordSaves(tokens))
  try {
    const viaServer = (person: number) => saveOnce(server, tokens[person] ?? '')
    await Promise.all([rateOf(viaServer, ms / 2), rateOf(byHand.save, ms / 2)])
    const rates: SaveRates = { database, server: 0, byHand: 0 }
    for (let round = 0; round < rounds; round++) {
      rates.server = Math.max(rates.server, await rateOf(viaServer, ms))
      rates.byHand = Math.max(rates.byHand, await rateOf(byHand.save, ms))
    }
    return rates
  } finally {
    await byHand.close()
    await server.stop()
  }
}

async function rateOf(save: (person: number) => Promise<void>, ms: number): Promise<number> {
  const started = performance.now()
  let done = 0
  const worker = async (_login: string, person: number) => {
    while (performance.now() - started < ms) {
      await save(person)
      done += 1
    }
  }
  await Promise.all(people.map(worker))
  return (done / (performance.now() - started)) * 1000
}

/** Calls the server without a socket, because the socket's client would also run in this process. */
async function saveOnce(server: TestServer, token: string): Promise<void> {
  const request = new Request(`${server.url}${saveStep.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Opcion: 12, token, bandera: 1, datos: goodSteps[1], idOperacion: randomUUID() }),
  })
  const answer = await (await server.app.fetch(request)).text()
  if (answer !== '{"status":"OK","bandera":1}') throw new Error(`the save returned ${answer}`)
}

async function recordSaves(tokens: readonly string[]): Promise<Statement[][]> {
  const server = await startServer({ database: 'postgres', environment: { CHECK_ANSWERS: '0' } })
  // oxlint-disable-next-line typescript/unbound-method -- called with the client that it was taken from
  const original = pg.Client.prototype.query
  let recorded: Statement[] = []
  try {
    const saves: Statement[][] = []
    for (const [person, login] of people.entries()) {
      const token = await openSession(server, login)
      await saveOnce(server, token)
      recorded = []
      pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
        const [query, values] = given as [string | Partial<Statement>, unknown[] | undefined]
        const { text = '', values: own }: Partial<Statement> =
          typeof query === 'string' ? { text: query } : query
        recorded.push({ text, values: values ?? own ?? [] })
        return Reflect.apply(original, this, given) as never
      } as typeof original
      await saveOnce(server, token)
      pg.Client.prototype.query = original
      saves.push(withToken(recorded, hashToken(token), hashToken(tokens[person] ?? '')))
    }
    return saves
  } finally {
    pg.Client.prototype.query = original
    await server.stop()
  }
}

function withToken(statements: Statement[], from: unknown, to: unknown): Statement[] {
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => (isDeepStrictEqual(value, from) ? to : value)),
  }))
}

interface ByHand {
  save: (person: number) => Promise<void>
  close: () => Promise<void>
}

interface Script {
  before: Statement[]
  inside: Statement[]
}

function scriptOf(statements: readonly Statement[]): Script {
  const begin = statements.findIndex(({ text }) => /^begin/i.test(text))
  const inside = statements.slice(begin + 1, -1)
  if (begin < 1 || inside.length < 3) throw new Error('the recorded save has too few statements')
  return { before: statements.slice(0, begin), inside }
}

/** Sets a new operation id, because a repeated id would only be looked up. */
function renewed(values: readonly unknown[], id: string): unknown[] {
  return values.map((value) => (typeof value === 'string' && /^[\da-f-]{36}$/.test(value) ? id : value))
}

function openByHand(server: TestServer, database: DatabaseKind, saves: readonly Statement[][]): ByHand {
  const scripts = saves.map(scriptOf)
  const scriptFor = (person: number) => scripts[person] ?? { before: [], inside: [] }
  if (database === 'pglite') return byHandEmbedded(server.connection, scriptFor)
  const pool = new pg.Pool({ connectionString: server.databaseUrl ?? '', max: 10 })
  // Dropping the database at the end breaks idle connections.
  pool.on('error', () => undefined)
  return {
    close: () => pool.end(),
    async save(person) {
      const id = randomUUID()
      const { before, inside } = scriptFor(person)
      for (const { text, values } of before) await pool.query(text, [...values])
      const client = await pool.connect()
      await client.query('begin')
      for (const { text, values } of inside) await client.query(text, renewed(values, id))
      await client.query('commit')
      client.release()
    },
  }
}

interface Embedded {
  query(text: string, values: unknown[]): Promise<unknown>
  transaction(work: (tx: Pick<Embedded, 'query'>) => Promise<void>): Promise<void>
}

function byHandEmbedded({ db }: Connection, scriptFor: (person: number) => Script): ByHand {
  const { $client: client } = db as unknown as { $client: Embedded }
  return {
    close: () => Promise.resolve(),
    async save(person) {
      const id = randomUUID()
      const { before, inside } = scriptFor(person)
      for (const { text, values } of before) await client.query(text, [...values])
      await client.transaction(async (tx) => {
        for (const { text, values } of inside) await tx.query(text, renewed(values, id))
      })
    },
  }
}
