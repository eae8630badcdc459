import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCompany, readTokenLife, renewToken } from '#contract/protocol/general.ts'
import { readMenu, readUser, signIn, signOut } from '#contract/identity/login.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import {
  generateReceipt,
  listPayslipHistory,
  listPayslips,
  requestPayslipPdf,
} from '#contract/payslips/payslips.ts'
import { type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { screenVisits } from '#server/db/schema/people.ts'
import { OutsideClientError } from '#server/db/transaction-guard.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import type { DatabaseKind } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const clock = createTestClock()
const servers = {} as Record<DatabaseKind, TestServer>
const EXPIRED = { status: 'EXPSESSION', message: 'Token inválido' }

beforeAll(async () => {
  servers.pglite = await startServer({ database: 'pglite', clock })
  servers.postgres = await startServer({ database: 'postgres', clock })
})
afterAll(async () => {
  await servers.pglite?.stop()
  await servers.postgres?.stop()
})

async function enter(server: TestServer, correo: string): Promise<string> {
  const answer = await sendOperation(server, signIn, { correo, password: PASSWORD }, '')
  expect(fieldOf(answer, 'status')).toBe('OK')
  return String(fieldOf(answer, 'token'))
}

async function ask(server: TestServer, operation: AnyOperation, token: string, input: object = {}) {
  return (await sendOperation(server, operation, input, token)).body
}

/** Drizzle wraps the database's error in an error with the query's text. */
function rootOf(cause: unknown): unknown {
  return cause instanceof Error && cause.cause ? cause.cause : cause
}

const identity = (value: unknown) => value

async function readPdf(server: TestServer, token: string): Promise<boolean> {
  const { data } = (await ask(server, listPayslips, token)) as { data: PayslipPeriod[] }
  const period = data.find(({ stamped }) => stamped)
  if (!period) throw new Error('no stamped payslip')
  const permission = await sendOperation(
    server,
    requestPayslipPdf,
    { periodo: payslipPeriodCode(period) },
    token,
  )
  const place = { payroll: period.payroll, year: period.year, period: period.period }
  const input = { ...place, pks: [period.idtimbrado], stamped: true }
  return (await sendOperation(server, generateReceipt, input, String(fieldOf(permission, 'token')))).isPdf
}

describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
  test('signs in, reads a PDF, renews the token and signs out', async () => {
    const server = servers[kind]
    expect(await (await server.fetch('/api/salud')).json()).toEqual({ status: 'OK' })
    const token = await enter(server, '100101')
    expect(await readPdf(server, token)).toBe(true)
    const renewed = (await ask(server, renewToken, token)) as { token: string }
    expect(await ask(server, readCompany, renewed.token)).toEqual({ status: 'OK', compania: '00100' })
    expect(await ask(server, readCompany, token)).toEqual(EXPIRED)
    expect(await ask(server, signOut, renewed.token)).toBe('OK')
    expect(await ask(server, readCompany, renewed.token)).toEqual(EXPIRED)
  })

  test('rolls back a failed transaction completely', async () => {
    const { db } = servers[kind]
    const { userId } = await findPerson(servers[kind], '100101')
    const broken = db.transaction(async (tx) => {
      await tx.insert(screenVisits).values({ userId, screen: 'half', at: clock.now() })
      throw new Error('in the middle')
    })
    await expect(broken).rejects.toThrow('in the middle')
    expect(await db.select().from(screenVisits)).toEqual([])
  })

  test('refuses the outer client inside a transaction and supports savepoints', async () => {
    const { db, connection } = servers[kind]
    const question = sql`select 1 as one`
    const attempts = [
      () => db.transaction(() => db.execute(question)),
      () => db.transaction(() => db.transaction((tx) => tx.execute(question))),
      () => db.transaction(() => connection.query.query('select 1')),
    ]
    for (const attempt of attempts) {
      expect(rootOf(await attempt().catch(identity))).toBeInstanceOf(OutsideClientError)
    }
    const answer = await db.transaction((tx) => tx.transaction((inner) => inner.execute(question)))
    expect(answer).toMatchObject({ rows: [{ one: 1 }] })
  })

  test('gives forty simultaneous requests their own responses', async () => {
    const server = servers[kind]
    const logins = ['100101', '100102', '100103', '100104', '100201']
    const tokens = await Promise.all(logins.map((login) => enter(server, login)))
    const asked = Array.from({ length: 40 }, (_, index) => index % logins.length)
    const answers = await Promise.all(asked.map((who) => ask(server, readUser, tokens[who] ?? '')))
    for (const [index, answer] of answers.entries()) {
      expect(answer).toMatchObject({ datosLogin: [{ Folio: logins[asked[index] ?? 0] }] })
    }
  })
})

test('both databases return identical responses', async () => {
  for (const login of ['100101', '100102', '100301', 'candidato', 'externo']) {
    const [embedded, real] = await Promise.all([enter(servers.pglite, login), enter(servers.postgres, login)])
    const input = { correo: '' }
    for (const operation of [readUser, readMenu, readCompany, listPayslips, listPayslipHistory]) {
      const expected = await ask(servers.pglite, operation, embedded, input)
      expect(await ask(servers.postgres, operation, real, input)).toEqual(expected)
    }
  }
})

test('two servers on one PostgreSQL share sessions', async () => {
  const one = servers.postgres
  const two = await startServer({ database: 'postgres', databaseUrl: one.databaseUrl ?? '', clock })
  const token = await enter(one, '100102')
  expect(await ask(two, readUser, token)).toMatchObject({ datosLogin: [{ Folio: '100102' }] })
  const renewed = (await ask(two, renewToken, token)) as { token: string }
  expect(await ask(one, readTokenLife, renewed.token)).toMatchObject({ status: 'OK' })
  expect(await ask(two, readCompany, token)).toEqual(EXPIRED)
  expect(await readPdf(two, renewed.token)).toBe(true)
  expect(await ask(one, signOut, renewed.token)).toBe('OK')
  expect(await ask(two, readCompany, renewed.token)).toEqual(EXPIRED)
  await two.stop()
})

test('two servers on one PostgreSQL share one delivery key', async () => {
  const one = servers.postgres
  const two = await startServer({ database: 'postgres', databaseUrl: one.databaseUrl ?? '', clock })
  const keyOf = async (server: TestServer) =>
    ((await (await server.fetch('/config.json')).json()) as { deliveryKey: unknown }).deliveryKey
  expect(await keyOf(two)).toEqual(await keyOf(one))
  await two.stop()
})

test.each(['pglite', 'postgres'] as const)(
  'a failed script with its own begin breaks no later query, on %s',
  async (kind) => {
    const { connection } = servers[kind]
    expect((await connection.query.script('select 1 as one; select 2 as two')).rows).toEqual([{ two: 2 }])
    expect((await connection.query.script('select 3 as three')).rows).toEqual([{ three: 3 }])
    for (let n = 0; n < 12; n += 1) {
      await expect(connection.query.script('begin; select 1/0; commit')).rejects.toThrow()
      expect((await connection.query.query('select 4 as four')).rows).toEqual([{ four: 4 }])
    }
  },
)
