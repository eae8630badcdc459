import { eq, inArray } from 'drizzle-orm'
import {
  type LoanComparison,
  compareLoans,
  type KnownDebt,
  type LoanRow,
} from '#domain/data-import/kinds/prestamos/compare.ts'
import { rejectFaultyUnits } from '#domain/data-import/faulty-units.ts'
import { planOfWanted, type WantedLoan } from '#domain/data-import/kinds/prestamos/kind.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Tx } from '../../../../db/connection.ts'
import { loanMovements, loans } from '../../../../db/schema/savings.ts'
import { freezePaper } from '../../../savings/loan-papers.ts'
import { settlePaidOff } from '../../../savings/queries.ts'
import { type FundLoan, readAccounts, readLoans } from '../../fund-accounts.ts'
import type { KindWriter, RowToJudge } from '../../kind-writer.ts'
import { findPeople, memberProblem, type FoundPerson, personProblem } from '../../people.ts'
import { type PeriodPaidOn, readPeriodsPaid } from '../../period-paid.ts'

type Row = RowToJudge<WantedLoan>

interface Judged {
  row: number
  unit: string
  wanted: WantedLoan
  person: FoundPerson | null
  problem: ReturnType<typeof personProblem>
  held: LoanComparison | null
}

export const loanWriter: KindWriter<WantedLoan> = {
  async judge(tx, rows, { now, lock }) {
    const judged = await lockAll(tx, rows, { today: companyDate(now.getTime()), lock })
    const answers = judged.map(({ row, unit, wanted, person, problem, held }) => ({
      row,
      unit,
      kind: held?.kind ?? ('nueva' as const),
      name: person?.name ?? '',
      employeeId: person?.id ?? null,
      problems: problem ? [problem] : [],
      changes:
        held?.kind === 'cambia' && !problem
          ? [{ field: 'saldo', from: formatMoney(held.before), to: formatMoney(wanted.remaining) }]
          : [],
    }))
    rejectFaultyUnits(answers)
    return answers
  },

  async write(tx, rows, { now }) {
    const today = companyDate(now.getTime())
    const judged = await lockAll(tx, rows, { today, lock: false })
    const periodPaid = await readPeriodsPaid(
      tx,
      rows.map(({ wanted }) => wanted.firstPayday),
    )
    // Writes payments first, because paying off a loan allows the next loan.
    const order = ({ held, wanted }: Judged) => (held?.kind === 'cambia' ? 0 : wanted.remaining === 0 ? 1 : 2)
    const kinds = new Map(rows.map(({ row, kind }) => [row, kind]))
    for (const { row, person, held, wanted, problem } of judged.toSorted(
      (a, b) => order(a) - order(b) || a.row - b.row,
    )) {
      if (!person || !held) throw new Error('a loan without a person')
      if (problem || held.kind !== kinds.get(row)) throw new Error('a locked loan has changed')
      if (held.loanId === null) await makeLoan(tx, { person, wanted, today, periodPaid })
      else await payDown(tx, held.loanId, held.before, wanted)
    }
  },
}

async function lockAll(
  tx: Tx,
  rows: readonly Row[],
  { today, lock }: { today: string; lock: boolean },
): Promise<Judged[]> {
  const people = await findPeople(tx, rows, lock)
  const accounts = await readAccounts(tx, people.ids, lock)
  const debts = await readDebts(tx, await readLoans(tx, people.ids, lock))
  const byPerson = new Map<number, { person: FoundPerson; rows: LoanRow[] }>()
  for (const { row, wanted } of rows) {
    const person = people.of(wanted.numero)
    if (!person) continue
    const { periodRate } = planOfWanted(wanted)
    const own = byPerson.get(person.id) ?? { person, rows: [] }
    own.rows.push({ row, wanted, periodRate, lentOn: lentOnOf(wanted, today) })
    byPerson.set(person.id, own)
  }
  const held = new Map<number, LoanComparison>()
  for (const [id, { person, rows: own }] of byPerson) {
    const member = {
      hasLeft: accounts.get(id)?.hasLeft ?? false,
      isPaidWeekly: isWeeklyLoan(person.payGroupId),
    }
    for (const each of compareLoans(debts.get(id) ?? [], own, member)) held.set(each.row, each)
  }
  return rows.map(({ row, unit, wanted }) => {
    const person = people.of(wanted.numero)
    const found = held.get(row) ?? null
    const problem =
      personProblem(person, wanted.numero) ??
      memberProblem(person, accounts.has(person?.id ?? 0)) ??
      found?.problem ??
      null
    return { row, unit, wanted, person, problem, held: found }
  })
}

