import { and, eq, lte, ne, or, sql } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import { isLastOfFortnight, loanRhythm } from '#domain/loan-dates.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { describeFault, type Logger } from '../../log.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { type MovementPlace, moveSavings, payLoan, periodOfPayday } from './effects.ts'
import {
  type Account,
  hasPaidOn,
  isInProcess,
  type Loan,
  lockAccount,
  lockLoan,
  type Payday,
  type Request,
} from './queries.ts'
import { tellRefused } from './tell.ts'
import { savingsTexts as texts } from './texts.es.ts'

const { loans, payCalendar, savingsAccounts, savingsRequests } = tables

/** Requests carried out at one go; other work has its turn in between. */
const AT_ONCE = 100

/** A loan without its authorization is never due; a contribution without it lapses. */
const isDecided = or(eq(savingsRequests.status, 'approved'), ne(savingsRequests.kind, 'loan'))

type Surroundings = Pick<NotifyContext, 'clock' | 'services'> & { db: Database; log: Pick<Logger, 'error'> }

/** The order in which they are carried out. */
const order = sql`(${savingsRequests.payDate}, ${savingsRequests.kind} = 'loan', ${savingsRequests.id})`

/**
 * What was asked for is carried out on its payday (CAJ-05, CAJ-06, CAJ-14), authorized or not; a loan and a contribution
 * (K-40) only when they were authorized. Loans come last: what is taken out was promised before anything was lent on the rest.
 * One that fails holds nobody else's money up, however many there are: it is logged, stays as it was and is tried again the
 * next time.
 * @returns whether more may be left
 */
export async function applyDue(surroundings: Surroundings, atOnce = AT_ONCE): Promise<boolean> {
  const { db, clock, services, log } = surroundings
  const today = companyDate(clock.now().getTime())
  let done = 0
  for (let last: Due | null = null; done < atOnce; ) {
    const due: Due[] = await listDue(db, today, last, atOnce)
    for (const { id, employeeId } of due) {
      try {
        await db.transaction((tx) => applyOne({ tx, clock, services }, id, employeeId))
        done++
      } catch (cause) {
        log.error(
          { request: id, ...describeFault(cause) },
          'a movement of the savings fund was not carried out',
        )
      }
    }
    last = due.at(-1) ?? null
    if (due.length < atOnce) return false
  }
  return true
}

interface Due {
  id: number
  employeeId: number
  payDate: string | null
  isLoan: boolean
}

/** What is due behind `last`, whatever became of those before it. */
async function listDue(db: Database, today: string, last: Due | null, limit: number): Promise<Due[]> {
  const isBehind =
    last && sql`${order} > (${last.payDate}::date, ${last.isLoan}::boolean, ${last.id}::integer)`
  return db
    .select({
      id: savingsRequests.id,
      employeeId: savingsRequests.employeeId,
      payDate: savingsRequests.payDate,
      isLoan: sql<boolean>`${savingsRequests.kind} = 'loan'`,
    })
    .from(savingsRequests)
    .where(and(isInProcess, isDecided, lte(savingsRequests.payDate, today), isBehind ?? undefined))
    .orderBy(order)
    .limit(limit)
}

/** Another copy of the server, or its person, may have been faster: what counts is read under the lock. */
async function applyOne(context: NotifyContext, id: number, employeeId: number): Promise<void> {
  const { tx, clock } = context
  const account = await lockAccount(tx, employeeId)
  const waiting = and(eq(savingsRequests.id, id), isInProcess, isDecided)
  const [request] = await tx.select().from(savingsRequests).where(waiting)
  if (!account || !request) return
  const loan = await lockLoan(tx, employeeId)
  const payday = await paydayOf(tx, request)
  const place = placeOf(request, payday)
  const reason = await carryOut(tx, { request, account, loan, place, payday })
  const end =
    reason === null
      ? { status: 'applied' as const }
      : // By nobody, whoever may have authorized it before.
        { status: 'refused' as const, reason, decidedAt: clock.now(), decidedBy: null }
  await tx.update(savingsRequests).set(end).where(eq(savingsRequests.id, id))
  if (reason !== null) await tellRefused(context, request, reason)
}

/** null where the calendar has no such day. */
async function paydayOf(tx: Tx, { employeeId, payDate }: Request): Promise<Payday | null> {
  if (payDate === null) return null
  const [payday] = await tx
    .select({ payday: payCalendar })
    .from(payCalendar)
    .innerJoin(tables.employees, eq(tables.employees.payGroupId, payCalendar.payGroupId))
    .where(and(eq(tables.employees.id, employeeId), eq(payCalendar.payDate, payDate)))
  return payday?.payday ?? null
}

function placeOf({ id, employeeId, payDate, requestedOn }: Request, payday: Payday | null): MovementPlace {
  const date = payDate ?? requestedOn
  return { employeeId, date, requestId: id, period: payday ? periodOfPayday(payday) : date }
}

/**
 * The principal that the payroll of a payday still takes: its payment comes before an extra one of that day (BR-06), whoever
 * of the two is written first. As its list has it (savings-cut/queries.ts).
 */
async function stillTaken(tx: Tx, loan: Loan, payday: Payday | null): Promise<number> {
  if (payday === null || loan.firstPeriodStart > payday.periodStart) return 0
  const isTaking =
    loan.frequency === 'weekly' ||
    loanRhythm(payday.payGroupId) !== 'last-week' ||
    isLastOfFortnight(payday.payDate)
  if (!isTaking || (await hasPaidOn(tx, loan, payday.payDate))) return 0
  const { remaining, instalment, term } = loan
  return remaining - instalment <= term / 2 ? remaining : instalment
}

interface Movement {
  request: Request
  account: Account
  loan: Loan | null
  place: MovementPlace
  payday: Payday | null
}

/** @returns null when it is done, else why it can't be */
async function carryOut(tx: Tx, { request, account, loan, place, payday }: Movement): Promise<string | null> {
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
      // No payroll has taken it, so nothing came in.
      if (request.status !== 'approved') return texts.lapsed
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
      // More may have been paid of it since.
      const payment = Math.min(amount, owed - (await stillTaken(tx, loan, payday)))
      if (payment <= 0) return texts.paidByPayroll
      // The social part stays, whatever else was paid out of the savings since (BR-06).
      if (payment > account.total - account.socialPart) return texts.goneByThen
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
