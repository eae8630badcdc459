import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { dataKinds } from '#domain/data-import/kinds.ts'
import { readAccountStatement } from '#contract/savings/savings-statement.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { employees } from '#server/db/schema/people.ts'
import { loans, savingsAccounts, savingsMovements } from '#server/db/schema/savings.ts'
import { projectRoot } from '#server/project-root.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * Import of pay, savings and vacation balances, from the column headings to the person's statement. The files are the
 * examples of the documentation.
 */

const PAGE = 'importing-data'
const page = readFileSync(join(projectRoot(), 'docs', `${PAGE}.md`), 'utf8')

function exampleOf(kind: DataKindName): string {
  const found = new RegExp(`^\`\`\`csv ${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1]
  if (found === undefined) throw new Error(`no example of ${kind}`)
  return found
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const ids: Record<string, number> = {}
  const idOf = (number: string) => ids[number] ?? 0
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    for (const { id, number } of await server.db.select().from(employees)) ids[number] = id
    await server.db
      .update(employees)
      .set({ payGroupId: 1 })
      .where(inArray(employees.number, ['100103', '100104']))
  })
  afterAll(() => server.stop())

  const kinds = ['prenominas', 'cuentas', 'movimientos', 'prestamos', 'vacaciones'] as const
  test.each(kinds)('imports the documented example of %s, and only once', async (name) => {
    const hands = dataImportActions(server, name)
    const run = await hands.check(exampleOf(name))
    const fields = dataKinds[name].fields
    expect(run.columnas.map(({ campo, dudosa }) => [campo, dudosa])).toEqual(
      fields.map((field) => [field, false]),
    )
    expect(await hands.sentences(run.id)).toEqual([])
    expect(run).toMatchObject({ estado: 'lista', faltan: [], porImportar: 2 })
    expect(await hands.run(run.id)).toMatchObject({ estado: 'terminada', hechas: 2, cuentas: { nueva: 2 } })
    const again = await hands.check(exampleOf(name))
    expect(again).toMatchObject({ estado: 'lista', porImportar: 0, cuentas: { igual: 2 } })
    await hands.said(contract.steerDataImport, { id: again.id, accion: 'descartar' })
  })

  test('stores the imported data, and shows the person their movements', async () => {
    const [payslip] = await server.db
      .select()
      .from(payslips)
      .where(and(eq(payslips.employeeId, idOf('100104')), eq(payslips.year, 2018)))
    expect(payslip).toMatchObject({ period: '20', isPrepayroll: true, net: 232_950 })
    const [account] = await server.db
      .select()
      .from(savingsAccounts)
      .where(eq(savingsAccounts.employeeId, idOf('100104')))
    expect(account).toMatchObject({ total: 425_000 })
    const own = await server.db
      .select()
      .from(loans)
      .where(inArray(loans.employeeId, [idOf('100103'), idOf('100104')]))
    expect(new Map(own.map(({ status, remaining }) => [status, remaining]))).toEqual(
      new Map([
        ['active', 180_000],
        ['settled', 0],
      ]),
    )
    const session = await openSession(server, '100104')
    const answer = await sendOperation(server, readAccountStatement, {}, session)
    expect(fieldOf(answer, 'data')).toMatchObject({
      movimientosCaja: [
        { concepto: 'Retiro', monto: -1000, periodo: '2026037' },
        { concepto: 'Ahorro de la semana 35', monto: 250 },
        { concepto: 'Saldo inicial', monto: 5000 },
      ],
    })
  })

  test('imports 1,300 interleaved movements of two people completely and only once', async () => {
    const hands = dataImportActions(server, 'movimientos')
    const lines = Array.from({ length: 1300 }, (_, at) => {
      const number = at % 3 === 0 ? '100103' : '0100104'
      // Some rows are equal but far apart, and withdrawals precede payments of an earlier day.
      const cents = (at % 650) + 1
      return at % 650 < 300
        ? `${number},20/11/2026,RETIRO,-0.${String(cents % 100).padStart(2, '0')}`
        : `${number},13/11/2026,NOMINA,${cents}.05`
    }).map((line) => line.replace('-0.00', '-1.00'))
    const file = ['NUMERO,FECHA,TIPO,IMPORTE', ...lines].join('\n')
    const run = await hands.check(file)
    expect(await hands.sentences(run.id)).toEqual([])
    expect(await hands.run(run.id)).toMatchObject({ cuentas: { nueva: 1300, error: 0 } })
    expect(await hands.check(file)).toMatchObject({ porImportar: 0, cuentas: { igual: 1300 } })
    for (const number of ['100103', '100104']) {
      const isTheirs = eq(savingsMovements.employeeId, idOf(number))
      const rows = await server.db.select().from(savingsMovements).where(isTheirs)
      const [account] = await server.db
        .select()
        .from(savingsAccounts)
        .where(eq(savingsAccounts.employeeId, idOf(number)))
      expect(account?.total).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
    }
  })

  test('names each error at its cell, and holds back the person’s other rows', async () => {
    const hands = dataImportActions(server, 'movimientos')
    const { id: last } = await hands.now()
    await hands.said(contract.steerDataImport, { id: last, accion: 'descartar' })
    const file = [
      'NUMERO,FECHA,TIPO,IMPORTE',
      '100103,23/11/2026,RETIRO,5',
      '100103,23/11/2026,NOMINA,12.30',
      '100104,23/11/2026,SALIDA,-90000000',
      '100211,23/11/2026,NOMINA,12.30',
    ].join('\n')
    const run = await hands.check(file)
    expect(run).toMatchObject({ porImportar: 1, cuentas: { error: 3, nueva: 1 } })
    const [sign, unit, zero] = await hands.sentences(run.id)
    expect([sign, unit]).toEqual([
      'D2 Escribe el importe con signo menos: sale de la caja.',
      'A3 La fila 2, que va junto con esta, tiene un error.',
    ])
    expect(zero).toMatch(/^D4 Corrige el importe: ese día solo tiene \$[\d,]+\.\d\d\.$/)
  })
})