/**
 * Returns the day of the loan, or the payday before the first payment if the file has no day. Never returns a
 * day after today.
 */
function lentOnOf({ lentOn, firstPayday, isWeekly }: WantedLoan, today: string): string {
  const before = lentOn ?? addDays(firstPayday, isWeekly ? -7 : -15)
  return before < today ? before : today
}

async function readDebts(
  tx: Tx,
  byPerson: ReadonlyMap<number, readonly FundLoan[]>,
): Promise<Map<number, KnownDebt[]>> {
  const all = [...byPerson.values()].flat()
  const payments = new Map<number, { date: string; principal: number }[]>()
  if (all.length > 0) {
    const ids = all.map(({ id }) => id)
    const found = await tx
      .select({
        loanId: loanMovements.loanId,
        date: loanMovements.date,
        principal: loanMovements.principal,
      })
      .from(loanMovements)
      .where(inArray(loanMovements.loanId, ids))
    for (const { loanId, ...each } of found) {
      const own = payments.get(loanId)
      if (own) own.push(each)
      else payments.set(loanId, [each])
    }
  }
  const debtsOf = (own: readonly FundLoan[]) =>
    own.flatMap((loan): KnownDebt[] => {
      const { id, amount, term, periodRate, status, paper, remaining } = loan
      if (status === 'cancelled') return []
      return [
        {
          id,
          amount,
          term,
          isWeekly: loan.frequency === 'weekly',
          periodRate,
          firstPayday: paper?.firstPayday ?? null,
          status: status === 'active' && remaining === 0 ? 'settled' : status,
          payments: payments.get(id) ?? [],
        },
      ]
    })
  return new Map([...byPerson].map(([id, own]) => [id, debtsOf(own)]))
}

interface NewLoan {
  person: FoundPerson
  wanted: WantedLoan
  today: string
  periodPaid: PeriodPaidOn
}

async function makeLoan(tx: Tx, { person, wanted, today, periodPaid }: NewLoan): Promise<void> {
  const { amount, term, isWeekly, firstPayday, remaining } = wanted
  const { periodRate, plan } = planOfWanted(wanted)
  await settlePaidOff(tx, person.id)
  const [made] = await tx
    .insert(loans)
    .values({
      employeeId: person.id,
      amount,
      remaining: amount,
      term,
      frequency: isWeekly ? 'weekly' : 'biweekly',
      instalment: plan.instalment,
      interest: plan.interest,
      periodRate,
      firstPeriodStart: periodPaid(person.payGroupId, firstPayday).startDate,
      status: remaining === 0 ? 'settled' : 'active',
      // Noon in central Mexico (UTC−6).
      registeredAt: new Date(`${lentOnOf(wanted, today)}T18:00:00Z`),
    })
    .returning({ id: loans.id })
  if (!made) throw new Error('the inserted loan has no id')
  if (remaining < amount) await writePayment(tx, made.id, amount, wanted)
  await freezePaper(tx, made.id, { firstPayday })
}

async function payDown(tx: Tx, loanId: number, before: number, wanted: WantedLoan): Promise<void> {
  await writePayment(tx, loanId, before, wanted)
  if (wanted.remaining === 0) await tx.update(loans).set({ status: 'settled' }).where(eq(loans.id, loanId))
}

/** Writes one payment for the whole amount paid until that day. Files contain no interest. */
async function writePayment(
  tx: Tx,
  loanId: number,
  before: number,
  { remaining, day }: WantedLoan,
): Promise<void> {
  await tx
    .insert(loanMovements)
    .values({ loanId, date: day, principal: before - remaining, interest: 0, balance: remaining })
}
