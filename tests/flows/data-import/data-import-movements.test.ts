import { asc, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MovementField } from '#domain/data-import/kinds/movimientos/columns.ts'
import { movementKind } from '#domain/data-import/kinds/movimientos/kind.ts'
import { toDecimal } from '#domain/money/money.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { savingsAccounts, savingsMovements } from '#server/db/schema/savings.ts'
import { movementWriter } from '#server/services/data-import/kinds/movimientos/writer.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases, openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { importRows, inShort } from '#tests/support/people/data-import-hands.ts'

type Cells = Partial<Record<MovementField, string>>

const PEOPLE = ['100103', '100104']

describe.each(databases)('on %s', (database) => {
  let seeded: SeededDatabase
  const ids: Record<string, number> = {}
  const db = () => seeded.connection.db
  beforeAll(async () => {
    seeded = await openSeeded(database, createTestClock())
    for (const { id, number } of await db().select().from(employees)) ids[number] = id
  })
  afterAll(() => seeded.dispose())
  beforeEach(async () => empty())

  async function empty(): Promise<void> {
    const own = PEOPLE.map((number) => ids[number] ?? 0)
    await db().delete(savingsAccounts).where(inArray(savingsAccounts.employeeId, own))
    const plain = { joinedOn: '2020-01-06', amount: 10_000, socialPart: 0 }
    await db()
      .insert(savingsAccounts)
      .values(own.map((employeeId) => ({ ...plain, employeeId })))
  }

  const bring = (rows: readonly Cells[], batch?: number) =>
    importRows(db(), movementKind, movementWriter, rows, batch)
  const movementsOf = (number: string) =>
    db()
      .select()
      .from(savingsMovements)
      .where(eq(savingsMovements.employeeId, ids[number] ?? 0))
      .orderBy(asc(savingsMovements.date), asc(savingsMovements.id))
  const totalOf = async (number: string) => {
    const isTheirs = eq(savingsAccounts.employeeId, ids[number] ?? 0)
    const [account] = await db().select().from(savingsAccounts).where(isTheirs)
    return account?.total
  }
  const row = (change: Cells = {}): Cells => ({
    numero: '100104',
    fecha: '20/11/2026',
    tipo: 'NOMINA',
    importe: '250.10',
    ...change,
  })

  test('imports each type of movement with its period and concept', async () => {
    const said = await bring([
      row({ fecha: '06/11/2026', periodo: '2026044', concepto: 'Ahorro semana 44' }),
      row({ fecha: '13/11/2026', tipo: 'extraordinario', importe: '1,000.00', concepto: 'Premio' }),
      row({ fecha: '20/11/2026', tipo: 'Retiro', importe: '-100.05' }),
      row({ fecha: '20/11/2026', tipo: 'pago a préstamo', importe: '-50' }),
      row({ fecha: '23/11/2026', tipo: 'SALIDA', importe: '-1100.05' }),
    ])
    expect(inShort(said)).toEqual(Array.from({ length: 5 }, () => 'nueva'))
    expect(said[0]?.name).toBe('JOSÉ ÁNGEL NÚÑEZ PEÑA')
    const rows = await movementsOf('100104')
    expect(rows.map(({ kind, concept, period, amount }) => [kind, concept, period, amount])).toEqual([
      ['payroll', 'Ahorro semana 44', '2026044', 25_010],
      ['extraordinary', 'Aportación extraordinaria: Premio', '2026045', 100_000],
      // Week 46 ends on 15/11 and is paid on the next Friday.
      ['withdrawal', 'Retiro', '2026046', -10_005],
      ['loan_payment', 'Pago de préstamo', '2026046', -5_000],
      ['leaving', 'Baja de la caja', '2026047', -110_005],
    ])
    expect(await totalOf('100104')).toBe(0)
  })

  test('imports the same file only once, and two equal rows as two movements', async () => {
    const file = [row(), row(), row({ fecha: '13/11/2026' })]
    expect(inShort(await bring(file, 1))).toEqual(['nueva', 'nueva', 'nueva'])
    expect(inShort(await bring(file, 1))).toEqual(['igual', 'igual', 'igual'])
    expect(inShort(await bring([...file, row()], 1))).toEqual(['igual', 'igual', 'igual', 'nueva'])
    expect(await totalOf('100104')).toBe(4 * 25_010)
  })

  test('recognizes a movement that the portal made itself, whatever its concept in the file', async () => {
    await bring([row({ importe: '900' })])
    await db()
      .insert(savingsMovements)
      .values({
        employeeId: ids['100104'] ?? 0,
        kind: 'withdrawal',
        concept: 'Retiro',
        period: '2026-11-20',
        amount: -20_000,
        date: '2026-11-20',
      })
    const file = [
      row({ tipo: 'retiro', importe: '-200', concepto: 'Retiro en efectivo', periodo: '2026046' }),
    ]
    expect(inShort(await bring(file))).toEqual(['igual'])
    expect(await totalOf('100104')).toBe(70_000)
  })

  test('applies rows by date, whatever their order in the file', async () => {
    const file = [
      row({ fecha: '20/11/2026', tipo: 'retiro', importe: '-250.10' }),
      row({ fecha: '13/11/2026' }),
    ]
    expect(inShort(await bring(file, 1))).toEqual(['nueva', 'nueva'])
    expect(await totalOf('100104')).toBe(0)
    const early = [row({ fecha: '01/10/2026', tipo: 'retiro', importe: '-10' }), row({ numero: '100103' })]
    expect(inShort(await bring(early))).toEqual(['importe: belowZero $0.00', 'nueva'])
  })

  test('refuses a withdrawal below zero, and holds back the person’s other rows', async () => {
    await bring([row({ fecha: '06/11/2026', importe: '100' })])
    const said = await bring([
      row({ fecha: '13/11/2026', importe: '50' }),
      row({ fecha: '14/11/2026', tipo: 'retiro', importe: '-160' }),
      row({ fecha: '06/11/2026', importe: '100' }),
      row({ numero: '0100103' }),
    ])
    expect(inShort(said)).toEqual(['numero: unit 3', 'importe: belowZero $150.00', 'igual', 'nueva'])
    expect(await totalOf('100104')).toBe(10_000)
    expect(await totalOf('100103')).toBe(25_010)
  })

  test('refuses a backdated withdrawal of money that was withdrawn later', async () => {
    await bring([
      row({ fecha: '06/11/2026', importe: '100' }),
      row({ fecha: '20/11/2026', tipo: 'retiro', importe: '-100' }),
    ])
    const said = await bring([row({ fecha: '10/11/2026', tipo: 'retiro', importe: '-30' })])
    expect(inShort(said)).toEqual(['importe: belowZero $0.00'])
    const both = [
      row({ fecha: '10/11/2026', tipo: 'retiro', importe: '-30' }),
      row({ fecha: '12/11/2026', importe: '30' }),
    ]
    expect(inShort(await bring(both))).toEqual(['nueva', 'nueva'])
    expect(await totalOf('100104')).toBe(0)
  })

  test('refuses movements up to the date of the opening balance', async () => {
    await db()
      .insert(savingsMovements)
      .values({
        employeeId: ids['100104'] ?? 0,
        kind: 'payroll',
        concept: 'Saldo inicial',
        period: '2026043',
        amount: 500_000,
        date: '2026-10-30',
      })
    const said = await bring([row({ fecha: '30/10/2026' }), row({ fecha: '06/11/2026' })])
    expect(inShort(said)).toEqual(['fecha: inOpening 30/10/2026', 'numero: unit 2'])
    expect(inShort(await bring([row({ fecha: '31/10/2026' })]))).toEqual(['nueva'])
  })

  test.each<[Cells, string]>([
    [{ numero: '' }, 'numero: empty'],
    [{ numero: '12-34' }, 'numero: number'],
    [{ numero: '999999' }, 'numero: unknownPerson 999999'],
    [{ numero: '100106' }, 'numero: closedPerson 100106'],
    [{ numero: '100217' }, 'numero: otherCompany 00100'],
    [{ numero: '100212' }, 'numero: noAccount'],
    [{ fecha: '' }, 'fecha: empty'],
    [{ fecha: '31/02/2026' }, 'fecha: noDay'],
    [{ fecha: 'ayer' }, 'fecha: noDate'],
    [{ fecha: '24/11/2026' }, 'fecha: tooLate'],
    [{ fecha: '1949-12-31' }, 'fecha: tooEarly'],
    [{ tipo: 'otro' }, 'tipo: choice NOMINA, EXTRAORDINARIO, RETIRO, PAGO A PRESTAMO, SALIDA'],
    [{ periodo: 'noviembre' }, 'periodo: period 2026046'],
    [{ importe: '12,5' }, 'importe: amount'],
    [{ importe: '0.00' }, 'importe: zero'],
    [{ importe: '-1' }, 'importe: sign +'],
    [{ tipo: 'retiro' }, 'importe: sign -'],
    [{ importe: '100,000,000' }, 'importe: tooMuch $99,999,999.99'],
    [{ concepto: 'x'.repeat(61) }, 'concepto: long 60'],
  ])('%o is an error: %s', async (change, why) => {
    await db()
      .update(users)
      .set({ closedAt: new Date(), closedReason: 'Baja' })
      .where(eq(users.employeeId, ids['100106'] ?? 0))
    await db()
      .update(employees)
      .set({ companyCode: '00300' })
      .where(eq(employees.id, ids['100217'] ?? 0))
    expect(inShort(await bring([row(change)]))).toEqual([why])
    expect(await movementsOf('100104')).toEqual([])
  })

  test('keeps totals equal to the sum of movements for any files and batches, and imports each file once', {
    tags: ['whole'],
  }, async () => {
    const amount = fc.oneof(
      fc.record({
        tipo: fc.constantFrom('nomina', 'extraordinario'),
        cents: fc.integer({ min: 1, max: 40_000 }),
      }),
      fc.record({
        tipo: fc.constantFrom('retiro', 'pago a prestamo', 'salida'),
        cents: fc.integer({ min: -30_000, max: -1 }),
      }),
    )
    const line = fc.tuple(fc.constantFrom(...PEOPLE), fc.integer({ min: 1, max: 6 }), amount).map(
      ([numero, day, { tipo, cents }]): Cells => ({
        numero,
        fecha: `0${day}/11/2026`,
        tipo,
        importe: toDecimal(cents),
      }),
    )
    const file = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.integer({ min: 0, max: 3 }))
      .map(([rows, more]) => [...rows, ...rows.slice(0, more)])
    const step = fc.record({ file, batch: fc.integer({ min: 1, max: 8 }) })
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
          for (const { file: rows, batch } of steps) {
            const said = await bring(rows, batch)
            const again = await bring(rows, batch + 1)
            const expected = said.map(({ kind }) => (kind === 'error' ? 'error' : 'igual'))
            expect(again.map(({ kind }) => kind)).toEqual(expected)
          }
          for (const number of PEOPLE) {
            const rows = await movementsOf(number)
            let saved = 0
            const days = [...new Set(rows.map(({ date }) => date))]
            for (const day of days) {
              for (const { date, amount: moved } of rows) if (date === day) saved += moved
              expect(saved).toBeGreaterThanOrEqual(0)
            }
            expect(await totalOf(number)).toBe(saved)
          }
        })
        .beforeEach(empty),
      { numRuns: 25 },
    )
  })
})
