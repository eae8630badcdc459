import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import { createLogger } from '#server/log.ts'
import { type LocalAccess, openLocalAccess } from '#server/upkeep/local-access.ts'
import { startWork } from '#server/work.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let localAccess: LocalAccess
const folder = mkdtempSync(join(tmpdir(), 'turno-access-'))

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  localAccess = await openLocalAccess(server.connection, folder, createLogger('silent'))
})
afterAll(async () => {
  localAccess.close()
  await server.services.jobs.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const spools = () => readdirSync(folder).filter((name) => name.endsWith('.rows'))

function askRows(): Promise<IncomingMessage> {
  const { port, token } = JSON.parse(readFileSync(join(folder, 'upkeep.json'), 'utf8')) as {
    port: number
    token: string
  }
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = request({ host: '127.0.0.1', port, path: '/rows', method: 'POST', headers }, resolve)
    sent.on('error', reject)
    sent.end()
  })
}

test('marks the backup as running and keeps a spool of rows until it disconnects', async () => {
  expect(localAccess.isBackupRunning()).toBe(false)
  const answer = await askRows()
  expect(answer.statusCode).toBe(200)
  expect(localAccess.isBackupRunning()).toBe(true)
  const [spool = ''] = spools()
  const lines = readFileSync(join(folder, spool), 'utf8').trimEnd().split('\n')
  const people = lines.slice(lines.indexOf('{"table":"public.users"}') + 1)
  const end = people.findIndex((line) => line.startsWith('{'))
  expect(end === -1 ? people.length : end).toBe(await server.db.$count(users))
  answer.destroy()
  await expect.poll(() => localAccess.isBackupRunning()).toBe(false)
  await expect.poll(spools).toEqual([])
})

test('does not sweep a released file during a backup', { timeout: 120_000 }, async () => {
  const { services, db, clock } = server
  const key = await services.files.keep(Buffer.from('papel'), clock.now())
  await db.transaction((tx) => services.files.claim(tx, key))
  await db.transaction((tx) => services.files.release(tx, key, clock.now()))
  await db.insert(rateLimits).values([{ key: 'old', points: 1, expire: clock.now().getTime() - 1 }])
  clock.advance(61_000)
  const answer = await askRows()
  startWork(server.connection, services, clock, async () => localAccess.isBackupRunning())
  // The sweep of rows runs after the sweep of files, so both have run by now.
  await expect.poll(() => db.$count(rateLimits), { timeout: 90_000 }).toBe(0)
  expect(Buffer.from((await services.files.read(key)) ?? []).toString()).toBe('papel')
  answer.destroy()
})

test('removes leftover rows when it opens, and its port file when it closes', async () => {
  const second = mkdtempSync(join(tmpdir(), 'turno-access-'))
  writeFileSync(join(second, 'upkeep-0a.rows'), 'left by a server that was killed')
  const other = await openLocalAccess(server.connection, second, createLogger('silent'))
  expect(readdirSync(second)).toEqual(['upkeep.json'])
  other.close()
  expect(readdirSync(second)).toEqual([])
  rmSync(second, { recursive: true, force: true })
})
