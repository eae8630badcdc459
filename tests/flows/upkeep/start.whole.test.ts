import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { clarificationReasons, payrollPeriods } from '#server/db/schema/clarifications.ts'
import { demoAccounts } from '#server/seed/demo.ts'
import { emptyFolder, emptyPostgres, joinPostgres } from '#tests/support/server/databases/database.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { createPostgresDatabase } from '#tests/support/server/databases/postgres.ts'
import { killProcesses, startProcess } from '#tests/support/server/server-process.ts'

const SECRET_KEY = 'the same on every copy of this server'
const folders: string[] = []

afterAll(() => {
  killProcesses()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turno-start-'))
  folders.push(folder)
  return folder
}

async function call(url: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

const signIn = (url: string) =>
  call(url, '/Login/ws-login.php', { Opcion: 1, correo: '100101', password: 'Portal.2026' })

async function isDemo(url: string): Promise<unknown> {
  return ((await (await fetch(`${url}/config.json`)).json()) as { demo: boolean }).demo
}

describe('the embedded database', () => {
  test('starts with the demo people, serves one process, survives a kill and stops cleanly', async () => {
    const DATA_DIR = newFolder()
    mkdirSync(join(DATA_DIR, 'database.new'))
    writeFileSync(join(DATA_DIR, 'database.new/PG_VERSION'), '17')
    const first = startProcess(await freePort(), { DATA_DIR })
    await first.ready()
    expect(first.said()).toContain(first.url.replace('127.0.0.1', 'localhost'))
    for (const { login } of demoAccounts) expect(first.said()).toContain(login)
    expect(await isDemo(first.url)).toBe(true)
    expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600)
    const { token } = await signIn(first.url)

    const second = startProcess(await freePort(), { DATA_DIR })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/La carpeta de datos .* ya la usa otro servidor \(proceso \d+\)/)
    expect((await signIn(first.url)).status).toBe('OK')

    first.kill('SIGKILL')
    await first.ended
    const third = startProcess(await freePort(), { DATA_DIR })
    await third.ready()
    const company = { Opcion: 28, token }
    expect(await call(third.url, '/General/ws-general.php', company)).toEqual({
      status: 'OK',
      compania: '00100',
    })
    third.kill('SIGTERM')
    expect(await third.ended).toBe(0)
    expect(third.said()).toContain('Turno se detuvo.')
    expect(() => statSync(join(DATA_DIR, 'turno.lock'))).toThrow()
  })

  test('stays empty with DEMO=0 and refuses a second server on its port', async () => {
    const port = await freePort()
    const DATA_DIR = newFolder()
    await emptyFolder(DATA_DIR)
    const server = startProcess(port, { DATA_DIR, DEMO: '0' })
    await server.ready()
    expect(server.said()).not.toContain('100101')
    expect(await isDemo(server.url)).toBe(false)
    expect((await signIn(server.url)).status).toBe('ERROR')
    const second = startProcess(port, { DATA_DIR: newFolder(), DEMO: '0' })
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`El puerto ${port} ya está en uso`)
    server.kill('SIGINT')
    expect(await server.ended).toBe(0)
  })
})

describe('PostgreSQL', () => {
  test('is shared by two servers that start together on an empty database', async () => {
    const database = await createPostgresDatabase()
    const environment = { DATABASE_URL: database.url, SECRET_KEY, DEMO: '1' }
    const copies = [await freePort(), await freePort()].map((port) =>
      startProcess(port, { ...environment, DATA_DIR: newFolder() }),
    )
    await Promise.all(copies.map((copy) => copy.ready()))
    const [one, two] = copies
    if (!one || !two) throw new Error('a server is missing')
    const { token } = await signIn(one.url)
    const company = { Opcion: 28, token }
    expect(await call(two.url, '/General/ws-general.php', company)).toEqual({
      status: 'OK',
      compania: '00100',
    })
    expect([await isDemo(one.url), await isDemo(two.url)]).toEqual([true, true])
    for (const copy of copies) copy.kill('SIGTERM')
    expect(await Promise.all(copies.map((copy) => copy.ended))).toEqual([0, 0])
    await database.drop()
  })

  test('gets demo people only when configured', async () => {
    const database = await emptyPostgres()
    const server = startProcess(await freePort(), {
      DATABASE_URL: database.url,
      SECRET_KEY,
      DATA_DIR: newFolder(),
    })
    await server.ready()
    expect(await isDemo(server.url)).toBe(false)
    expect((await signIn(server.url)).status).toBe('ERROR')
    const joined = await joinPostgres(database.url)
    expect(await joined.connection.db.$count(clarificationReasons)).toBeGreaterThan(5)
    expect(await joined.connection.db.$count(payrollPeriods)).toBeGreaterThan(150)
    await joined.dispose()
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await database.drop()
  })

  test('is reported without its password when it is unreachable', async () => {
    const url = `postgresql://turno:s3cr3t@127.0.0.1:${await freePort()}/turno`
    const server = startProcess(await freePort(), { DATABASE_URL: url, SECRET_KEY, DATA_DIR: newFolder() })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain('El servidor no pudo arrancar')
    expect(server.said()).toContain('ECONNREFUSED')
    expect(server.said()).not.toContain('s3cr3t')
  })
})

test('names an invalid setting without its value', async () => {
  const server = startProcess(await freePort(), { DATA_DIR: newFolder(), SECRET_KEY: 's3cr3t' })
  // Exit code 78 keeps systemd from restarting the server: an operator must first correct the setting
  // (deploy/turno.service).
  expect(await server.ended).toBe(78)
  expect(server.said()).toContain('SECRET_KEY debe tener al menos 32 caracteres.')
  expect(server.said()).not.toMatch(/s3cr3t|at .*\.js/)
})
