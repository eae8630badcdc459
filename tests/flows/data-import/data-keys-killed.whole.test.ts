import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, countDistinct, lt } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { makeImportKey } from '#contract/imports/import-keys.ts'
import { addDays, formatDate } from '#domain/time/dates.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { dataImports } from '#server/db/schema/imports/data-import.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import type { WireArrival } from '#server/services/import-engine/wire-arrival.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { freePort } from '#tests/support/server/portal.ts'
import {
  askProcess,
  killProcesses,
  type ServerProcess,
  startProcess,
  tokenAt,
} from '#tests/support/server/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-data-killed-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Days of each person: enough rows that even a fast machine is not done before the kill. Rows of one person
 * are imported in one step.
 */
const DAYS = 200
const PEOPLE = [100_101, 100_102, 100_103, 100_104, 100_201, 100_202]
  .concat(Array.from({ length: 9 }, (_, at) => 100_211 + at))
  .concat(Array.from({ length: 15 }, (_, at) => 100_221 + at))
const ROWS = DAYS * PEOPLE.length

async function start(): Promise<ServerProcess> {
  const server = startProcess(await freePort(), { DATA_DIR: folder })
  await server.ready()
  return server
}

async function stop(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  server.kill(signal)
  return server.ended
}

test('imports every row exactly once despite SIGKILL and SIGTERM', {
  timeout: 600_000,
}, async () => {
  await seedFolder(folder, { now: () => new Date() })
  const connection = await openPglite(join(folder, 'database'), migrationsFolder())
  const around = { db: connection.db, clock: createTestClock() }
  await setRole(around, (await findPerson(around, '100501')).userId, 'nomina', true)
  await connection.close()

  const first = await start()
  const input = { nombre: 'Reloj', correo: '', clases: ['kardex'] }
  const { llave } = await askProcess(first, makeImportKey, input, await tokenAt(first, '100501'))
  const lines = Array.from({ length: DAYS }, (_, at) => formatDate(addDays('1990-01-01', at))).flatMap(
    (each) => PEOPLE.map((number) => `${number},permiso,${each}`),
  )
  const headers = { authorization: `Bearer ${String(llave)}` }
  const answer = await fetch(`${first.url}/api/portal/importaciones?clase=kardex&nombre=reloj.csv`, {
    method: 'POST',
    headers,
    body: ['NUMERO,TIPO,FECHA', ...lines].join('\n'),
  })
  const { id } = (await answer.json()) as { id: number }
  let seen = 0
  const state = async (server: ServerProcess): Promise<string> => {
    const look = await fetch(`${server.url}/api/portal/importaciones/${id}?clase=kardex`, { headers })
    const { data } = (await look.json()) as { data: WireArrival }
    seen = data.hechas
    return data.estado
  }
  const further = async (server: ServerProcess, than: number) => {
    await expect
      .poll(async () => (await state(server), seen), { timeout: 240_000, interval: 20 })
      .toBeGreaterThan(than)
    expect(seen).toBeLessThan(ROWS)
  }
  await further(first, 0)
  await stop(first, 'SIGKILL')

  const second = await start()
  const before = seen
  await state(second)
  expect(seen).toBeGreaterThanOrEqual(before)
  await further(second, seen)
  expect(await stop(second, 'SIGTERM')).toBe(0)

  const between = await openPglite(join(folder, 'database'), migrationsFolder())
  const [left] = await between.db.select().from(dataImports)
  await between.close()
  expect(left?.state).toBe('running')
  expect(left?.done).toBeLessThan(ROWS)

  const third = await start()
  await expect.poll(() => state(third), { timeout: 240_000, interval: 200 }).toBe('terminada')
  expect(seen).toBe(ROWS)
  expect(await stop(third, 'SIGTERM')).toBe(0)
  const after = await openPglite(join(folder, 'database'), migrationsFolder())
  const { employeeId, date } = kardexFacts
  const facts = await after.db
    .select({ rows: count(), days: countDistinct(date) })
    .from(kardexFacts)
    .where(lt(date, '1999-01-01'))
    .groupBy(employeeId)
  await after.close()
  expect(facts).toEqual(PEOPLE.map(() => ({ rows: DAYS, days: DAYS })))
})
