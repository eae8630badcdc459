import { and, eq, inArray, isNull, max, ne } from 'drizzle-orm'
import { isNarrow, PROPOSAL_DAYS, type Role, type Scope } from '#domain/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { type EventDetails, securityEvents } from '../../db/schema/security-events.ts'
import { roleGrants, roleProposals } from '../../db/schema/roles.ts'
import { administratorIds, endRole, grantRole } from '../../identity/roles.ts'

/** As long as a proposed role waits; where an administrator of two is asked about themselves, twice. */
export const WAIT_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000

export type Proposal = typeof roleProposals.$inferSelect

export interface Change {
  userId: number
  role: Role
  action: Proposal['action']
  scope: Scope
}

/** Who did it, from where and when. */
export interface Acting {
  /** null: the server's own terminal. */
  actorId: number | null
  address: string
  at: Date
}

/**
 * Administrators who may confirm: neither who proposes nor whom it is about. An administrator whose own role is in question
 * can't be the second one either, or nobody could ever take it from them.
 */
export async function confirmersOf(tx: Tx, proposerId: number, subjectId: number): Promise<number[]> {
  return (await administratorIds(tx)).filter((id) => id !== proposerId && id !== subjectId)
}

/**
 * Of two administrators the other one is heard about themselves, since nobody else could be: about any role that is to be
 * theirs, which one of the two could use by handing them a password, and about losing the role of an administrator, which
 * would leave one alone (docs/decisions/identity.md). Not about another role that is taken.
 */
export async function heardOf(
  tx: Tx,
  proposerId: number,
  { userId, role, action }: Pick<Change, 'userId' | 'role' | 'action'>,
): Promise<number[]> {
  if (action === 'quitar' && role !== 'administrador') return []
  const others = (await administratorIds(tx)).filter((id) => id !== proposerId)
  return others.length === 1 && others[0] === userId ? others : []
}

/**
 * From when on silence is a yes, where an administrator of two is to lose the role: a week after they were asked, and after
 * anybody has last handed them a password or taken their second step away. Until then they may not have been able to answer.
 */
export async function silentFrom(tx: Tx, { userId, proposedAt }: Proposal): Promise<Date> {
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
  return new Date(Math.max(proposedAt.getTime(), last?.at?.getTime() ?? 0) + WAIT_MS)
}

/** null: not held. */
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

/** In the record: what the role reaches, by codes; nothing where it reaches everybody. */
export function scopeDetails({ companies, plants }: Scope) {
  return {
    ...(companies && { companias: companies.join(', ') }),
    ...(plants && { plantas: plants.join(', ') }),
  }
}

/**
 * Carries a change out. Whoever loses the administrator's role has nothing waiting any more.
 * @param confirmedBy null: there was no second administrator, and the record says so
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

/** Ends a waiting proposal, and says so in the record. A confirmed one is recorded by what it changes. */
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
