import { and, asc, eq, lte, ne } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { type MovementPlace, moveSavings, payLoan, periodOfPayday } from './effects.ts'
import { type Account, type Loan, lockAccount, lockLoan, type Request } from './queries.ts'

const { payCalendar, savingsAccounts, savingsRequests } = tables

/** Requests carried out at one go. */
const AT_ONCE = 100

/**
 * What was asked for is carried out on its payday (CAJ-05, CAJ-06, CAJ-14). A loan waits for whoever decides on it.
 * @returns whether more may be left
 */
export async function applyDue({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  const today = companyDate(clock.now().getTime())
  const due = await db
    .select({ id: savingsRequests.id, employeeId: savingsRequests.employeeId })
    .from(savingsRequests)
    .where(
      and(
        eq(savingsRequests.status, 'pending'),
        ne(savingsRequests.kind, 'loan'),
        lte(savingsRequests.payDate, today),
      ),
    )
    .orderBy(asc(savingsRequests.id))
    .limit(AT_ONCE)
  for (const { id, employeeId } of due) await db.transaction((tx) => applyOne(tx, id, employeeId))
  return due.length === AT_ONCE
}

/** Another copy of the server, or its person, may have been faster: what counts is read under the lock. */
async function applyOne(tx: Tx, id: number, employeeId: number): Promise<void> {
  const account = await lockAccount(tx, employeeId)
  const waiting = and(eq(savingsRequests.id, id), eq(savingsRequests.status, 'pending'))
  const [request] = await tx.select().from(savingsRequests).where(waiting)
  if (!account || !request) return
  const loan = await lockLoan(tx, employeeId)
  const place = await placeOf(tx, request)
  const isDone = await carryOut(tx, { request, account, loan, place })
  const status = isDone ? 'applied' : 'refused'
  await tx.update(savingsRequests).set({ status }).where(eq(savingsRequests.id, id))
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

/** @returns false when what it was asked for is no longer there */
async function carryOut(tx: Tx, { request, account, loan, place }: Due): Promise<boolean> {
  const amount = request.amount ?? 0
  const owed = loan?.remaining ?? 0
  const set = (values: Partial<Account>) =>
    tx.update(savingsAccounts).set(values).where(eq(savingsAccounts.employeeId, account.employeeId))
  switch (request.kind) {
    case 'enrolment':
      await set({ isJoining: false })
      return true
    case 'change':
      await set({ amount })
      return true
    case 'deposit':
      await moveSavings(tx, place, 'extraordinary', amount)
      return true
    case 'withdrawal':
      if (amount > account.total - owed) return false
      await moveSavings(tx, place, 'withdrawal', -amount)
      return true
    case 'extra_payment': {
      // The payroll may have paid of it since.
      const payment = Math.min(amount, owed)
      if (!loan || payment <= 0 || payment > account.total) return false
      await payLoan(tx, place, loan, payment)
      return true
    }
    case 'leaving':
      if (owed > account.total) {
        await set({ isLeaving: false })
        return false
      }
      if (loan && owed > 0) await payLoan(tx, place, loan, owed)
      if (account.total > owed) await moveSavings(tx, place, 'leaving', owed - account.total)
      await set({ isLeaving: false, hasLeft: true })
      return true
    case 'loan':
      throw new Error('a loan is decided on, not due')
  }
}
