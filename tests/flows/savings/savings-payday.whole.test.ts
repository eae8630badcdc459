import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cut from '#contract/savings/savings-cut.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import { toCentavos, toDecimal } from '#domain/money/money.ts'
import * as schema from '#server/db/schema/savings.ts'
import { savingsActions } from '#tests/support/people/fund-hands.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** Payroll list of a loan with a pending extra payment, compared with what the paydays take (P-89, BR-06). */

const PERSON = '100101'
const PAYDAYS = ['2026-11-27', '2026-12-04', '2026-12-11']

interface Taken {
  principal: number
  interest: number
}

describe.each(databases)('on %s', (database) => {
  const hands = savingsActions()
  const { ask, idOf, move, owe, saveUpTo, clock, carryOutDue, expectSums } = hands
  let server: TestServer

  beforeAll(async () => {
    server = await hands.start(database)
  })
  afterAll(() => server.stop())
  beforeEach(hands.reset)

  async function listOf(fecha: string): Promise<Taken[]> {
    const { body } = await ask(cut.readPayrollCut, '100301', { pagina: 1, grupo: 1, fecha })
    const { data } = body as { data: cut.CutRow[] }
    return data
      .filter(({ clase, empleado }) => clase === 'abono' && empleado === PERSON)
      .map(({ capital, interes }) => ({
        principal: toCentavos(capital ?? 0),
        interest: toCentavos(interes ?? 0),
      }))
  }

  const loanOf = async () => {
    const [loan] = await server.db
      .select()
      .from(schema.loans)
      .where(eq(schema.loans.employeeId, idOf(PERSON)))
    if (!loan) throw new Error('the loan is missing')
    return loan
  }

  async function payrollTakes(date: string, payments: readonly Taken[]): Promise<void> {
    for (const { principal, interest } of payments) {
      const { id, remaining } = await loanOf()
      const balance = remaining - principal
      await server.db.insert(schema.loanMovements).values({ loanId: id, date, principal, interest, balance })
    }
  }

  /**
   * @returns promised: the list of each payday as forecast before the first payday; seen: the list on the
   * payday itself
   */
  async function play({ amount, instalment, extra, isJobFirst }: Case) {
    await hands.reset()
    await owe(PERSON, { amount, instalment })
    await server.db
      .update(schema.loans)
      .set({ periodRate: 0.0023076923 })
      .where(eq(schema.loans.employeeId, idOf(PERSON)))
    await saveUpTo(PERSON, 5_000_000)
    expect(await move(moves.payLoanExtra, PERSON, toDecimal(extra))).toMatchObject({ status: 'OK' })
    const promised = await Promise.all(PAYDAYS.map(listOf))
    const seen: Taken[][] = []
    for (const day of PAYDAYS) {
      clock.advance(Date.parse(`${day}T18:00:00Z`) - clock.now().getTime())
      if (isJobFirst) await carryOutDue()
      const list = await listOf(day)
      seen.push(list)
      await payrollTakes(day, list)
      if (!isJobFirst) await carryOutDue()
      expect(await listOf(day)).toEqual(list)
    }
    const { remaining } = await loanOf()
    const principal = seen.flat().reduce((sum, each) => sum + each.principal, 0)
    expect(remaining).toBe(amount - principal - extra)
    await expectSums()
    return { promised, seen }
  }

  interface Case {
    amount: number
    instalment: number
    extra: number
    isJobFirst: boolean
  }

  test('lists the forecast loan payments to the centavo, whichever of job and payroll writes first', async () => {
    const cases = fc
      .record({
        instalment: fc.integer({ min: 5000, max: 90_000 }),
        times: fc.integer({ min: 2, max: 13 }),
        odd: fc.integer({ min: 0, max: 6 }),
        share: fc.constantFrom(0.000_1, 0.2, 0.5, 0.99, 1),
        isJobFirst: fc.boolean(),
      })
      .map(({ instalment, times, odd, share, isJobFirst }): Case => {
        const amount = instalment * times + odd
        return {
          amount,
          instalment,
          extra: Math.max(1, Math.floor((amount - instalment) * share)),
          isJobFirst,
        }
      })
    await fc.assert(
      fc.asyncProperty(cases, async (each) => {
        const { promised, seen } = await play(each)
        expect(seen).toEqual(promised)
      }),
      {
        numRuns: 12,
        seed: 17,
        examples: [
          [{ amount: 100_000, instalment: 10_000, extra: 10_000, isJobFirst: false }],
          [{ amount: 100_000, instalment: 10_000, extra: 90_000, isJobFirst: true }],
          [{ amount: 30_003, instalment: 10_000, extra: 20_000, isJobFirst: true }],
          [{ amount: 30_003, instalment: 10_000, extra: 20_000, isJobFirst: false }],
        ],
      },
    )
  })

  test('reduces an extra payment so that the payroll can still take its own payment', async () => {
    await owe(PERSON, { amount: 100_000, instalment: 10_000 })
    await saveUpTo(PERSON, 90_000)
    expect(await move(moves.payLoanExtra, PERSON, 500)).toMatchObject({ status: 'OK' })
    // Pays 600: all of the savings of 900 above the social part of 300. The loan then owes 400, less than the
    // pending 500.
    expect(await move(moves.payLoanWithSavings, PERSON, 600)).toMatchObject({ status: 'OK' })
    await saveUpTo(PERSON, 200_000)
    await hands.onItsPayday(PERSON)
    expect((await loanOf()).remaining).toBe(10_000)
    await payrollTakes('2026-11-27', await listOf('2026-11-27'))
    expect((await loanOf()).remaining).toBe(0)
    await expectSums()
  })
})
