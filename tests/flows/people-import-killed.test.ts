import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signIn } from '#contract/login.ts'
import type { AnyOperation } from '#contract/operation.ts'
import { listPeople } from '#contract/people.ts'
import * as contract from '#contract/people-import.ts'
import type { PeopleImport } from '#contract/people-import.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '../support/files/people-files.ts'
import { freePort } from '../support/server/portal.ts'
import { killProcesses, type ServerProcess, startProcess } from '../support/server/server-process.ts'

/** The built server, killed while it imports, started again: everybody is there, and nobody twice. */

const folder = mkdtempSync(join(tmpdir(), 'turno-people-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const PEOPLE = 6000

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

async function tokenOf(server: ServerProcess): Promise<string> {
  return String((await send(server, signIn, { correo: '100501', password: 'Portal.2026' })).token)
}

async function importOf(server: ServerProcess, token: string): Promise<PeopleImport | null> {
  return (await send(server, contract.readPeopleImport, {}, token)).actual as PeopleImport | null
}

test('SIGKILL in the middle: the next start goes on where it was', { timeout: 600_000 }, async () => {
  const environment = { DATA_DIR: folder }
  const first = startProcess(await freePort(), environment)
  await first.ready()
  const token = await tokenOf(first)
  const rows = Array.from({ length: PEOPLE }, (_, at) => rowOf(inventPerson(at)))
  const archivo = `data:text/csv;base64,${Buffer.from(csvOf([HEADINGS, ...rows])).toString('base64')}`
  const file = { nombre: 'personal.csv', archivo, origen: 'Nómina' }
  const taken = await send(first, contract.uploadPeopleFile, file, token)
  expect(taken.status).toBe('OK')
  const state = async () => (await importOf(first, token))?.estado
  await expect.poll(state, { timeout: 120_000 }).toBe('lista')
  const { id } = taken
  expect(await send(first, contract.startPeopleImport, { id, bajas: null }, token)).toEqual({ status: 'OK' })
  const done = async () => (await importOf(first, token))?.hechas ?? 0
  await expect.poll(done, { timeout: 120_000, interval: 20 }).toBeGreaterThan(0)
  first.kill('SIGKILL')
  await first.ended

  const second = startProcess(await freePort(), environment)
  await second.ready()
  const again = await tokenOf(second)
  const before = await importOf(second, again)
  // Killed in the middle, and nothing of what was done is lost.
  expect(before?.hechas).toBeGreaterThan(0)
  const now = async () => (await importOf(second, again))?.estado
  await expect.poll(now, { timeout: 240_000 }).toBe('terminada')
  expect(await importOf(second, again)).toMatchObject({
    hechas: PEOPLE,
    cuentas: { nueva: PEOPLE, error: 0 },
    sinContrasena: PEOPLE,
  })
  const found = await send(second, listPeople, { buscar: '50', pagina: 1 }, again)
  expect(found.total).toBe(PEOPLE)
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
