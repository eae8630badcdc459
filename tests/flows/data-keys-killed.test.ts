import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeImportKey } from '#contract/import-keys.ts'
import { listPermits } from '#contract/kardex.ts'
import { signIn } from '#contract/login.ts'
import type { AnyOperation } from '#contract/operation.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import type { WireDataArrival } from '#server/services/data-import/wire-arrival.ts'
import { createTestClock } from '../support/server/clock.ts'
import { findPerson, setRole } from '../support/server/people.ts'
import { freePort } from '../support/server/portal.ts'
import { killProcesses, type ServerProcess, startProcess } from '../support/server/server-process.ts'

/** The built server, killed and stopped while it imports what a program has brought: the next start goes on by itself. */

const folder = mkdtempSync(join(tmpdir(), 'turno-data-killed-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const DAYS = 900
const PEOPLE = ['100101', '100102', '100103', '100104', '100201', '100301', '100401', '100501']
const ROWS = DAYS * PEOPLE.length

async function send(
  { url }: ServerProcess,
  operation: AnyOperation,
  input: object,
  token = '',
): Promise<Record<string, unknown>> {
  const body = operation.kind === 'legacy' ? { Opcion: operation.opcion, token, ...input } : input
  const response = await fetch(`${url}${operation.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

async function tokenOf(server: ServerProcess, login: string): Promise<string> {
  return String((await send(server, signIn, { correo: login, password: 'Portal.2026' })).token)
}

async function start(): Promise<ServerProcess> {
  const server = startProcess(await freePort(), { DATA_DIR: folder })
  await server.ready()
  return server
}

async function stop(server: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  server.kill(signal)
  return server.ended
}

test('SIGKILL and SIGTERM in the middle: every fact is there, and none twice', {
  timeout: 600_000,
}, async () => {
  const seeding = await start()
  expect(await stop(seeding, 'SIGTERM')).toBe(0)
  const connection = await openPglite(join(folder, 'database'), migrationsFolder())
  const around = { db: connection.db, clock: createTestClock() }
  await setRole(around, (await findPerson(around, '100501')).userId, 'nomina', true)
  await connection.close()

  const first = await start()
  const input = { nombre: 'Reloj', correo: '', clases: ['kardex'] }
  const { llave } = await send(first, makeImportKey, input, await tokenOf(first, '100501'))
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
    const { data } = (await look.json()) as { data: WireDataArrival }
    seen = data.hechas
    return data.estado
  }
  /** Until more of it is done than before, and not all. */
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

  const third = await start()
  // It ended behind the step under way, not behind the import.
  await state(third)
  expect(seen).toBeLessThan(ROWS)
  await expect.poll(() => state(third), { timeout: 240_000 }).toBe('terminada')
  expect(seen).toBe(ROWS)
  for (const number of ['100102', '100201']) {
    const { data } = await send(third, listPermits, { Folio: number }, await tokenOf(third, number))
    const old = (data as { Fecha: string }[]).filter(({ Fecha }) => Fecha < '1993-01-01')
    expect([number, old.length, new Set(old.map(({ Fecha }) => Fecha)).size]).toEqual([number, DAYS, DAYS])
  }
  expect(await stop(third, 'SIGTERM')).toBe(0)
})
