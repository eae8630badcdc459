import { and, eq, inArray, isNull, max, ne } from 'drizzle-orm'
import { isNarrow, PROPOSAL_DAYS, type Role, type Scope } from '#domain/identity/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { type EventDetails, securityEvents } from '../../db/schema/security-events.ts'
import { roleGrants, roleProposals } from '../../db/schema/roles.ts'
import { administratorIds, endRole, grantRole } from '../../identity/roles.ts'

/**
 * Lifetime of a proposal in ms. Doubled for a proposal that asks an administrator about losing the
 * administrator role.
 */
export const PROPOSAL_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000

export type Proposal = typeof roleProposals.$inferSelect

export interface Change {
  userId: number
  role: Role
  action: Proposal['action']
  scope: Scope
}

export interface Acting {
  /** users.id; null for the server's terminal. */
  actorId: number | null
  address: string
  at: Date
}

export async function confirmersOf(tx: Tx, proposerId: number, subjectId: number): Promise<number[]> {
  return (await administratorIds(tx)).filter((id) => id !== proposerId && id !== subjectId)
}

/**
 * Returns the administrator who must be asked about a change of their own role, in a list of at most one.
 * Only needed with two administrators, because nobody else could confirm the change. The other administrator
 * - is asked about every new role, because the proposer could issue them a password and use the role;
 * - is asked about losing the administrator role, because only one administrator would be left
 *   (docs/decisions/identity.md);
 * - is not asked about losing any other role.
 */
export async function affectedAdministrator(
  tx: Tx,
  proposerId: number,
  { userId, role, action }: Pick<Change, 'userId' | 'role' | 'action'>,
): Promise<number[]> {
  if (action === 'quitar' && role !== 'administrador') return []
  const others = (await administratorIds(tx)).filter((id) => id !== proposerId)
  return others.length === 1 && others[0] === userId ? others : []
}

/**
 * Returns when silence counts as consent to losing the administrator role, if there are only two
 * administrators. Silence counts a week after the proposal, or a week after the last event that may have
 * prevented an answer. Such an event is a password, a removed second step or a reopening by another person.
 */
export async function consentAssumedFrom(tx: Tx, { userId, proposedAt }: Proposal): Promise<Date> {
  const { kind, actorId, subjectId, at } = securityEvents
  const [last] = await tx
    .select({ at: max(at) })
    .from(securityEvents)
    .where(
      and(
        eq(subjectId, userId),
        ne(actorId, userId),
        inArray(kind, ['one-time-password-issued', 'second-factor-removed', 'account-reopened']),
      ),
    )
  return new Date(Math.max(proposedAt.getTime(), last?.at?.getTime() ?? 0) + PROPOSAL_MS)
}

export async function heldScope(tx: Tx, userId: number, role: Role): Promise<Scope | null> {
  const [row] = await tx
    .select({ companies: roleGrants.companies, plants: roleGrants.plants })
    .from(roleGrants)
    .where(and(eq(roleGrants.userId, userId), eq(roleGrants.role, role), isNull(roleGrants.endedAt)))
  return row ?? null
}

export function isSameScope(one: Scope, other: Scope): boolean {
  const side = (values: readonly (string | number)[] | null) =>
    values === null ? '*' : [...values].map(String).toSorted().join('|')
  return side(one.companies) === side(other.companies) && side(one.plants) === side(other.plants)
}

export function scopeDetails({ companies, plants }: Scope) {
  return {
    ...(companies && { companias: companies.join(', ') }),
    ...(plants && { plantas: plants.join(', ') }),
  }
}

/**
 * Applies a change. Ends the proposals of a person who loses the administrator role.
 * @param confirmedBy null without another administrator's confirmation; the record then notes this
 */
export async function apply(
  tx: Tx,
  { userId, role, action, scope }: Change,
  { proposedBy, confirmedBy }: { proposedBy: number | null; confirmedBy: number | null },
  { actorId, address, at }: Acting,
): Promise<void> {
  if (action === 'dar') await grantRole(tx, userId, role, { by: proposedBy, confirmedBy, at }, scope)
  else await endRole(tx, userId, role, { by: proposedBy, at })
  const second: EventDetails =
    confirmedBy === null || proposedBy === null ? { sinSegundo: true } : { propuso: proposedBy }
  const event = { actorId, subjectId: userId, address, at }
  await recordEvent(tx, {
    ...event,
    kind: action === 'dar' ? 'role-given' : 'role-taken',
    details: { rol: role, ...(isNarrow(scope) && scopeDetails(scope)), ...second },
  })
  if (action === 'quitar' && role === 'administrador') await endProposalsBy(tx, userId, event)
}

type Outcome = NonNullable<Proposal['outcome']>

/** For a confirmed proposal, the change itself is the record. */
export async function endProposal(
  tx: Tx,
  proposal: Proposal,
  outcome: Outcome,
  { actorId, address, at }: Acting,
): Promise<void> {
  await tx
    .update(roleProposals)
    .set({ outcome, decidedAt: at, decidedBy: outcome === 'vencida' ? null : actorId })
    .where(eq(roleProposals.id, proposal.id))
  if (outcome === 'confirmada') return
  const { userId, role, action } = proposal
  await recordEvent(tx, {
    kind: 'role-proposal-ended',
    actorId,
    subjectId: userId,
    address,
    details: { rol: role, accion: action, desenlace: outcome },
    at,
  })
}

async function endEach(tx: Tx, proposals: readonly Proposal[], acting: Acting): Promise<void> {
  for (const proposal of proposals) await endProposal(tx, proposal, 'anulada', acting)
}

export async function endProposalsBy(tx: Tx, proposerId: number, acting: Acting): Promise<void> {
  const waiting = and(eq(roleProposals.proposedBy, proposerId), isNull(roleProposals.decidedAt))
  await endEach(tx, await tx.select().from(roleProposals).where(waiting).for('update'), acting)
}

export async function endProposalsAbout(tx: Tx, userId: number, acting: Acting): Promise<void> {
  const waiting = and(eq(roleProposals.userId, userId), isNull(roleProposals.decidedAt))
  await endEach(tx, await tx.select().from(roleProposals).where(waiting).for('update'), acting)
}
