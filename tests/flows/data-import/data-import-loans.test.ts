import { asc, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LoanField } from '#domain/data-import/kinds/prestamos/columns.ts'
import { loanKind } from '#domain/data-import/kinds/prestamos/kind.ts'
import { loanSchedule } from '#domain/savings/loan.ts'
import { remainingPayments } from '#domain/savings/loan-plan.ts'
import { toDecimal } from '#domain/money/money.ts'
import { employees } from '#server/db/schema/people.ts'
import { loanMovements, loans, savingsAccounts } from '#server/db/schema/savings.ts'
import { loanWriter } from '#server/services/data-import/kinds/prestamos/writer.ts'
import { countPayments } from '#server/services/savings/queries.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases, openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { importRows, inShort } from '#tests/support/people/data-import-hands.ts'

type Cells = Partial<Record<LoanField, string>>
/** A person paid weekly, a person paid fortnightly, and a person without a savings account. */
const PEOPLE = ['100104', '100211', '100103']

describe.each(databases)('on %s', (database) => {
  let seeded: SeededDatabase
  const ids: Record<string, number> = {}
  const db = () => seeded.connection.db
  const idOf = (number: string) => ids[number] ?? 0
  beforeAll(async () => {
    seeded = await openSeeded(database, createTestClock())
    for (const { id, number } of await db().select().from(employees)) ids[number] = id
    await db().update(employees).set({ payGroupId: 1 }).where(eq(employees.number, '100104'))
    await db().update(employees).set({ payGroupId: 2 }).where(eq(employees.number, '100211'))
  })
  afterAll(() => seeded.dispose())
  beforeEach(async () => {
    await db()
      .delete(savingsAccounts)
      .where(inArray(savingsAccounts.employeeId, PEOPLE.map(idOf)))
    const plain = { joinedOn: '2020-01-06', amount: 10_000, socialPart: 0 }
    await db()
      .insert(savingsAccounts)
      .values(['100104', '100211'].map((number) => ({ ...plain, employeeId: idOf(number) })))
  })

  const bring = (rows: readonly Cells[], batch?: number) =>
    importRows(db(), loanKind, loanWriter, rows, batch)
  const loansOf = (number: string) =>
    db()
      .select()
      .from(loans)
      .where(eq(loans.employeeId, idOf(number)))
      .orderBy(asc(loans.id))
  const loanOf = async (number: string) => {
    const [loan, ...others] = await loansOf(number)
    expect(others).toEqual([])
    if (!loan) throw new Error('no loan was imported')
    return loan
  }
  const paymentsOf = (loanId: number) =>
    db().select().from(loanMovements).where(eq(loanMovements.loanId, loanId)).orderBy(asc(loanMovements.id))
  const row = (change: Cells = {}): Cells => ({
    numero: '100104',
    monto: '1,000.00',
    plazo: '13',
    frecuencia: 'S',
    tasa: '12',
    primerPago: '25/09/2026',
    saldo: '384.65',
    fechaSaldo: '20/11/2026',
    ...change,
  })

  test('creates a loan with a computed plan and one payment down to its balance', async () => {
    const said = await bring([row({ otorgado: '16/09/2026' })])
    expect(said).toMatchObject([{ kind: 'nueva', name: 'JOSÉ ÁNGEL NÚÑEZ PEÑA' }])
    const loan = await loanOf('100104')
    const plan = loanSchedule(100_000, 13, 0.12 / 52)
    expect(loan).toMatchObject({
      amount: 100_000,
      term: 13,
      frequency: 'weekly',
      instalment: 7692,
      interest: plan.reduce((sum, { interest }) => sum + interest, 0),
      periodRate: 0.00230769,
      // The week from Monday the 14th is paid on Friday the 25th.
      firstPeriodStart: '2026-09-14',
      remaining: 38_465,
      status: 'active',
      registeredAt: new Date('2026-09-16T18:00:00Z'),
      paper: { firstPayday: '2026-09-25', number: '100104', isPaidWeekly: true },
    })
    expect(await paymentsOf(loan.id)).toMatchObject([
      { date: '2026-11-20', principal: 61_535, interest: 0, balance: 38_465 },
    ])
    // The one imported payment counts as eight of the thirteen instalments.
    expect(await db().transaction((tx) => countPayments(tx, loan))).toBe(8)
    expect(inShort(await bring([row({ otorgado: '16/09/2026' })]))).toEqual(['igual'])
    expect(await paymentsOf(loan.id)).toHaveLength(1)
  })

  test('creates a fortnightly loan without payments, and a paid-off loan as settled', async () => {
    const fortnights = {
      numero: '100211',
      plazo: '6',
      frecuencia: 'quincenal',
      tasa: '12.3456%',
      primerPago: '30/11/2026',
      saldo: '1000',
    }
    expect(inShort(await bring([row(fortnights), row({ saldo: '0' })], 1))).toEqual(['nueva', 'nueva'])
    const loan = await loanOf('100211')
    expect(loan).toMatchObject({
      frequency: 'biweekly',
      instalment: 16_667,
      periodRate: 0.005144,
      firstPeriodStart: '2026-11-16',
      remaining: 100_000,
      status: 'active',
    })
    // Without a loan date, the registration date is the payday before the first payment, at the latest today.
    expect(loan.registeredAt).toEqual(new Date('2026-11-15T18:00:00Z'))
    expect(await paymentsOf(loan.id)).toEqual([])
    expect(await loanOf('100104')).toMatchObject({ status: 'settled', remaining: 0 })
  })

  test('records a lower balance as a payment, and zero as settled', async () => {
    await bring([row({ fechaSaldo: '13/11/2026' })])
    const said = await bring([row({ saldo: '200.01' })])
    expect(said[0]).toMatchObject({
      kind: 'cambia',
      changes: [{ field: 'saldo', from: '$384.65', to: '$200.01' }],
    })
    const loan = await loanOf('100104')
    expect(loan).toMatchObject({ remaining: 20_001, status: 'active' })
    expect(await paymentsOf(loan.id)).toMatchObject([
      { principal: 61_535, balance: 38_465 },
      { date: '2026-11-20', principal: 18_464, balance: 20_001 },
    ])
    expect(inShort(await bring([row({ saldo: '0', fechaSaldo: '23/11/2026' })]))).toEqual(['cambia'])
    expect(await loanOf('100104')).toMatchObject({ remaining: 0, status: 'settled' })
    // Each balance equals the recorded balance of its date, so nothing changes.
    expect(inShort(await bring([row({ fechaSaldo: '13/11/2026' })]))).toEqual(['igual'])
    expect(inShort(await bring([row({ saldo: '200.01' })]))).toEqual(['igual'])
    expect(inShort(await bring([row({ saldo: '0', fechaSaldo: '23/11/2026' })]))).toEqual(['igual'])
    expect(await loansOf('100104')).toHaveLength(1)
  })

  test('refuses a higher balance, a date before later payments, and other terms', async () => {
    await bring([row({ fechaSaldo: '13/11/2026' })])
    await bring([row({ saldo: '200' })])
    expect(inShort(await bring([row({ saldo: '200.01' })]))).toEqual(['saldo: higherBalance $200.00'])
    const between = row({ saldo: '300', fechaSaldo: '15/11/2026' })
    expect(inShort(await bring([between]))).toEqual(['fechaSaldo: laterPayments 20/11/2026'])
    const other: Cells[] = [
      { monto: '1001' },
      { plazo: '26' },
      { tasa: '12.5' },
      { primerPago: '02/10/2026' },
    ]
    for (const change of other)
      expect(inShort(await bring([row({ saldo: '200', ...change })]))).toEqual([
        'monto: hasLoan $1,000.00 13',
      ])
    expect(await loanOf('100104')).toMatchObject({ remaining: 20_000 })
  })

  test('accepts a new loan once the former loan is paid off, in any order of the rows', async () => {
    await bring([row()])
    const next = { monto: '500', saldo: '500', primerPago: '27/11/2026', fechaSaldo: '23/11/2026' }
    const said = await bring([row(next), row({ saldo: '0', fechaSaldo: '21/11/2026' })], 1)
    expect(inShort(said)).toEqual(['nueva', 'cambia'])
    expect((await loansOf('100104')).map(({ amount, status }) => [amount, status])).toEqual([
      [100_000, 'settled'],
      [50_000, 'active'],
    ])
    const old = row({ monto: '700', saldo: '0', primerPago: '05/01/2024', fechaSaldo: '29/03/2024' })
    expect(inShort(await bring([old, row(next)]))).toEqual(['nueva', 'igual'])
    const two = [row({ monto: '800', numero: '100211', plazo: '6', frecuencia: 'Q' })]
    expect(inShort(await bring([...two, { ...two[0], monto: '900' }]))).toEqual([
      'numero: unit 3',
      'monto: hasLoan $800.00 6',
    ])
    expect(inShort(await bring([...two, ...two]))).toEqual(['numero: unit 3', 'numero: twice 2'])
    expect(await loansOf('100211')).toEqual([])
  })

  test('settles a loan that payroll has paid off when the next loan is imported', async () => {
    await bring([row()])
    const loan = await loanOf('100104')
    const last = { loanId: loan.id, date: '2026-11-21', principal: 38_465, interest: 89, balance: 0 }
    await db().insert(loanMovements).values(last)
    expect(await loanOf('100104')).toMatchObject({ status: 'active', remaining: 0 })
    const next = row({ monto: '500', saldo: '500', primerPago: '27/11/2026', fechaSaldo: '23/11/2026' })
    expect(inShort(await bring([next]))).toEqual(['nueva'])
    expect((await loansOf('100104')).map(({ status }) => status)).toEqual(['settled', 'active'])
  })

  test.each(['requested', 'approved'] as const)(
    'refuses an open loan while another loan is %s',
    async (status) => {
      const asked = {
        employeeId: idOf('100104'),
        amount: 100_000,
        remaining: 100_000,
        term: 13,
        frequency: 'weekly' as const,
        instalment: 7692,
        interest: 0,
        periodRate: 0.00230769,
        firstPeriodStart: '2026-11-23',
        status,
        registeredAt: new Date(),
      }
      await db().insert(loans).values(asked)
      expect(inShort(await bring([row()]))).toEqual(['numero: loanWaiting'])
      expect(inShort(await bring([row({ monto: '2000' })]))).toEqual(['numero: loanWaiting'])
      expect(inShort(await bring([row({ monto: '2000', saldo: '0' })]))).toEqual(['nueva'])
    },
  )

  test('refuses an open loan of a person who left the fund', async () => {
    const isTheirs = eq(savingsAccounts.employeeId, idOf('100104'))
    await db().update(savingsAccounts).set({ hasLeft: true }).where(isTheirs)
    expect(inShort(await bring([row()]))).toEqual(['numero: hasLeft'])
    expect(inShort(await bring([row({ saldo: '0' })]))).toEqual(['nueva'])
  })

  test.each<[Cells, string]>([
    [{ numero: '999999' }, 'numero: unknownPerson 999999'],
    [{ numero: '100103' }, 'numero: noAccount'],
    [{ monto: '0' }, 'monto: zero; saldo: overLoan $0.00'],
    [{ monto: 'mil' }, 'monto: amount'],
    [{ plazo: '12' }, 'plazo: term 13, 26, 39, 52'],
    [{ plazo: '12.5' }, 'plazo: whole'],
    [{ frecuencia: 'M' }, 'frecuencia: choice S, Q'],
    [{ frecuencia: 'Q', plazo: '12' }, 'frecuencia: otherFrequency S'],
    [{ tasa: '0.12' }, 'tasa: rate'],
    [{ tasa: '100' }, 'tasa: rate'],
    [{ tasa: '12.34567' }, 'tasa: rate'],
    [{ tasa: '12,5' }, 'tasa: rate'],
    [{ primerPago: '25/01/2027' }, 'primerPago: tooLate'],
    [{ otorgado: '25/09/2026' }, 'primerPago: tooEarly'],
    [{ saldo: '1000.01' }, 'saldo: overLoan $1,000.00'],
    [{ saldo: '-1' }, 'saldo: negative'],
    [{ fechaSaldo: '' }, 'fechaSaldo: empty'],
    [{ fechaSaldo: '24/11/2026' }, 'fechaSaldo: tooLate'],
    [{ fechaSaldo: '17/09/2026' }, 'fechaSaldo: beforeLoan 18/09/2026'],
  ])('%o is an error: %s', async (change, why) => {
    expect(inShort(await bring([row(change)]))).toEqual([why])
    expect(await loansOf('100104')).toEqual([])
  })

  test('accepts a loan without interest', async () => {
    expect(inShort(await bring([row({ tasa: '0' })]))).toEqual(['nueva'])
    expect(await loanOf('100104')).toMatchObject({ interest: 0, periodRate: 0 })
  })

  test('keeps the debt equal to the amount minus the payments for any sequence of balances', {
    tags: ['whole'],
  }, async () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    await fc.assert(
      fc
        .asyncProperty(fc.array(cents, { minLength: 1, maxLength: 6 }), async (balances) => {
          let owed = 100_000
          for (const [at, balance] of balances.entries()) {
            const day = { saldo: toDecimal(balance), fechaSaldo: `${at + 10}/11/2026` }
            const isFirst = at === 0
            const said = inShort(await bring([row(day)]))
            if (isFirst) expect(said).toEqual(['nueva'])
            else if (balance > owed) expect(said[0]).toMatch(/^saldo: higherBalance/)
            else expect(said).toEqual([balance === owed ? 'igual' : 'cambia'])
            if (balance <= owed) owed = balance
            const loan = await loanOf('100104')
            expect(loan).toMatchObject({ remaining: owed, status: owed === 0 ? 'settled' : 'active' })
            const paid = await paymentsOf(loan.id)
            expect(paid.reduce((sum, { principal }) => sum + principal, owed)).toBe(100_000)
            if (owed === 0) continue
            const rest = remainingPayments({ ...loan, isWeekly: true }, owed)
            expect(rest.reduce((sum, { principal }) => sum + principal, 0)).toBe(owed)
          }
        })
        .beforeEach(async () => {
          await db()
            .delete(loans)
            .where(eq(loans.employeeId, idOf('100104')))
        }),
      { numRuns: 20 },
    )
  })
})
