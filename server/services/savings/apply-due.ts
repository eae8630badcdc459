import { and, eq, lte, ne, or, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { isLastOfFortnight, loanRhythm } from '#domain/savings/loan-dates.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { describeFault, type Logger } from '../../log.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { movementApplied, movementUndone } from '../outbound/decided.ts'
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
import { notifyRefused } from './notify-owner.ts'
import { savingsTexts as texts } from './texts.es.ts'

const { loans, payCalendar, savingsAccounts, savingsRequests } = tables

const MAX_PER_RUN = 100

/**
 * Condition for requests that can become due. A loan without authorization is never due. A contribution
 * without authorization is due, and then lapses.
 */
const isDecided = or(eq(savingsRequests.status, 'approved'), ne(savingsRequests.kind, 'loan'))

type Surroundings = Pick<NotifyContext, 'clock' | 'services'> & { db: Database; log: Pick<Logger, 'error'> }

const order = sql`(${savingsRequests.payDate}, ${savingsRequests.kind} = 'loan', ${savingsRequests.id})`

/**
 * Carries out requests on their payday (CAJ-04 … CAJ-14). Only loans and contributions need an authorization
 * (K-40). Loans come last, because withdrawals were promised before the loans. A failed request is logged and
 * retried in the next run, and never blocks other requests.
 * @returns whether more may be left
 */
export async function applyDue(surroundings: Surroundings, atOnce = MAX_PER_RUN): Promise<boolean> {
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
        log.error({ request: id, ...describeFault(cause) }, 'a movement of the savings fund failed')
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

/**
 * Reads the request again under the lock, because another server instance or the person may have been faster.
 */
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
      : // Clears the decider, because the system refuses the request even after an authorization.
        { status: 'refused' as const, reason, decidedAt: clock.now(), decidedBy: null }
  await tx.update(savingsRequests).set(end).where(eq(savingsRequests.id, id))
  if (reason === null) await movementApplied(context, request)
  else {
    await movementUndone(context, request)
    await notifyRefused(context, request, reason)
  }
}

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
 * Returns the principal that the payroll of a payday will still take. The payroll precedes an extra payment
 * of that day (BR-06), whichever is stored first. Must match savings-cut/queries.ts.
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

/** @returns null after carrying out the request, otherwise the reason of the refusal */
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
      // No payroll took the amount, so no money came in.
      if (request.status !== 'approved') return texts.lapsed
      await moveSavings(tx, place, 'extraordinary', amount)
      return null
    case 'withdrawal': {
      // Subtracts the debt only of a loan that was already paid out. A later loan was granted on the balance
      // after this withdrawal.
      const lent = loan?.status === 'active' ? owed : 0
      if (amount > account.total - lent) return texts.goneByThen
      await moveSavings(tx, place, 'withdrawal', -amount)
      return null
    }
    case 'extra_payment': {
      if (loan?.status !== 'active' || owed <= 0) return texts.paidByThen
      // Other payments may have reduced the debt in the meantime.
      const payment = Math.min(amount, owed - (await stillTaken(tx, loan, payday)))
      if (payment <= 0) return texts.paidByPayroll
      // The social part must remain, even after other movements (BR-06).
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
      // A departure on the same day may already have settled the loan.
      if (loan && loan.id === request.loanId && loan.status === 'approved') {
        await tx.update(loans).set({ status: 'active' }).where(eq(loans.id, loan.id))
      }
      return null
  }
}
