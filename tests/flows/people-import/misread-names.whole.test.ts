import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/people-import.ts'
import { employees } from '#server/db/schema/people.ts'
import { runImports } from '#server/services/import-engine/work-on-imports.ts'
import { peopleFamily } from '#server/services/people-import/family.ts'
import { csvOf, inventPerson, PLAIN_HEADINGS as HEADINGS, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { keyFor, sendFile } from '#tests/support/people/sending-files.ts'
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

  const seen = new Map<string, Map<string, string>>()
  const turn = () => {
    const { db, clock, services } = server
    return runImports(peopleFamily, { db, clock, services, seen }, new AbortController().signal)
  }
  const bring = async (token: string, person: ReturnType<typeof inventPerson>) => {
    const file = csvOf([HEADINGS, rowOf(person)])
    const misread = new TextDecoder('windows-1252').decode(Buffer.from(file))
    expect(misread).toContain('NÃºÃ±ez')
    const { http } = await sendFile(server, token, misread, 'clase=personas&nombre=personal.csv')
    expect(http).toBe(200)
    await turn()
    return hands.now()
  }
  const stored = async (number: string) => {
    const [employee] = await server.db
      .select({ paternal: employees.paternalName })
      .from(employees)
      .where(eq(employees.number, number))
    return employee?.paternal ?? null
  }

  test('misread names wait for a person each time, and are imported as confirmed', async () => {
    const { llave } = await keyFor(server, `Mal leída ${database}`, { clases: ['personas'] })
    const [first, second] = [inventPerson(50), inventPerson(51)]
    const run = await bring(llave, first)
    expect(run).toMatchObject({ estado: 'lista', motivoClave: 'columns' })
    expect(run.columnas[2]).toMatchObject({
      titulo: 'APELLIDOS',
      muestra: `${first.paternal} ${first.maternal}`,
      dudosa: true,
      letras: true,
    })
    expect(run.columnas[0]).toMatchObject({ dudosa: false })
    expect(await stored(first.number)).toBeNull()
    const columnas = run.columnas.map(({ campo }) => campo)
    const chosen = { id: run.id, origen: run.origen, columnas, completa: false }
    expect(await hands.said(contract.mapPeopleColumns, chosen)).toBe('OK')
    await turn()
    await hands.run(run.id)
    expect(await stored(first.number)).toBe('NÚÑEZ')

    expect(await bring(llave, second)).toMatchObject({ estado: 'lista', motivoClave: 'columns' })
    expect(await stored(second.number)).toBeNull()
  })
})
