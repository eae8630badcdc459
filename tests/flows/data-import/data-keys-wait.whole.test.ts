import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { makeImportKey, revokeImportKey } from '#contract/imports/import-keys.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import { dataImports } from '#server/db/schema/imports/data-import.ts'
import { importKeys } from '#server/db/schema/imports/import-keys.ts'
import { employees } from '#server/db/schema/people.ts'
import { savingsAccounts } from '#server/db/schema/savings.ts'
import { dataImportTexts as texts } from '#server/services/data-import/texts.es.ts'
import { dataFamily } from '#server/services/data-import/family.ts'
import { workOnImports } from '#server/services/import-engine/work-on-imports.ts'
import { type DataSources, kardexOf, openDataSources } from '#tests/support/people/data-sources.ts'
import { findPerson, setRole, sendAs } from '#tests/support/server/people.ts'

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  let sources: DataSources
  let server: DataSources['server']
  let program: DataSources['program']
  beforeAll(async () => {
    sources = await openDataSources(database)
    ;({ server, program } = sources)
  })
  afterAll(() => sources.close())
  beforeEach(() => sources.begin())
  afterEach(() => sources.end())

  test('stops an import when its key, or the role of the key’s maker, is revoked; a person can resume it', async () => {
    for (const reason of ['key', 'role'] as const) {
      const { id, llave } = await sources.key('kardex')
      const days = Array.from({ length: 600 }, (_, at) => day(reason === 'key' ? 1990 : 1995, at))
      // Two people, because the rows of one person are imported in one step.
      const rows = ['100103', '100104'].flatMap((number) => days.map((each) => `${number},1,${each}`))
      const sent = await program.send(llave, 'kardex', ['NUMERO,TIPO,FECHA', ...rows].join('\n'))
      await untilRunning()
      if (reason === 'key') await sources.hands('kardex', '100501').said(revokeImportKey, { id })
      else await setRole(server, sources.maker, 'nomina', false)
      await program.turn()
      await setRole(server, sources.maker, 'nomina', true)
      const found = await sources.hands().now()
      expect([reason, found]).toMatchObject([reason, { estado: 'detenida', espera: reason }])
      expect(found.hechas).toBeLessThan(1200)
      if (reason === 'role') {
        expect((await program.look(llave, 'kardex', sent.body.id)).body.data).toMatchObject({
          estado: 'detenida',
          motivo: dataWaitSentences.role,
        })
      }
      expect(await sources.hands().said(contract.steerDataImport, { id: found.id, accion: 'seguir' })).toBe(
        'OK',
      )
      await program.turn()
      expect(await sources.hands().now()).toMatchObject({ estado: 'terminada', hechas: 1200 })
    }
  })

  async function untilRunning(): Promise<void> {
    for (;;) {
      let looks = 0
      const once = {
        get aborted() {
          return looks++ > 0
        },
      }
      await workOnImports(dataFamily, server, once as AbortSignal)
      const [run] = await server.db.select().from(dataImports).orderBy(desc(dataImports.id)).limit(1)
      if (run?.state === 'running' && run.done > 0) return
    }
  }

  test('waits when a column is uncertain, and reuses a person’s choice for later files', async () => {
    const { llave } = await sources.key('kardex', 'fuente@example.com')
    const before = await sources.facts()
    const strange = (day: string) => `NUMERO,TIPO,CUANDO\n100104,2,${day}\n`
    expect(await program.bring(llave, 'kardex', strange('2024-12-01'))).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.columns,
    })
    expect(sources.letters().join('')).toContain('por revisar')
    expect(await sources.facts()).toBe(before)
    const run = await sources.hands().now()
    await expect(sources.hands().hand(kardexOf('2024-12-02'))).rejects.toThrow(texts.busy)
    const columnas = ['numero', 'tipo', 'fecha']
    const chosen = { id: run.id, origen: run.origen, columnas }
    // The key's maker maps the columns. A mapping by a person with fewer rights is only a suggestion
    // (import-bringers.whole.test.ts).
    expect(await sources.hands('kardex', '100501').said(contract.mapDataColumns, chosen)).toBe('OK')
    await program.turn()
    expect(await sources.hands().now()).toMatchObject({ estado: 'lista', espera: '' })
    await sources.hands().run(run.id)
    await program.turn()
    expect(sources.letters()).toHaveLength(2)
    expect(await sources.facts()).toBe(before + 1)
    expect(await program.bring(llave, 'kardex', strange('2009-05-07'))).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
  })

  test('waits for a person when balances differ, and holds back later files of the fund', async () => {
    const { llave } = await sources.key('cuentas')
    const file =
      'NUMERO,INGRESO,AHORRO,SALDO INICIAL,FECHA SALDO\n100101,06/01/2020,250.00,7.77,31/08/2026\n' +
      '100103,13/05/2024,150.00,0,31/08/2026\n'
    expect(await program.bring(llave, 'cuentas', file)).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.balances,
      errores: 1,
      nuevas: 1,
    })
    const isThere = eq(savingsAccounts.employeeId, await sources.idOf('100103'))
    expect(await server.db.$count(savingsAccounts, isThere)).toBe(0)
    const behind = await sources.key('movimientos')
    const later = await program.send(
      behind.llave,
      'movimientos',
      'NUMERO,FECHA,TIPO,IMPORTE\n100103,2026-09-04,NOMINA,250.00\n',
    )
    const beside = await sources.key('kardex')
    expect(await program.bring(beside.llave, 'kardex', kardexOf('2024-12-04'))).toMatchObject({
      estado: 'terminada',
    })
    expect((await program.look(behind.llave, 'movimientos', later.body.id)).body.data).toMatchObject({
      estado: 'en-cola',
    })
    const own = sources.hands('cuentas', '100501')
    await own.run((await own.now()).id)
    await program.turn()
    expect(await server.db.$count(savingsAccounts, isThere)).toBe(1)
    expect((await program.look(behind.llave, 'movimientos', later.body.id)).body.data).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
  })

  test('holds back money for the key’s maker until another person imports it', async () => {
    const employeeId = await sources.idOf('100501')
    await server.db.update(employees).set({ payGroupId: 1 }).where(eq(employees.id, employeeId))
    await server.db
      .insert(savingsAccounts)
      .values({ employeeId, joinedOn: '2020-01-06', amount: 10_000, socialPart: 0 })
      .onConflictDoNothing()
    const { llave } = await sources.key('movimientos')
    const file =
      'NUMERO,FECHA,TIPO,IMPORTE\n0100501,20/11/2026,EXTRAORDINARIO,5000.00\n100101,18/09/2026,EXTRAORDINARIO,1234.00\n'
    const own = () => sources.movementsOf(employeeId)
    expect(await program.bring(llave, 'movimientos', file)).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.own,
      nuevas: 2,
    })
    expect(await own()).toBe(0)
    const { userId } = await findPerson(server, '100301')
    await setRole(server, userId, 'caja', true)
    const run = await sources.hands('movimientos', '100501').now()
    const other = sources.hands('movimientos', '100301')
    expect(await other.run(run.id)).toMatchObject({ estado: 'terminada', cuentas: { nueva: 2, error: 0 } })
    expect(await own()).toBe(1)
    const again = file.replace('20/11/2026', '21/11/2026')
    expect(await program.bring(llave, 'movimientos', again)).toMatchObject({ estado: 'espera' })
    const mine = sources.hands('movimientos', '100501')
    expect(await mine.run((await mine.now()).id)).toMatchObject({ cuentas: { error: 1 } })
    expect(await own()).toBe(1)
  })

  test('requires the payroll role of the key’s maker, when the key is created and at each import', async () => {
    await setRole(server, sources.maker, 'nomina', false)
    const input = { nombre: `Sin rol ${database}`, correo: '', clases: ['kardex'] }
    const make = async () => sendAs(server, makeImportKey, input, '100501')
    expect((await make()).body).toMatchObject({
      status: 'ERROR',
      message: 'Para esta llave necesitas también el rol de nómina.',
    })
    await setRole(server, sources.maker, 'nomina', true)
    const { llave } = (await make()).body as { llave: string }
    await setRole(server, sources.maker, 'nomina', false)
    const before = await sources.facts()
    expect(await program.bring(llave, 'kardex', kardexOf('2024-12-05'))).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.role,
    })
    expect(await sources.facts()).toBe(before)
    await setRole(server, sources.maker, 'nomina', true)
    expect(await server.db.$count(importKeys, eq(importKeys.name, input.nombre))).toBe(1)
  })
})

function day(year: number, at: number): string {
  return new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10)
}
