import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DiskFigures, readHealth } from '#contract/portal-health/portal-health.ts'
import { peopleArrivals } from '#server/db/schema/imports/people-import.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-181: disk and backup figures for administrators. */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

const look = async () => {
  const { body } = await sendAs(server, readHealth, { dias: 30 }, '100501')
  const { disco } = body as { disco?: DiskFigures }
  if (!disco) throw new Error('the response has no disk figures')
  return disco
}

test('reports the space used by database, files and imports, from the rows', async () => {
  const before = await look()
  const waiting = { fileName: 'x.csv', sha256: 'a'.repeat(64), bytes: 5000, origin: 'folder' as const }
  const arrivals = [
    { ...waiting, fileKey: 'waits' },
    { ...waiting, sha256: 'b'.repeat(64), fileKey: null, finishedAt: new Date() },
  ]
  for (const arrival of arrivals)
    await server.db.insert(peopleArrivals).values({ ...arrival, address: '', arrivedAt: new Date() })
  const disco = await look()
  const bytesOf = (of: DiskFigures) => Object.fromEntries(of.partes.map(({ que, bytes }) => [que, bytes]))
  expect(bytesOf(disco)).toMatchObject({
    base: expect.any(Number),
    archivos: bytesOf(before).archivos,
    importaciones: (bytesOf(before).importaciones ?? 0) + 5000,
  })
  expect(bytesOf(disco).base).toBeGreaterThan(1_000_000)
  expect(disco.partes.map(({ enDisco }) => enDisco)).toEqual([true, true, true])
  expect(disco.tamano).toBeGreaterThan(disco.libre ?? 0)
  expect(disco).toMatchObject({ piso: 0, respaldos: 'ninguno', respaldo: '' })
  await server.db.delete(peopleArrivals)
})

test('reports the time of the newest backup, or that it is unknown, missing or failed', async () => {
  const newestMs = Date.parse('2026-11-20T09:30:00Z')
  const { backup } = server.services
  for (const [state, respaldos, respaldo] of [
    [{ newestMs: null, isKnown: false, hasFailed: false }, 'por-ver', ''],
    [{ newestMs: null, isKnown: true, hasFailed: false }, 'falta', ''],
    [{ newestMs, isKnown: true, hasFailed: false }, 'hecho', '2026-11-20T09:30:00.000Z'],
    [{ newestMs, isKnown: true, hasFailed: true }, 'fallo', '2026-11-20T09:30:00.000Z'],
  ] as const) {
    server.services.backup = () => state
    expect(await look()).toMatchObject({ respaldos, respaldo })
  }
  server.services.backup = backup
})
