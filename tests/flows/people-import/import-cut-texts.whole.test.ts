import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * Cut texts must not end in half a surrogate pair: the database would reject it, and the step would retry
 * forever.
 */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
  })
  afterAll(() => server.stop())

  test('shortens a sample without cutting an emoji in half', async () => {
    const hands = dataImportActions(server, 'kardex')
    const long = `${'x'.repeat(59)}😀 y más`
    const run = await hands.check(`NUMERO,TIPO,FECHA,COMENTARIO\n100104,permiso,02/03/2026,${long}\n`)
    expect(run.columnas.map(({ muestra }) => muestra)).toContain('x'.repeat(59))
    await hands.said(contract.steerDataImport, { id: run.id, accion: 'descartar' })
  })

  test.each([
    ['kardex', 'NUMERO,TIPO,FECHA', 'permiso,02/03/2026'],
    ['movimientos', 'NUMERO,TIPO,FECHA,IMPORTE', 'NOMINA,02/03/2026,100'],
  ] as const)(
    'checks a file of %s with an invented number whose emoji is at the cut',
    async (kind, heading, rest) => {
      const hands = dataImportActions(server, kind)
      const run = await hands.check(`${heading}\n${'9'.repeat(199)}😀,${rest}\n100104,${rest}\n`)
      expect(run.estado).toBe('lista')
      await hands.said(contract.steerDataImport, { id: run.id, accion: 'descartar' })
    },
  )

  test('checks a file of people with a number and a name whose emoji is at the cut', async () => {
    const hands = peopleImportActions(server)
    const number = `${'9'.repeat(39)}😀`
    const name = `${'x'.repeat(59)}😀`
    const run = await hands.check(`NUMERO,NOMBRE,PATERNO,PUESTO\n${number},${name},Cano,Ayudante\n`)
    expect(run).toMatchObject({ estado: 'lista', cuentas: { error: 1 } })
  })
})
