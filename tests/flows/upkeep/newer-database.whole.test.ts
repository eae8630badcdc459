import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { NEEDS_SOMEBODY } from '#server/start.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { startTexts as texts } from '#server/texts.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { emptyFolder, seededPostgres } from '#tests/support/server/databases/database.ts'
import { killProcesses, type ServerProcess, startProcess } from '#tests/support/server/server-process.ts'

const SECRET_KEY = 'the same on every copy of this server'
const NEWER = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer program', 9999999999999)`
const folders: string[] = []

afterAll(() => {
  killProcesses()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turno-newer-'))
  folders.push(folder)
  return folder
}

async function expectRefused(server: ServerProcess): Promise<void> {
  expect(await server.ended).toBe(NEEDS_SOMEBODY)
  expect(server.said().trim()).toBe(texts.databaseNewer)
}

test('refuses a newer embedded database, leaves it unchanged and releases its lock', async () => {
  const DATA_DIR = newFolder()
  await emptyFolder(DATA_DIR)
  const made = await openPglite(join(DATA_DIR, 'database'), migrationsFolder())
  await made.query.script(NEWER)
  await made.close()
  await expectRefused(startProcess(await freePort(), { DATA_DIR, DEMO: '0' }))
  expect(existsSync(join(DATA_DIR, 'turno.lock'))).toBe(false)
  const again = await openPglite(join(DATA_DIR, 'database'), null)
  const { rows } = await again.query.query('select count(*)::int as people from users')
  expect(rows).toEqual([{ people: 0 }])
  await again.close()
})

test('PostgreSQL: a running server continues after a newer migration; a starting server is refused', async () => {
  const database = await seededPostgres({ now: () => new Date() })
  const environment = { DATABASE_URL: database.url, SECRET_KEY, DEMO: '1' }
  const running = startProcess(await freePort(), { ...environment, DATA_DIR: newFolder() })
  await running.ready()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(NEWER)
  const signIn = async () => {
    const body = JSON.stringify({ Opcion: 1, correo: '100101', password: 'Portal.2026' })
    const answer = await fetch(`${running.url}/Login/ws-login.php`, { method: 'POST', body })
    return ((await answer.json()) as { status: string }).status
  }
  expect(await signIn()).toBe('OK')
  await expectRefused(startProcess(await freePort(), { ...environment, DATA_DIR: newFolder() }))
  expect(await signIn()).toBe('OK')
  await client.end()
  running.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  await database.drop()
})
