import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { type MovementPlace, moveSavings, payLoan, periodOfPayday } from './effects.ts'
import { type Account, isInProcess, type Loan, lockAccount, lockLoan, type Request } from './queries.ts'
import { tellRefused } from './tell.ts'
import { savingsTexts as texts } from './texts.es.ts'

const { loans, payCalendar, savingsAccounts, savingsRequests } = tables

/** Requests carried out at one go. */
const AT_ONCE = 100

/** A loan without its authorization is never due. */
const isDecided = or(eq(savingsRequests.status, 'approved'), ne(savingsRequests.kind, 'loan'))

type Surroundings = Pick<NotifyContext, 'clock' | 'services'> & { db: Database }

/**
 * What was asked for is carried out on its payday (CAJ-05, CAJ-06, CAJ-14), authorized or not; a loan only when it was
 * authorized. Loans come last: what is taken out was promised before anything was lent on the rest.
 * One that fails holds nobody else's money up; it stays as it was and is tried again.
 * @returns whether more may be left
 * @throws the first failure, after all of them
 */
export async function applyDue({ db, clock, services }: Surroundings): Promise<boolean> {
  const today = companyDate(clock.now().getTime())
  const due = await db
    .select({ id: savingsRequests.id, employeeId: savingsRequests.employeeId })
    .from(savingsRequests)
    .where(and(isInProcess, isDecided, lte(savingsRequests.payDate, today)))
    .orderBy(
      asc(savingsRequests.payDate),
      asc(sql`${savingsRequests.kind} = 'loan'`),
      asc(savingsRequests.id),
    )
    .limit(AT_ONCE)
  const failures: unknown[] = []
  for (const { id, employeeId } of due) {
    try {
      await db.transaction((tx) => applyOne({ tx, clock, services }, id, employeeId))
    } catch (cause) {
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw failures[0]
  return due.length === AT_ONCE
}

/** Another copy of the server, or its person, may have been faster: what counts is read under the lock. */
async function applyOne(context: NotifyContext, id: number, employeeId: number): Promise<void> {
  const { tx, clock } = context
  const account = await lockAccount(tx, employeeId)
  const waiting = and(eq(savingsRequests.id, id), isInProcess, isDecided)
  const [request] = await tx.select().from(savingsRequests).where(waiting)
  if (!account || !request) return
  const loan = await lockLoan(tx, employeeId)
  const place = await placeOf(tx, request)
  const reason = await carryOut(tx, { request, account, loan, place })
  const end =
    reason === null
      ? { status: 'applied' as const }
      : // By nobody, whoever may have authorized it before.
        { status: 'refused' as const, reason, decidedAt: clock.now(), decidedBy: null }
  await tx.update(savingsRequests).set(end).where(eq(savingsRequests.id, id))
  if (reason !== null) await tellRefused(context, request, reason)
}

async function placeOf(tx: Tx, { id, employeeId, payDate, requestedOn }: Request): Promise<MovementPlace> {
  const date = payDate ?? requestedOn
  const [payday] = await tx
    .select({ payday: payCalendar })
    .from(payCalendar)
    .innerJoin(tables.employees, eq(tables.employees.payGroupId, payCalendar.payGroupId))
    .where(and(eq(tables.employees.id, employeeId), eq(payCalendar.payDate, date)))
  return { employeeId, date, requestId: id, period: payday ? periodOfPayday(payday.payday) : date }
}

interface Due {
  request: Request
  account: Account
  loan: Loan | null
  place: MovementPlace
}

/** @returns null when it is done, else why it can't be */
async function carryOut(tx: Tx, { request, account, loan, place }: Due): Promise<string | null> {
  const amount = request.amount ?? 0
  const owed = loan?.remaining ?? 0
  const set = (values: Partial<Account>) =>
    tx.update(savingsAccounts).set(values).where(eq(savingsAccounts.employeeId, account.employeeId))
  switch (request.kind) {
    case 'enrolment':
      await set({ isJoining: false })
      return null
    case 'change':
      await set({ amount })
      return null
    case 'deposit':
      await moveSavings(tx, place, 'extraordinary', amount)
      return null
    case 'withdrawal': {
      // A loan that is not paid out yet was lent without what this takes.
      const lent = loan?.status === 'active' ? owed : 0
      if (amount > account.total - lent) return texts.goneByThen
      await moveSavings(tx, place, 'withdrawal', -amount)
      return null
    }
    case 'extra_payment': {
      // Paid off since; a loan that is not paid out yet is another one.
      if (loan?.status !== 'active' || owed <= 0) return texts.paidByThen
      // The payroll may have paid of it since.
      const payment = Math.min(amount, owed)
      if (payment > account.total) return texts.goneByThen
      await payLoan(tx, place, loan, payment)
      return null
    }
    case 'leaving':
      if (owed > account.total) {
        await set({ isLeaving: false })
        return texts.goneByThen
      }
      if (loan && owed > 0) await payLoan(tx, place, loan, owed)
      if (account.total > owed) await moveSavings(tx, place, 'leaving', owed - account.total)
      await set({ isLeaving: false, hasLeft: true })
      return null
    case 'loan':
      // Paid out with the payroll. Whoever has left the same day has settled it already.
      if (loan && loan.id === request.loanId && loan.status === 'approved') {
        await tx.update(loans).set({ status: 'active' }).where(eq(loans.id, loan.id))
      }
      return null
  }
}
