import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATA_KINDS } from '#domain/import-file/import-kinds.ts'
import { dataArrivals, dataImports } from '#server/db/schema/imports/data-import.ts'
import { bringData, goodFiles } from '#tests/support/people/bringing-data.ts'
import { keyFor } from '#tests/support/people/sending-files.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-data-twice-'))
const store = mkdtempSync(join(tmpdir(), 'turno-data-store-'))
let servers: TestServer[] = []
beforeAll(async () => {
  const environment = { IMPORT_FOLDER: folder, DATA_DIR: store }
  const first = withoutPace(await startServer({ database: 'postgres', environment }))
  const databaseUrl = first.databaseUrl ?? ''
  const second = await startServer({ database: 'postgres', databaseUrl, clock: first.clock, environment })
  servers = [first, withoutPace(second)]
  await setRole(first, (await findPerson(first, '100501')).userId, 'nomina', true)
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop()
  for (const each of [folder, store]) rmSync(each, { recursive: true, force: true })
})

test('imports a file sent to two servers once, and each file of the folder once', async () => {
  const [one, other] = servers.map((server) => bringData(server))
  if (!one || !other || !servers[0]) throw new Error('a server is missing')
  const { db } = servers[0]
  const brought = []
  for (const kind of DATA_KINDS) {
    const { llave } = await keyFor(servers[0], `Dos copias ${kind}`, { clases: [kind] })
    const [left, right] = await Promise.all([
      one.send(llave, kind, goodFiles[kind]),
      other.send(llave, kind, goodFiles[kind]),
    ])
    expect([kind, left.body.id, left.body.repetido !== right.body.repetido]).toEqual([
      kind,
      right.body.id,
      true,
    ])
    brought.push({ kind, llave, id: left.body.id })
  }
  await Promise.all([one.turn(), other.turn()])
  await Promise.all([one.turn(), other.turn()])
  for (const { kind, llave, id } of brought) {
    const { body } = await other.look(llave, kind, id)
    expect([kind, body.data]).toMatchObject([kind, { estado: 'terminada', nuevas: 1, hechas: 1 }])
  }
  expect(await db.$count(dataImports)).toBe(DATA_KINDS.length)
  for (let at = 0; at < 5; at++)
    writeFileSync(join(folder, 'kardex', `${at}.csv`), `NUMERO,TIPO,FECHA\n100104,1,0${at + 1}/06/2009\n`)
  await Promise.all([one.turn(), other.turn()])
  await Promise.all([one.turn(), other.turn()])
  await one.turn()
  expect(readdirSync(join(folder, 'kardex')).sort()).toEqual(['done', 'refused', 'taking'])
  expect(readdirSync(join(folder, 'kardex/taking'))).toHaveLength(5)
  expect(await db.$count(dataArrivals, eq(dataArrivals.origin, 'folder'))).toBe(5)
})
