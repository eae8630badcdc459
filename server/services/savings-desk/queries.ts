import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DeskClass } from '#contract/savings/savings-desk.ts'
import { SAVINGS_REQUESTS_PER_PAGE } from '#contract/savings/savings-desk.ts'
import { isNarrow, type Scope } from '#domain/identity/roles.ts'
import type { DeskKind } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { roleGrants } from '../../db/schema/roles.ts'
import { tables } from '../../db/schema/tables.ts'
import { includes, reaches, within } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

const { departments, employees, loans, savingsAccounts, savingsMovements, savingsRequests, users } = tables
/** Second join of the loans, for the person's current debt; `loans` is the requested loan. */
const debts = alias(loans, 'debts')

export const kindOf = {
  prestamo: 'loan',
  retiro: 'withdrawal',
  baja: 'leaving',
  aportacion: 'deposit',
} as const satisfies Record<DeskClass, DeskKind>

/**
 * Condition for the kinds that the desk decides. Must match the condition of the partial index word for word
 * (migration 0027).
 */
const isOfDesk = sql`(${savingsRequests.movementType} <> 394 or ${savingsRequests.kind} = 'deposit')`
const isWaiting = and(eq(savingsRequests.status, 'pending'), isOfDesk)
const isDecided = and(isNotNull(savingsRequests.decidedAt), isOfDesk)

function isWithin(scope: Scope): SQL | undefined {
  if (!isNarrow(scope)) return undefined
  return sql`${savingsRequests.employeeId} in (select ${employees.id} from ${employees} where ${within(scope)})`
}

const columns = {
  request: savingsRequests,
  number: employees.number,
  name: sql<string>`${employees.firstName} || ' ' || ${employees.paternalName} || ' ' || ${employees.maternalName}`,
  department: departments.name,
  jobTitle: employees.jobTitle,
  saved: savingsAccounts.total,
  owed: debts.remaining,
  /** Amount that a departure paid out, as a negative number; null until then. */
  left: savingsMovements.amount,
  loan: loans,
  decider: users.name,
}

function select(tx: Tx) {
  return tx
    .select(columns)
    .from(savingsRequests)
    .innerJoin(employees, eq(employees.id, savingsRequests.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .innerJoin(savingsAccounts, eq(savingsAccounts.employeeId, savingsRequests.employeeId))
    .leftJoin(loans, eq(loans.id, savingsRequests.loanId))
    .leftJoin(
      debts,
      and(eq(debts.employeeId, savingsRequests.employeeId), inArray(debts.status, ['approved', 'active'])),
    )
    .leftJoin(
      savingsMovements,
      and(eq(savingsMovements.requestId, savingsRequests.id), eq(savingsMovements.kind, 'leaving')),
    )
    .leftJoin(users, eq(users.id, savingsRequests.decidedBy))
}

export type DeskRow = Awaited<ReturnType<typeof select>>[number]

export interface Wanted {
  kind: DeskKind | null
  isDecided: boolean
  page: number
}

export async function listRequests(
  tx: Tx,
  wanted: Wanted,
  scope: Scope,
): Promise<{ rows: DeskRow[]; total: number }> {
  const where = and(
    wanted.isDecided ? isDecided : isWaiting,
    wanted.kind === null ? undefined : eq(savingsRequests.kind, wanted.kind),
    isWithin(scope),
  )
  const order: SQL[] = wanted.isDecided
    ? [desc(savingsRequests.decidedAt), desc(savingsRequests.id)]
    : [asc(savingsRequests.requestedOn), asc(savingsRequests.id)]
  const rows = await select(tx)
    .where(where)
    .orderBy(...order)
    .limit(SAVINGS_REQUESTS_PER_PAGE)
    .offset((wanted.page - 1) * SAVINGS_REQUESTS_PER_PAGE)
  return { rows, total: await tx.$count(savingsRequests, where) }
}

export async function findRequest(tx: Tx, id: number): Promise<DeskRow | null> {
  const [row] = await select(tx).where(and(eq(savingsRequests.id, id), isOfDesk))
  return row ?? null
}

export async function countWaiting(tx: Tx, scope: Scope) {
  const rows = await tx
    .select({ kind: savingsRequests.kind, times: count() })
    .from(savingsRequests)
    .where(and(isWaiting, isWithin(scope)))
    .groupBy(savingsRequests.kind)
  const countOf = (kind: DeskKind) => rows.find((row) => row.kind === kind)?.times ?? 0
  const counts = {
    prestamo: countOf('loan'),
    retiro: countOf('withdrawal'),
    baja: countOf('leaving'),
    aportacion: countOf('deposit'),
  }
  return { total: Object.values(counts).reduce((all, each) => all + each, 0), ...counts }
}

export async function countLate(tx: Tx, before: string): Promise<{ waiting: number; late: number }> {
  const waiting = await tx.$count(savingsRequests, isWaiting)
  const late = await tx.$count(savingsRequests, and(isWaiting, lt(savingsRequests.requestedOn, before)))
  return { waiting, late }
}

/**
 * Opens a request.
 * @returns null for an unknown request
 * @throws WireFault for a person outside the caller's role
 */
export async function openRequest(tx: Tx, id: number, user: User, at: Date): Promise<DeskRow | null> {
  const found = await findRequest(tx, id)
  if (found === null) return null
  await requireReach(tx, user, found)
  await markOpened(tx, id, user.employeeId, at)
  return findRequest(tx, id)
}

export async function requireReach(tx: Tx, user: User, { request }: DeskRow): Promise<void> {
  if (!(await reaches(tx, user, 'caja', request.employeeId)))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
}

export async function canAnotherDecide(tx: Tx, employeeId: number, user: User): Promise<boolean> {
  const scopes = await tx
    .select({ companies: roleGrants.companies, plants: roleGrants.plants })
    .from(roleGrants)
    .innerJoin(users, eq(users.id, roleGrants.userId))
    .where(
      and(
        eq(roleGrants.role, 'caja'),
        isNull(roleGrants.endedAt),
        isNull(users.closedAt),
        ne(users.id, user.id),
        sql`${users.employeeId} is distinct from ${employeeId}`,
      ),
    )
  for (const scope of scopes) if (await includes(tx, scope, employeeId)) return true
  return false
}

/**
 * Marks the first opening, after which the person sees the request as in review. Opening one's own request
 * does not count.
 */
async function markOpened(tx: Tx, id: number, opener: number | null, at: Date): Promise<void> {
  await tx
    .update(savingsRequests)
    .set({ openedAt: at })
    .where(
      and(
        eq(savingsRequests.id, id),
        isWaiting,
        isNull(savingsRequests.openedAt),
        opener === null ? undefined : ne(savingsRequests.employeeId, opener),
      ),
    )
}
