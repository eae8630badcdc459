import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import type { DataImport } from '#contract/imports/data-import.ts'
import { makeImportKey } from '#contract/imports/import-keys.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { addDays, formatDate } from '#domain/time/dates.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { dataImports } from '#server/db/schema/imports/data-import.ts'
import { vacationBalances } from '#server/db/schema/kardex.ts'
import { loans, savingsAccounts, savingsMovements } from '#server/db/schema/savings.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { freePort } from '#tests/support/server/portal.ts'
import {
  askProcess,
  killProcesses,
  type ServerProcess,
  startProcess,
  tokenAt,
} from '#tests/support/server/server-process.ts'

/**
 * Kills or stops the built server while it imports savings or vacation balances, uploaded on the screen or sent with a
 * key. The resumed import is exact to the centavo or to the hundredth of a day. Importing the same file again changes
 * nothing.
 */

const root = mkdtempSync(join(tmpdir(), 'turno-money-killed-'))
const DATA_DIR = join(root, 'data')
/** Short enough that a kill comes during the import. */
const OFTEN = { timeout: 240_000, interval: 20 }
const RARELY = { timeout: 240_000, interval: 200 }
/**
 * Enough people that even a fast machine is not done before the kill. Rows of one person are imported in one
 * step.
 */
const PEOPLE = 450
const numberOf = (at: number) => String(300_000 + at)
const everybody = Array.from({ length: PEOPLE }, (_, at) => at)
/** Different centavos for each person, so that a sum cannot match by chance. */
const centsOf = (at: number) => 10_001 + at * 37
const pesos = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const start = async () => {
  const server = startProcess(await freePort(), { DATA_DIR })
  await server.ready()
  return server
}

async function within<T>(work: (db: Awaited<ReturnType<typeof openPglite>>) => Promise<T>): Promise<T> {
  const connection = await openPglite(join(DATA_DIR, 'database'), migrationsFolder())
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

beforeAll(async () => {
  await seedFolder(DATA_DIR, { now: () => new Date() })
  await within(async ({ db, query }) => {
    const around = { db, clock: createTestClock() }
    for (const role of ['nomina', 'caja'] as const)
      await setRole(around, (await findPerson(around, '100501')).userId, role, true)
    await query.query(
      `insert into employees select (jsonb_populate_record(e, jsonb_build_object(
         'id', 300000 + at, 'number', (300000 + at)::text, 'curp', '', 'rfc', '', 'nss', ''))).*
       from employees e, generate_series(0, ${PEOPLE - 1}) at where e.number = '100103'`,
    )
  })
}, 240_000)
afterAll(() => {
  killProcesses()
  rmSync(root, { recursive: true, force: true })
})

const dataUrl = (csv: string) => `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`

async function importOf(server: ServerProcess, clase: DataKindName): Promise<DataImport | null> {
  const token = await tokenOf(server)
  return (await askProcess(server, contract.readDataImport, { clase }, token)).actual as DataImport | null
}

const tokens = new WeakMap<ServerProcess, Promise<string>>()
function tokenOf(server: ServerProcess): Promise<string> {
  const token = tokens.get(server) ?? tokenAt(server, '100301')
  tokens.set(server, token)
  return token
}

const stateOf = async (server: ServerProcess, clase: DataKindName) => (await importOf(server, clase))?.estado

async function check(server: ServerProcess, clase: DataKindName, csv: string): Promise<DataImport> {
  const file = { clase, nombre: `${clase}.csv`, archivo: dataUrl(csv), origen: 'Nómina' }
  const taken = await askProcess(server, contract.uploadDataFile, file, await tokenOf(server))
  expect(taken.status).toBe('OK')
  await expect.poll(() => stateOf(server, clase), RARELY).toBe('lista')
  return (await importOf(server, clase)) as DataImport
}

async function checkNew(server: ServerProcess, clase: DataKindName, csv: string): Promise<number> {
  const checked = await check(server, clase, csv)
  expect(checked).toMatchObject({ porImportar: csv.split('\n').length - 1, cuentas: { error: 0 } })
  return checked.id
}

async function begin(server: ServerProcess, id: number): Promise<void> {
  expect(await askProcess(server, contract.startDataImport, { id }, await tokenOf(server))).toEqual({
    status: 'OK',
  })
}

/** @returns the restarted server */
async function killWithin(
  server: ServerProcess,
  clase: DataKindName,
  { rows, signal }: { rows: number; signal: NodeJS.Signals },
): Promise<ServerProcess> {
  const before = (await importOf(server, clase))?.hechas ?? 0
  let seen = before
  const done = async () => (seen = (await importOf(server, clase))?.hechas ?? 0)
  await expect.poll(done, OFTEN).toBeGreaterThan(before)
  server.kill(signal)
  expect(await server.ended).toBe(signal === 'SIGTERM' ? 0 : null)
  const left = await within(({ db }) =>
    db.select().from(dataImports).where(eq(dataImports.kind, clase)).orderBy(sql`id desc`).limit(1),
  )
  expect(left[0]?.state).toBe('running')
  expect(left[0]?.done).toBeGreaterThanOrEqual(seen)
  expect(left[0]?.done).toBeLessThan(rows)
  return start()
}

async function ended(server: ServerProcess, clase: DataKindName, rows: number): Promise<void> {
  await expect.poll(() => stateOf(server, clase), RARELY).toBe('terminada')
  expect(await importOf(server, clase)).toMatchObject({ hechas: rows, cuentas: { nueva: rows, error: 0 } })
}

async function bringAgain(server: ServerProcess, clase: DataKindName, csv: string, rows: number) {
  const again = await check(server, clase, csv)
  expect(again).toMatchObject({ porImportar: 0, cuentas: { igual: rows, nueva: 0, cambia: 0, error: 0 } })
  const given = { id: again.id, accion: 'descartar' }
  expect(await askProcess(server, contract.steerDataImport, given, await tokenOf(server))).toMatchObject({
    status: 'OK',
  })
}

async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}

