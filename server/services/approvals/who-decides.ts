import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  isNotNull,
  lte,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  type ApprovalKind,
  candidateKinds,
  humanResourcesKinds,
  isForHumanResources,
} from '#domain/approvals/kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'

const { approvals, candidates, employees, substitutes, users } = tables
const involved = alias(users, 'involved')
const generalists = alias(users, 'generalists')
const asked = alias(employees, 'asked')

type EmployeeId = number | AnyPgColumn

export type Approver = Pick<typeof approvals.$inferSelect, 'approverId' | 'approverByRole'>

/**
 * Returns the person's approver: the leader, or human resources if there is no leader with an open account.
 * Human resources decides the kinds in humanResourcesKinds. Nobody decides for themself. Returns null without
 * an approver.
 */
export async function approverOf(tx: Tx, employeeId: number, kind: ApprovalKind): Promise<Approver | null> {
  // Serializes the requests of one person, so that the second request counts the days of the first. A lock
  // 'for update' could deadlock with a request about this person, which holds a key lock on the row.
  const [person] = await tx
    .select({ leaderId: employees.leaderId })
    .from(employees)
    .where(eq(employees.id, employeeId))
    .for('no key update')
  if (!person) return null
  const leaderId = isForHumanResources(kind) ? null : person.leaderId
  if (leaderId !== null && leaderId !== employeeId && !(await hasLeft(tx, leaderId)))
    return { approverId: leaderId, approverByRole: false }
  return generalistBeside(tx, [employeeId])
}

/**
 * Returns who decides after or instead of the approver: the approver's own leader, or else human resources.
 * Leaders never decide the kinds in humanResourcesKinds. Nobody in `involved` decides. Returns null without
 * such a person.
 */
export async function nextApprover(
  tx: Tx,
  { kind, approverId }: { kind: ApprovalKind; approverId: number },
  involved: number[],
): Promise<Approver | null> {
  const [approver] = await tx
    .select({ leaderId: employees.leaderId })
    .from(employees)
    .where(eq(employees.id, approverId))
  const leaderId = isForHumanResources(kind) ? null : (approver?.leaderId ?? null)
  if (leaderId !== null && ![approverId, ...involved].includes(leaderId) && !(await hasLeft(tx, leaderId))) {
    return { approverId: leaderId, approverByRole: false }
  }
  return generalistBeside(tx, [approverId, ...involved])
}

/** Returns a person with the unlimited human resources role, except `others`; null without one. */
export async function generalistBeside(tx: Tx, others: number[]): Promise<Approver | null> {
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
  const approverId = generalist?.id ?? null
  return approverId === null ? null : { approverId, approverByRole: true }
}

/** Returns whether the person has no open account and therefore cannot decide. */
export async function hasLeft(tx: Tx, employeeId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt)))
  return open === undefined
}

export async function hasNoAccount(tx: Tx, employeeId: number): Promise<boolean> {
  return (await tx.$count(users, eq(users.employeeId, employeeId))) === 0
}

/**
 * Returns employees.id of people with an interest in a proposal: the proposer and an internal candidate.
 * These people decide no step of the proposal, except as isImpartial() allows.
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
 * Returns the condition that `employeeId` has no interest in the item (involvedIn). Exception: the proposer
 * of an external candidate may be the approver if nobody else can decide
 * (services/candidates/after-decision.ts).
 */
function isImpartial(tx: Database | Tx, employeeId: EmployeeId): SQL | undefined {
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

function generalistAccount(tx: Database | Tx, employeeId: EmployeeId) {
  return tx
    .select({ id: generalists.id })
    .from(generalists)
    .where(
      and(
        eq(generalists.employeeId, employeeId),
        holdsWhole(generalists.id, 'recursos-humanos'),
        isNull(generalists.closedAt),
      ),
    )
}

/**
 * Returns the condition that the item's approver may still decide. An approver leads somebody or has the
 * unlimited human resources role. A person who was asked by role and lost it must lead the requester. Leaders
 * do not decide the kinds in humanResourcesKinds.
 */
export function isApproverValid(tx: Database | Tx): SQL | undefined {
  const leading = tx
    .select({ id: asked.id })
    .from(asked)
    .where(
      and(
        eq(asked.leaderId, approvals.approverId),
        or(not(approvals.approverByRole), eq(asked.id, approvals.requesterId)),
      ),
    )
  return or(
    and(notInArray(approvals.kind, [...humanResourcesKinds]), exists(leading)),
    exists(generalistAccount(tx, approvals.approverId)),
  )
}

export function isEscalationValid(tx: Database | Tx): SQL | undefined {
  const leads = tx
    .select({ id: asked.id })
    .from(asked)
    .where(and(eq(asked.id, approvals.approverId), eq(asked.leaderId, approvals.escalatedToId)))
  return or(
    exists(generalistAccount(tx, approvals.escalatedToId)),
    and(notInArray(approvals.kind, [...humanResourcesKinds]), exists(leads)),
  )
}

function standsInFor(tx: Database | Tx, employeeId: EmployeeId, today: string) {
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

/** Returns whether the employee may decide the item without a substitution. Requires that they may decide it. */
export async function decidesInPerson(tx: Tx, id: number, employeeId: number): Promise<boolean> {
  const isAsked = or(
    eq(approvals.approverId, employeeId),
    and(eq(approvals.escalatedToId, employeeId), isEscalationValid(tx)),
    and(inArray(approvals.kind, [...humanResourcesKinds]), exists(generalistAccount(tx, employeeId))),
  )
  return (await tx.$count(approvals, and(eq(approvals.id, id), isAsked))) > 0
}

/**
 * Returns the condition that `employeeId` may decide the item: as approver, substitute or next approver. Any
 * member of human resources may decide the kinds in humanResourcesKinds. Only roles held now count. Nobody
 * decides about themselves.
 */
export function decidedBy(tx: Database | Tx, employeeId: EmployeeId, today: string): SQL | undefined {
  return and(
    or(
      and(
        or(
          eq(approvals.approverId, employeeId),
          inArray(approvals.approverId, standsInFor(tx, employeeId, today)),
        ),
        isApproverValid(tx),
      ),
      and(eq(approvals.escalatedToId, employeeId), isEscalationValid(tx)),
      and(inArray(approvals.kind, [...humanResourcesKinds]), exists(generalistAccount(tx, employeeId))),
    ),
    ne(approvals.requesterId, employeeId),
    sql`${approvals.subjectId} is distinct from ${employeeId}`,
    isImpartial(tx, employeeId),
  )
}
