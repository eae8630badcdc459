import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import { employees } from '#server/db/schema/people.ts'
import { loans, savingsAccounts, savingsMovements } from '#server/db/schema/savings.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { bringData } from '#tests/support/people/bringing-data.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { keyFor } from '#tests/support/people/sending-files.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { recordIssued } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const OWN = 'Pídelo a otra persona: es dinero tuyo o de quien te dio tu contraseña.'
const rows = {
  cuentas: ['NUMERO,INGRESO,AHORRO', '06/01/2020,999.00'],
  movimientos: ['NUMERO,FECHA,TIPO,IMPORTE', '20/11/2026,EXTRAORDINARIO,5000.00'],
  prestamos: [
    'NUMERO,MONTO,PLAZO,FRECUENCIA,TASA,PRIMER PAGO,SALDO,FECHA SALDO,OTORGADO',
    '1300.00,13,S,12,10/01/2025,0,04/04/2025,03/01/2025',
  ],
} as const

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const ids: Record<string, number> = {}
  const numbers = ['100301', '100501']
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    for (const { id, number } of await server.db.select().from(employees)) ids[number] = id
    for (const number of numbers) {
      await server.db.update(employees).set({ payGroupId: 1 }).where(eq(employees.number, number))
      await server.db
        .insert(savingsAccounts)
        .values({ employeeId: ids[number] ?? 0, joinedOn: '2020-01-06', amount: 10_000, socialPart: 0 })
        .onConflictDoNothing()
    }
  })
  afterAll(() => server.stop())

  const kinds = ['cuentas', 'movimientos', 'prestamos'] as const
  test.each(kinds)(
    '%s: refuses a row about the person who starts the import',
    { tags: ['whole'] },
    async (kind) => {
      const [heading, rest] = rows[kind]
      const file = [heading, ...numbers.map((number) => `0${number},${rest}`)].join('\n')
      const hands = dataImportActions(server, kind)
      const run = await hands.check(file)
      expect(await hands.sentences(run.id)).toEqual([`A2 ${OWN}`])
      const other = dataImportActions(server, kind, '100501')
      expect(await other.run(run.id)).toMatchObject({ estado: 'terminada', cuentas: { nueva: 0, error: 2 } })
      expect(await other.sentences(run.id)).toEqual([`A2 ${OWN}`, `A3 ${OWN}`])
      for (const number of numbers) {
        const id = ids[number] ?? 0
        const isOwn = and(eq(savingsMovements.employeeId, id), eq(savingsMovements.amount, 500_000))
        if (kind === 'movimientos') expect(await server.db.$count(savingsMovements, isOwn)).toBe(0)
        expect(await server.db.$count(loans, and(eq(loans.employeeId, id), eq(loans.amount, 130_000)))).toBe(
          0,
        )
        const [account] = await server.db
          .select()
          .from(savingsAccounts)
          .where(eq(savingsAccounts.employeeId, id))
        if (kind === 'cuentas') expect(account?.amount).not.toBe(99_900)
      }
      const again = await other.check(`${heading}\n100301,${rest}\n`)
      expect(await other.sentences(again.id)).toEqual([])
      expect(await other.run(again.id)).toMatchObject({ estado: 'terminada', cuentas: { error: 0 } })
      // An unchanged row is allowed, because importing it changes no money.
      const same = await hands.check(`${heading}\n100301,${rest}\n`)
      expect(same).toMatchObject({ porImportar: 0, cuentas: { igual: 1, error: 0 } })
      await hands.said(contract.steerDataImport, { id: same.id, accion: 'descartar' })
    },
  )

  test('refuses money for the person who issued the importer’s password, until a third person issues a new password', async () => {
    const hands = dataImportActions(server, 'movimientos')
    const file = 'NUMERO,FECHA,TIPO,IMPORTE\n100501,21/11/2026,EXTRAORDINARIO,7000.00\n'
    await recordIssued(server, '100501', '100301')
    const refused = await hands.check(file)
    expect(await hands.sentences(refused.id)).toEqual([`A2 ${OWN}`])
    await hands.said(contract.steerDataImport, { id: refused.id, accion: 'descartar' })
    await recordIssued(server, '100201', '100301')
    const accepted = await hands.check(file)
    expect(accepted).toMatchObject({ porImportar: 1, cuentas: { error: 0 } })
    await recordIssued(server, '100501', '100301')
    expect(await hands.run(accepted.id)).toMatchObject({ cuentas: { nueva: 0, error: 1 } })
    await recordIssued(server, '100201', '100301')
  })

  test('holds back an unattended file with money for the person who issued the key maker’s password', async () => {
    const { llave } = await keyFor(server, `Caja ${database}`, { clases: ['movimientos'] })
    await recordIssued(server, '100102', '100501')
    const program = bringData(server)
    const file = 'NUMERO,FECHA,TIPO,IMPORTE\n100102,20/11/2026,EXTRAORDINARIO,6000.00\n'
    expect(await program.bring(llave, 'movimientos', file)).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.own,
    })
    const hands = dataImportActions(server, 'movimientos')
    await hands.said(contract.steerDataImport, { id: (await hands.now()).id, accion: 'descartar' })
  })

  test('imports the importer’s own prenómina, and counts it in the security record', async () => {
    const hands = dataImportActions(server, 'prenominas')
    const heading = 'NUMERO,PERIODO,INICIO,FIN,PAGO,DIAS,SALARIO,SDI,CLAVE,CONCEPTO,CLASE,IMPORTE'
    const rest = '20,14/05/2018,20/05/2018,25/05/2018,7,350,368.20,001,Sueldo,P,2450'
    const run = await hands.check(`${heading}\n100301,${rest}\n100104,${rest}\n`)
    expect(await hands.run(run.id)).toMatchObject({ cuentas: { nueva: 2, error: 0 } })
    const [told] = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'data-imported'))
      .orderBy(desc(securityEvents.id))
      .limit(1)
    expect(told?.details).toEqual({ what: 'prenominas', rows: 2, added: 2, changed: 0, own: 1 })
  })
})
