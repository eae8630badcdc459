import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  isNotNull,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'

const { approvals, candidates, employees, substitutes, users } = tables
const involved = alias(users, 'involved')

/**
 * The approver: the person's leader, else human resources; never the person.
 * @returns null when there is none
 */
export async function approverOf(tx: Tx, employeeId: number): Promise<number | null> {
  // Two requests of one person wait for each other here, so that the second counts the first one's days. Not 'update': whoever
  // asks about this person in that moment holds their key, and waits for the asker's.
  const [person] = await tx
    .select({ leaderId: employees.leaderId })
    .from(employees)
    .where(eq(employees.id, employeeId))
    .for('no key update')
  if (!person) return null
  const { leaderId } = person
  if (leaderId !== null && leaderId !== employeeId && !(await hasLeft(tx, leaderId))) return leaderId
  return generalistBeside(tx, [employeeId])
}

/** Next in the chain, where nobody has decided: the approver's own leader, else human resources; none of `involved`. */
export async function nextApprover(tx: Tx, approverId: number, involved: number[]): Promise<number | null> {
  const [approver] = await tx
    .select({ leaderId: employees.leaderId })
    .from(employees)
    .where(eq(employees.id, approverId))
  const leaderId = approver?.leaderId ?? null
  if (leaderId !== null && ![approverId, ...involved].includes(leaderId) && !(await hasLeft(tx, leaderId))) {
    return leaderId
  }
  return generalistBeside(tx, [approverId, ...involved])
}

async function generalistBeside(tx: Tx, others: number[]): Promise<number | null> {
  const [generalist] = await tx
    .select({ id: users.employeeId })
    .from(users)
    .where(
      and(
        holdsWhole(users.id, 'recursos-humanos'),
        isNotNull(users.employeeId),
        notInArray(users.employeeId, others),
        isNull(users.closedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(1)
  return generalist?.id ?? null
}

/** A person whose account is closed decides nothing, and neither does one who never had one: it would wait for nobody. */
export async function hasLeft(tx: Tx, employeeId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt)))
  return open === undefined
}

/**
 * Whoever has proposed somebody for an offer, and one of the own people who is proposed, decide on no step of it, whoever they
 * stand in for; employees.id.
 */
export async function involvedIn(tx: Tx, approvalId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.employeeId })
    .from(candidates)
    .innerJoin(users, or(eq(users.id, candidates.proposedBy), eq(users.id, candidates.accountId)))
    .where(isStepOf(approvalId))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

function isStepOf(approvalId: number | typeof approvals.id): SQL | undefined {
  return or(eq(candidates.fitId, approvalId), eq(candidates.decisionId, approvalId))
}

/**
 * That `employeeId` has no part in what a row of approvals decides (involvedIn). Somebody from outside is still authorized by
 * whoever proposed them where there is nobody else (services/candidates/decided.ts): then they are the approver themselves.
 */
export function isImpartial(
  tx: Database | Tx,
  employeeId: number | typeof users.employeeId,
): SQL | undefined {
  const part = tx
    .select({ id: involved.id })
    .from(candidates)
    .innerJoin(involved, or(eq(involved.id, candidates.proposedBy), eq(involved.id, candidates.accountId)))
    .where(
      and(
        isStepOf(approvals.id),
        eq(involved.employeeId, employeeId),
        or(isNotNull(candidates.accountId), ne(approvals.approverId, involved.employeeId)),
      ),
    )
  return or(notInArray(approvals.kind, [...candidateKinds]), notExists(part))
}

/** Whom `employeeId` stands in for on `today`. */
function standsInFor(tx: Tx, employeeId: number, today: string) {
  return tx
    .select({ id: substitutes.employeeId })
    .from(substitutes)
    .where(
      and(
        eq(substitutes.substituteId, employeeId),
        lte(substitutes.fromDay, today),
        gte(substitutes.toDay, today),
        isNull(substitutes.endedAt),
      ),
    )
}

/** Whoever stands in for `employeeId` on `today`. */
export async function substitutesOf(tx: Tx, employeeId: number, today: string): Promise<number[]> {
  const rows = await tx
    .select({ id: substitutes.substituteId })
    .from(substitutes)
    .where(
      and(
        eq(substitutes.employeeId, employeeId),
        lte(substitutes.fromDay, today),
        gte(substitutes.toDay, today),
        isNull(substitutes.endedAt),
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * That `employeeId` may decide about a row of approvals: as its approver, as who stands in for them, or because nobody
 * has decided in time; never about what is their own.
 */
export function decidedBy(tx: Tx, employeeId: number, today: string): SQL | undefined {
  return and(
    or(
      eq(approvals.approverId, employeeId),
      eq(approvals.escalatedToId, employeeId),
      inArray(approvals.approverId, standsInFor(tx, employeeId, today)),
    ),
    ne(approvals.requesterId, employeeId),
    sql`${approvals.subjectId} is distinct from ${employeeId}`,
    isImpartial(tx, employeeId),
  )
}
