import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listPeople } from '#contract/people/people.ts'
import * as contract from '#contract/imports/people-import.ts'
import type { PeopleImport } from '#contract/imports/people-import.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { freePort } from '#tests/support/server/portal.ts'
import {
  askProcess,
  killProcesses,
  type ServerProcess,
  startProcess,
  tokenAt,
} from '#tests/support/server/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-people-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

/** Enough people that even a fast machine is not done before the kill. */
const PEOPLE = 1500

async function importOf(server: ServerProcess, token: string): Promise<PeopleImport | null> {
  return (await askProcess(server, contract.readPeopleImport, {}, token)).actual as PeopleImport | null
}

test('continues an import after a SIGKILL at the next start', { timeout: 600_000 }, async () => {
  const environment = { DATA_DIR: folder }
  await seedFolder(folder, { now: () => new Date() })
  const first = startProcess(await freePort(), environment)
  await first.ready()
  const token = await tokenAt(first, '100501')
  const rows = Array.from({ length: PEOPLE }, (_, at) => rowOf(inventPerson(at)))
  const archivo = `data:text/csv;base64,${Buffer.from(csvOf([HEADINGS, ...rows])).toString('base64')}`
  const file = { nombre: 'personal.csv', archivo, origen: 'Nómina' }
  const taken = await askProcess(first, contract.uploadPeopleFile, file, token)
  expect(taken.status).toBe('OK')
  const state = async () => (await importOf(first, token))?.estado
  await expect.poll(state, { timeout: 120_000, interval: 200 }).toBe('lista')
  const { id } = taken
  expect(await askProcess(first, contract.startPeopleImport, { id, bajas: null }, token)).toEqual({
    status: 'OK',
  })
  const done = async () => (await importOf(first, token))?.hechas ?? 0
  await expect.poll(done, { timeout: 120_000, interval: 20 }).toBeGreaterThan(0)
  first.kill('SIGKILL')
  await first.ended

  const second = startProcess(await freePort(), environment)
  await second.ready()
  const again = await tokenAt(second, '100501')
  const before = await importOf(second, again)
  expect(before?.hechas).toBeGreaterThan(0)
  expect(before?.hechas).toBeLessThan(PEOPLE)
  const now = async () => (await importOf(second, again))?.estado
  await expect.poll(now, { timeout: 240_000, interval: 200 }).toBe('terminada')
  expect(await importOf(second, again)).toMatchObject({
    hechas: PEOPLE,
    cuentas: { nueva: PEOPLE, error: 0 },
    sinContrasena: PEOPLE,
  })
  const found = await askProcess(second, listPeople, { buscar: '50', pagina: 1 }, again)
  expect(found.total).toBe(PEOPLE)
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
