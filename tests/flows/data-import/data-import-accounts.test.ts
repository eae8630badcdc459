import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountField } from '#domain/data-import/kinds/cuentas/columns.ts'
import { accountKind } from '#domain/data-import/kinds/cuentas/kind.ts'
import { employees } from '#server/db/schema/people.ts'
import {
  loans,
  savingsAccounts,
  savingsMovements,
  savingsParameters,
  savingsRequests,
} from '#server/db/schema/savings.ts'
import { accountWriter } from '#server/services/data-import/kinds/cuentas/writer.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases, openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { importRows, inShort } from '#tests/support/people/data-import-hands.ts'

/**
 * Savings accounts imported from a file. In an account without movements, the balance becomes the first
 * movement. Otherwise, the import compares the balance with the portal's sum.
 */

type Cells = Partial<Record<AccountField, string>>
const PEOPLE = ['100103', '100104']

describe.each(databases)('on %s', (database) => {
  let seeded: SeededDatabase
  const ids: Record<string, number> = {}
  const db = () => seeded.connection.db
  const idOf = (number: string) => ids[number] ?? 0
  beforeAll(async () => {
    seeded = await openSeeded(database, createTestClock())
    for (const { id, number } of await db().select().from(employees)) ids[number] = id
    await db().delete(savingsParameters)
    const rates = { tiie: 0.1, rate: 0.02, loanFactor: 2 }
    await db()
      .insert(savingsParameters)
      .values([
        { ...rates, validFrom: '2019-01-01', socialPart: 20_000 },
        { ...rates, validFrom: '2024-01-01', socialPart: 30_000 },
      ])
  })
  afterAll(() => seeded.dispose())
  beforeEach(async () => {
    await db()
      .delete(savingsAccounts)
      .where(inArray(savingsAccounts.employeeId, PEOPLE.map(idOf)))
  })

  const bring = (rows: readonly Cells[], batch?: number) =>
    importRows(db(), accountKind, accountWriter, rows, batch)
  const accountOf = async (number: string) => {
    const [account] = await db()
      .select()
      .from(savingsAccounts)
      .where(eq(savingsAccounts.employeeId, idOf(number)))
    return account
  }
  const movementsOf = (number: string) =>
    db()
      .select()
      .from(savingsMovements)
      .where(eq(savingsMovements.employeeId, idOf(number)))
      .orderBy(asc(savingsMovements.id))
  const move = (date: string, amount: number) =>
    db()
      .insert(savingsMovements)
      .values({
        employeeId: idOf('100104'),
        kind: amount > 0 ? 'payroll' : 'withdrawal',
        concept: 'x',
        period: date,
        amount,
        date,
      })
  const row = (change: Cells = {}): Cells => ({
    numero: '100104',
    ingreso: '06/01/2020',
    ahorro: '250.10',
    ...change,
  })
  const whole = row({
    parteSocial: '$300.00',
    baja: 'N',
    incapacidad: 'S',
    beneficio: 'I',
    saldoInicial: '12,345.67',
    fechaSaldo: '31/10/2026',
  })

  test('creates an account with one movement for its opening balance', async () => {
    const said = await bring([whole])
    expect(said).toMatchObject([{ kind: 'nueva', name: 'JOSÉ ÁNGEL NÚÑEZ PEÑA' }])
    expect(await accountOf('100104')).toMatchObject({
      joinedOn: '2020-01-06',
      amount: 25_010,
      total: 1_234_567,
      socialPart: 30_000,
      hasLeft: false,
      isJoining: false,
      isLeaving: false,
      isDisabled: true,
      benefitStatus: 'I',
    })
    expect(await movementsOf('100104')).toMatchObject([
      {
        kind: 'payroll',
        concept: 'Saldo inicial',
        period: '2026043',
        amount: 1_234_567,
        date: '2026-10-31',
        requestId: null,
      },
    ])
    expect(inShort(await bring([whole]))).toEqual(['igual'])
    expect(await movementsOf('100104')).toHaveLength(1)
  })

  test('fills empty columns with defaults; the social part is that of the joining date', async () => {
    expect(inShort(await bring([row(), row({ numero: '0100103', ingreso: '2024-02-01' })]))).toEqual([
      'nueva',
      'nueva',
    ])
    expect(await accountOf('100104')).toMatchObject({
      socialPart: 20_000,
      hasLeft: false,
      benefitStatus: 'A',
      total: 0,
    })
    expect(await accountOf('100103')).toMatchObject({ socialPart: 30_000 })
    expect(await movementsOf('100104')).toEqual([])
  })

  test('requires the social part when the fund has no parameters', async () => {
    await db()
      .transaction(async (tx) => {
        await tx.delete(savingsParameters)
        expect(inShort(await importRows(tx as never, accountKind, accountWriter, [row()]))).toEqual([
          'parteSocial: empty',
        ])
        throw new Error('rolls the import back')
      })
      .catch((cause: Error) => expect(cause.message).toBe('rolls the import back'))
  })

  test('changes an account where the row differs, and lists each change', async () => {
    await bring([whole])
    const said = await bring([
      row({ ahorro: '300', ingreso: '2020-01-07', incapacidad: 'no', beneficio: 'a', parteSocial: '301' }),
    ])
    expect(said[0]).toMatchObject({
      kind: 'cambia',
      changes: [
        { field: 'ingreso', from: '06/01/2020', to: '07/01/2020' },
        { field: 'ahorro', from: '$250.10', to: '$300.00' },
        { field: 'parteSocial', from: '$300.00', to: '$301.00' },
        { field: 'incapacidad', from: 'S', to: 'N' },
        { field: 'beneficio', from: 'I', to: 'A' },
      ],
    })
    expect(await accountOf('100104')).toMatchObject({ amount: 30_000, total: 1_234_567, isDisabled: false })
  })

  test('adds the opening balance later to an account without movements', async () => {
    await bring([row()])
    const said = await bring([row({ saldoInicial: '10', fechaSaldo: '20/11/2026' })])
    expect(said[0]).toMatchObject({
      kind: 'cambia',
      changes: [{ field: 'saldoInicial', from: '$0.00', to: '$10.00' }],
    })
    expect(await accountOf('100104')).toMatchObject({ total: 1000 })
  })

  test('compares a balance with the portal’s sum on the balance’s day, and never overwrites the sum', async () => {
    await bring([row()])
    await move('2026-11-06', 10_000)
    await move('2026-11-13', 20_050)
    const on = (saldoInicial: string, fechaSaldo: string) => bring([row({ saldoInicial, fechaSaldo })])
    expect(inShort(await on('100', '06/11/2026'))).toEqual(['igual'])
    expect(inShort(await on('300.50', '13/11/2026'))).toEqual(['igual'])
    expect(inShort(await on('0', '05/11/2026'))).toEqual(['igual'])
    expect(inShort(await on('300.50', '06/11/2026'))).toEqual(['saldoInicial: otherBalance $100.00'])
    expect(inShort(await on('100', '23/11/2026'))).toEqual(['saldoInicial: otherBalance $300.50'])
    expect(await accountOf('100104')).toMatchObject({ total: 30_050 })
  })

  test('lets a person leave the fund only without savings, debt or pending requests', {
    tags: ['whole'],
  }, async () => {
    const leaves = row({ baja: 'S' })
    await bring([row()])
    await move('2026-11-06', 10_000)
    expect(inShort(await bring([leaves]))).toEqual(['baja: stillSaves $100.00'])
    await move('2026-11-13', -10_000)
    const loan = {
      employeeId: idOf('100104'),
      amount: 130_000,
      remaining: 130_000,
      term: 13,
      frequency: 'weekly' as const,
      instalment: 10_000,
      interest: 0,
      periodRate: 0,
      firstPeriodStart: '2026-11-09',
      status: 'active' as const,
      registeredAt: new Date(),
    }
    await db().insert(loans).values(loan)
    expect(inShort(await bring([leaves]))).toEqual(['baja: stillOwes $1,300.00'])
    await db().delete(loans).where(eq(loans.employeeId, loan.employeeId))
    const request = { employeeId: loan.employeeId, requestedOn: '2026-11-20', status: 'pending' as const }
    await db()
      .insert(savingsRequests)
      .values({ ...request, movementType: 394, kind: 'change', amount: 5000 })
    expect(inShort(await bring([leaves]))).toEqual(['baja: inProcess'])
    await db().delete(savingsRequests).where(eq(savingsRequests.employeeId, loan.employeeId))
    expect(inShort(await bring([leaves]))).toEqual(['cambia'])
    expect(await accountOf('100104')).toMatchObject({ hasLeft: true })
    expect(inShort(await bring([row({ baja: 'N' })]))).toEqual(['cambia'])
    expect(inShort(await bring([{ ...whole, numero: '100103', baja: 'S' }]))).toEqual([
      'baja: stillSaves $12,345.67',
    ])
    expect(inShort(await bring([row({ numero: '100103', baja: 'S' })]))).toEqual(['nueva'])
  })

  test('refuses two rows of one person, even with other rows between them', async () => {
    const said = await bring([row(), row({ numero: '100103' }), row({ numero: '00100104', ahorro: '9' })], 1)
    expect(inShort(said)).toEqual(['numero: unit 4', 'nueva', 'numero: twice 2'])
    expect(await accountOf('100104')).toBeUndefined()
  })

  test.each<[Cells, string]>([
    [{ numero: '999999' }, 'numero: unknownPerson 999999'],
    [{ numero: '100217' }, 'numero: otherCompany 00100'],
    [{ ingreso: '' }, 'ingreso: empty'],
    [{ ingreso: '24/11/2026' }, 'ingreso: tooLate'],
    [{ ahorro: '' }, 'ahorro: empty'],
    [{ ahorro: '-1' }, 'ahorro: negative'],
    [{ ahorro: '$1.234,00' }, 'ahorro: amount'],
    [{ parteSocial: 'x' }, 'parteSocial: amount'],
    [{ baja: 'quizá' }, 'baja: choice S, N'],
    [{ incapacidad: '2' }, 'incapacidad: choice S, N'],
    [{ beneficio: 'S' }, 'beneficio: choice A, I'],
    [{ saldoInicial: '10' }, 'fechaSaldo: empty'],
    [{ saldoInicial: '-10', fechaSaldo: '20/11/2026' }, 'saldoInicial: negative'],
    [{ saldoInicial: '10', fechaSaldo: '24/11/2026' }, 'fechaSaldo: tooLate'],
    [{ saldoInicial: '10', fechaSaldo: '05/01/2020' }, 'fechaSaldo: beforeJoining 06/01/2020'],
  ])('%o is an error: %s', async (change, why) => {
    const other = eq(employees.id, idOf('100217'))
    await db().update(employees).set({ companyCode: '00300' }).where(other)
    expect(inShort(await bring([row(change)]))).toEqual([why])
    expect(await accountOf('100104')).toBeUndefined()
  })
})
