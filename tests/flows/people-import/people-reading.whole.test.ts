import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/people-import.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { dataSources } from '#server/db/schema/imports/data-import.ts'
import { importKeyColumns, importKeys } from '#server/db/schema/imports/import-keys.ts'
import { peopleSources } from '#server/db/schema/imports/people-import.ts'
import { employees } from '#server/db/schema/people.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import {
  bookOf,
  csvOf,
  inventPerson,
  PLAIN_HEADINGS as HEADINGS,
  rowOf,
} from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    hands = peopleImportActions(server)
  })
  afterAll(() => server.stop())

  const hired = (place: number, day: string) => rowOf(inventPerson(place)).with(4, day)
  const file = (...rows: string[][]) => csvOf([HEADINGS, ...rows])
  const doubtful = ({ columnas }: contract.PeopleImport) =>
    columnas.filter(({ dudosa }) => dudosa).map(({ titulo }) => titulo)
  const dayOf = async (number: string) => {
    const [found] = await server.db
      .select({ hiredOn: employees.hireDate })
      .from(employees)
      .where(eq(employees.number, number))
    return found?.hiredOn
  }

  test('reads dates with the month first once a person says so, and remembers the answer for the source', async () => {
    const run = await hands.check(file(hired(1, '03/04/2025')), { origen: 'Mes primero' })
    expect([run.fechas, doubtful(run)]).toEqual(['duda', ['INGRESO']])
    const columnas = run.columnas.map(({ campo }) => campo)
    const map = { id: run.id, origen: run.origen, columnas, completa: false }
    expect(await hands.said(contract.mapPeopleColumns, map)).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ fechas: 'duda' })
    expect(await hands.said(contract.mapPeopleColumns, { ...map, mesPrimero: true })).toBe('OK')
    await hands.work()
    const turned = await hands.now()
    expect([turned.fechas, doubtful(turned)]).toEqual(['mes', []])
    expect((await hands.rows(run.id, 'nueva')).map(({ celdas }) => celdas[4])).toEqual(['04/03/2025'])
    await hands.run(run.id)
    expect(await dayOf('500001')).toBe('2025-03-04')
    const next = await hands.check(file(hired(2, '05/06/2025')), { origen: 'Mes primero' })
    expect([next.fechas, doubtful(next)]).toEqual(['mes', []])
    const day = await hands.check(file(hired(2, '05/06/2025')), { origen: 'Mes primero', mesPrimero: false })
    expect([day.fechas, doubtful(day)]).toEqual(['dia', []])
    await hands.run(day.id)
    expect(await dayOf('500002')).toBe('2025-06-05')
  })

  test('returns rows in error with the day first, and reads them again with the day first', async () => {
    const bad = hired(3, '03/04/2025').with(3, 'NADA')
    const run = await hands.check(file(bad), { origen: 'Errores', mesPrimero: true })
    expect(run.cuentas).toMatchObject({ error: 1 })
    const answer = (await hands.ask(contract.downloadBadRows, { id: run.id })) as { body?: unknown }
    const [, bytes = ''] = /base64,([\w+/=]+)/.exec(JSON.stringify(answer)) ?? []
    const text = Buffer.from(bytes, 'base64').toString()
    expect(text).toContain(',04/03/2025,')
    const again = await hands.check(text.replace('NADA', inventPerson(3).curp), { origen: 'Errores' })
    expect([again.fechas, doubtful(again)]).toEqual(['dia', []])
    await hands.run(again.id)
    expect(await dayOf('500003')).toBe('2025-03-04')
  })

  test('reads the sheet that the person chooses, and keeps the file when another sheet is refused', async () => {
    const book = bookOf({
      Uno: [HEADINGS, hired(4, '20/05/2025')],
      Dos: [HEADINGS, hired(5, '20/05/2025')],
      Notas: [],
    })
    const run = await hands.check(book)
    expect(run).toMatchObject({ hojas: ['Uno', 'Dos', 'Notas'], hoja: 0, hojaFija: false, fechas: '' })
    const other = await hands.check(book, { hoja: 1 })
    expect(other).toMatchObject({ hoja: 1, cuentas: { nueva: 1 } })
    await expect(hands.check(book, { hoja: 2 })).rejects.toThrow(texts.problemOf('emptySheet'))
    await expect(hands.check(book, { hoja: 3 })).rejects.toThrow(texts.problemOf('noSheet'))
    expect(await hands.now()).toMatchObject({ id: other.id, hoja: 1 })
    await hands.run(other.id)
    expect([await dayOf('500004'), await dayOf('500005')]).toEqual([undefined, '2025-05-20'])
  })

  test('the migration reads dates of remembered columns day first for people, and asks for other kinds', async () => {
    const { db } = server
    const [key] = await db
      .insert(importKeys)
      .values({
        name: 'De antes',
        kinds: ['personas', 'kardex'],
        keyHash: 'de antes',
        ending: 'tes',
        createdAt: server.clock.now(),
      })
      .returning({ keyId: importKeys.id })
    if (!key) throw new Error('no key')
    const columns = { fecha: 'fecha' }
    const setAt = server.clock.now()
    await db.insert(importKeyColumns).values([
      { ...key, kind: 'personas', columns, setAt },
      { ...key, kind: 'kardex', columns, setAt },
    ])
    await db.insert(peopleSources).values({ name: 'De antes', columns: {} })
    await db.insert(dataSources).values({ kind: 'kardex', name: 'De antes', columns })
    for (const table of ['data_sources', 'import_key_columns', 'people_sources'])
      await db.execute(sql`alter table ${sql.identifier(table)} drop column is_month_first`)
    for (const table of ['data_imports', 'people_imports'])
      await db.execute(
        sql`alter table ${sql.identifier(table)} drop column is_month_first, drop column sheet, drop column sheets`,
      )
    const file = readFileSync(join(migrationsFolder(), '0062_reading-options.sql'), 'utf8')
    for (const statement of file.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))

    const answers = await db
      .select({ kind: importKeyColumns.kind, isMonthFirst: importKeyColumns.isMonthFirst })
      .from(importKeyColumns)
      .where(eq(importKeyColumns.keyId, key.keyId))
      .orderBy(asc(importKeyColumns.kind))
    expect(answers).toEqual([
      { kind: 'kardex', isMonthFirst: null },
      { kind: 'personas', isMonthFirst: false },
    ])
    const [people] = await db.select().from(peopleSources).where(eq(peopleSources.name, 'De antes'))
    const [kardex] = await db.select().from(dataSources).where(eq(dataSources.name, 'De antes'))
    expect([people?.isMonthFirst, kardex?.isMonthFirst]).toEqual([false, null])
    expect(await hands.now()).toMatchObject({ estado: 'terminada', fechas: '' })
  })
})
