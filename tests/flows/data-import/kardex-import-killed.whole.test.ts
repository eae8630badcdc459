import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import type { DataImport } from '#contract/imports/data-import.ts'
import { listPermits } from '#contract/time/kardex.ts'
import { addDays, formatDate } from '#domain/time/dates.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { freePort } from '#tests/support/server/portal.ts'
import {
  askProcess,
  killProcesses,
  type ServerProcess,
  startProcess,
  tokenAt,
} from '#tests/support/server/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-kardex-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

/** Days of each person, below the thousand facts of a kind that a kardex shows. */
const DAYS = 450
const PEOPLE = ['100101', '100102', '100103', '100104', '100201', '100301', '100401', '100501']
const ROWS = DAYS * PEOPLE.length

async function importOf(server: ServerProcess, token: string): Promise<DataImport | null> {
  return (await askProcess(server, contract.readDataImport, { clase: 'kardex' }, token))
    .actual as DataImport | null
}

test('resumes an import after SIGKILL, and stores each fact once', { timeout: 600_000 }, async () => {
  const environment = { DATA_DIR: folder }
  await seedFolder(folder, { now: () => new Date() })
  const first = startProcess(await freePort(), environment)
  await first.ready()
  const token = await tokenAt(first, '100301')
  const lines = Array.from({ length: DAYS }, (_, at) => formatDate(addDays('1990-01-01', at))).flatMap(
    (day) => PEOPLE.map((number) => `${number},permiso,${day}`),
  )
  const csv = ['NUMERO,TIPO,FECHA', ...lines].join('\n')
  const archivo = `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`
  const file = { clase: 'kardex', nombre: 'kardex.csv', archivo, origen: 'Reloj' }
  const taken = await askProcess(first, contract.uploadDataFile, file, token)
  expect(taken.status).toBe('OK')
  const state = async () => (await importOf(first, token))?.estado
  await expect.poll(state, { timeout: 240_000 }).toBe('lista')
  const { id } = taken
  expect(await askProcess(first, contract.startDataImport, { id }, token)).toEqual({ status: 'OK' })
  let seen = 0
  const done = async () => (seen = (await importOf(first, token))?.hechas ?? 0)
  await expect.poll(done, { timeout: 240_000, interval: 20 }).toBeGreaterThan(0)
  first.kill('SIGKILL')
  await first.ended

  const second = startProcess(await freePort(), environment)
  await second.ready()
  const again = await tokenAt(second, '100301')
  expect(seen).toBeLessThan(ROWS)
  expect((await importOf(second, again))?.hechas).toBeGreaterThanOrEqual(seen)
  const now = async () => (await importOf(second, again))?.estado
  await expect.poll(now, { timeout: 240_000 }).toBe('terminada')
  expect(await importOf(second, again)).toMatchObject({ hechas: ROWS, cuentas: { nueva: ROWS, error: 0 } })
  for (const number of ['100102', '100201']) {
    const own = await tokenAt(second, number)
    const { data } = await askProcess(second, listPermits, { Folio: number }, own)
    const old = (data as { Fecha: string }[]).filter(({ Fecha }) => Fecha < '1993-01-01')
    expect([number, old.length, new Set(old.map(({ Fecha }) => Fecha)).size]).toEqual([number, DAYS, DAYS])
  }
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
