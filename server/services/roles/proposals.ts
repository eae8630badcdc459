import { and, eq, isNull } from 'drizzle-orm'
import { isNarrow, type Role, type Scope } from '#domain/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import type { EventDetails } from '../../db/schema/security-events.ts'
import { roleGrants, roleProposals } from '../../db/schema/roles.ts'
import { administratorIds, endRole, grantRole } from '../../identity/roles.ts'

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
  { proposedBy, confirmedBy }: { proposedBy: number; confirmedBy: number | null },
  { actorId, address, at }: Acting,
): Promise<void> {
  if (action === 'dar') await grantRole(tx, userId, role, { by: proposedBy, confirmedBy, at }, scope)
  else await endRole(tx, userId, role, { by: proposedBy, at })
  const second: EventDetails = confirmedBy === null ? { sinSegundo: true } : { propuso: proposedBy }
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