const ofThem = sql`employee_id >= 300000`

test('accounts: resumes an import from the screen after SIGKILL', { timeout: 900_000 }, async () => {
  const csv = [
    'NUMERO,INGRESO,AHORRO,SALDO INICIAL,FECHA SALDO',
    ...everybody.map((at) => `${numberOf(at)},13/05/2024,150.00,${pesos(centsOf(at))},31/08/2026`),
  ].join('\n')
  const first = await start()
  await begin(first, await checkNew(first, 'cuentas', csv))
  const second = await killWithin(first, 'cuentas', { rows: PEOPLE, signal: 'SIGKILL' })
  await ended(second, 'cuentas', PEOPLE)
  await bringAgain(second, 'cuentas', csv, PEOPLE)
  await stop(second)
  const [found] = await within(({ db }) =>
    db
      .select({ rows: count(), total: sum(savingsAccounts.total) })
      .from(savingsAccounts)
      .where(ofThem),
  )
  expect(found).toEqual({ rows: PEOPLE, total: pesos(everybody.reduce((all, at) => all + centsOf(at), 0)) })
})

test('movements: resumes an import by key after SIGTERM', { timeout: 900_000 }, async () => {
  const days = [0, 7, 14, 21, 28].map((plus) => formatDate(addDays('2026-09-04', plus)))
  const rows = PEOPLE * days.length
  const csv = [
    'NUMERO,FECHA,TIPO,IMPORTE',
    ...everybody.flatMap((at) =>
      days.map((day, place) => `${numberOf(at)},${day},NOMINA,${pesos(centsOf(at) + place)}`),
    ),
  ].join('\n')
  const first = await start()
  const asked = { nombre: 'Caja', correo: '', clases: ['movimientos'] }
  const { llave } = await askProcess(first, makeImportKey, asked, await tokenAt(first, '100501'))
  const send = async (server: ServerProcess) => {
    const answer = await fetch(`${server.url}/api/portal/importaciones?clase=movimientos&nombre=m.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${String(llave)}` },
      body: csv,
    })
    return (await answer.json()) as { id: number; repetido: boolean }
  }
  const sent = await send(first)
  const second = await killWithin(first, 'movimientos', { rows, signal: 'SIGTERM' })
  await ended(second, 'movimientos', rows)
  expect(await send(second)).toMatchObject({ id: sent.id, repetido: true })
  await bringAgain(second, 'movimientos', csv, rows)
  await stop(second)
  const found = await within(async ({ db }) => ({
    moved: await db
      .select({ rows: count(), total: sum(savingsMovements.amount) })
      .from(savingsMovements)
      .where(sql`${ofThem} and date > '2026-08-31'`),
    held: await db
      .select({ total: sum(savingsAccounts.total) })
      .from(savingsAccounts)
      .where(ofThem),
  }))
  const opening = everybody.reduce((all, at) => all + centsOf(at), 0)
  const total = opening * days.length + PEOPLE * (0 + 1 + 2 + 3 + 4)
  expect(found).toEqual({
    moved: [{ rows, total: pesos(total) }],
    held: [{ total: pesos(opening + total) }],
  })
})

test('loans: resumes an import from the screen after SIGKILL', { timeout: 900_000 }, async () => {
  const csv = [
    'NUMERO,MONTO,PLAZO,FRECUENCIA,TASA,PRIMER PAGO,SALDO,FECHA SALDO,OTORGADO',
    ...everybody.map(
      (at) => `${numberOf(at)},2600.00,26,S,12.5,11/09/2026,${pesos(centsOf(at))},30/10/2026,04/09/2026`,
    ),
  ].join('\n')
  const first = await start()
  await begin(first, await checkNew(first, 'prestamos', csv))
  const second = await killWithin(first, 'prestamos', { rows: PEOPLE, signal: 'SIGKILL' })
  await ended(second, 'prestamos', PEOPLE)
  await bringAgain(second, 'prestamos', csv, PEOPLE)
  await stop(second)
  const [found] = await within(({ db }) =>
    db
      .select({ rows: count(), left: sum(loans.remaining) })
      .from(loans)
      .where(ofThem),
  )
  expect(found).toEqual({ rows: PEOPLE, left: pesos(everybody.reduce((all, at) => all + centsOf(at), 0)) })
})

test('vacation balances: resumes an import from the screen after SIGKILL', { timeout: 900_000 }, async () => {
  const hundredthsOf = (at: number) => 25 * (at % 90)
  const csv = [
    'NUMERO,DIAS RESTANTES,FECHA SALDO',
    ...everybody.map((at) => `${numberOf(at)},${pesos(hundredthsOf(at))},31/10/2026`),
  ].join('\n')
  const first = await start()
  await begin(first, await checkNew(first, 'vacaciones', csv))
  const second = await killWithin(first, 'vacaciones', { rows: PEOPLE, signal: 'SIGKILL' })
  await ended(second, 'vacaciones', PEOPLE)
  await bringAgain(second, 'vacaciones', csv, PEOPLE)
  await stop(second)
  const [found] = await within(({ db }) =>
    db
      .select({ rows: count(), days: sum(vacationBalances.days) })
      .from(vacationBalances)
      .where(ofThem),
  )
  expect(found).toEqual({
    rows: PEOPLE,
    days: pesos(everybody.reduce((all, at) => all + hundredthsOf(at), 0)),
  })
})
