import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { CANDIDATES } from '#domain/can.ts'
import { properName } from '#domain/person-name.ts'
import {
  EVERYBODY,
  isNarrow,
  isNarrowable,
  mayHoldTogether,
  PROPOSAL_DAYS,
  type Scope,
} from '#domain/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import { companies, plants, users } from '../../db/schema/people.ts'
import { roleProposals } from '../../db/schema/roles.ts'
import { rolesOf } from '../../identity/roles.ts'
import { isCandidateCompany, type User } from '../../identity/user.ts'
import { peopleTexts, transportTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type AccountRow, holdAccount } from '../people/hold.ts'
import {
  apply,
  type Change,
  confirmersOf,
  endProposal,
  heldScope,
  isSameScope,
  type Proposal,
  scopeDetails,
} from './proposals.ts'
import { roleNames, rolesTexts as texts } from './texts.es.ts'

const WAIT_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000

export type Administering = NotifyContext & { user: User; address: string }

/**
 * Gives or takes a role: at once where nobody else could confirm it, otherwise it waits for the second administrator.
 * What is so already stays so. @returns whether it waits
 */
export async function propose(
  context: Administering,
  { scope = EVERYBODY, ...wanted }: Omit<Change, 'scope'> & { scope?: Scope },
): Promise<boolean> {
  const { tx, user, clock, address } = context
  const change: Change = { ...wanted, scope }
  const account = await holdAccount(tx, user, change.userId)
  if (!(await isPossible(tx, account, change))) return false
  const acting = { actorId: user.id, address, at: clock.now() }
  const confirmers = await confirmersOf(tx, user.id, account.id)
  const waiting = await waitingFor(tx, change)
  if (waiting) {
    const isOver = waiting.endsAt <= acting.at
    // Nobody is left who could confirm it: what is asked for now counts.
    if (!isOver && confirmers.length > 0) throw new WireFault('ERROR', await waitsText(tx, waiting))
    await endProposal(tx, waiting, isOver ? 'vencida' : 'anulada', acting)
  }
  if (confirmers.length === 0) {
    await apply(tx, change, { proposedBy: user.id, confirmedBy: null }, acting)
    return false
  }
  await wait(context, account, change, confirmers)
  return true
}

/** @returns false when it is so already @throws WireFault */
export async function isPossible(tx: Tx, account: AccountRow, change: Change): Promise<boolean> {
  const { role, action, scope } = change
  const held = await heldScope(tx, account.id, role)
  if (action === 'quitar') return held !== null
  if (account.closedAt !== null) throw new WireFault('ERROR', peopleTexts.closedNoRole)
  if (isCandidateCompany(account.companyCode)) throw new WireFault('ERROR', peopleTexts.candidateNoRole)
  await requireScope(tx, change)
  if (held !== null && isSameScope(held, scope)) return false
  if (!mayHoldTogether(await rolesOf(tx, account.id), role))
    throw new WireFault('ERROR', peopleTexts.auditorAlone)
  return true
}

/** @throws WireFault for a role that reaches everybody always, and for places that there are not */
async function requireScope(tx: Tx, { role, scope }: Change): Promise<void> {
  if (!isNarrow(scope)) return
  if (!isNarrowable(role)) throw new WireFault('ERROR', texts.notNarrowable)
  const codes = [...new Set(scope.companies ?? [])]
  const ids = [...new Set(scope.plants ?? [])]
  const isListed = and(inArray(companies.code, codes), ne(companies.code, CANDIDATES))
  if (codes.length > 0 && (await tx.$count(companies, isListed)) !== codes.length)
    throw new WireFault('ERROR', transportTexts.invalidField('companias'))
  if (ids.length > 0 && (await tx.$count(plants, inArray(plants.id, ids))) !== ids.length)
    throw new WireFault('ERROR', transportTexts.invalidField('plantas'))
}

async function waitingFor(tx: Tx, { userId, role }: Change): Promise<Proposal | null> {
  const [row] = await tx
    .select()
    .from(roleProposals)
    .where(
      and(eq(roleProposals.userId, userId), eq(roleProposals.role, role), isNull(roleProposals.decidedAt)),
    )
    .for('update')
  return row ?? null
}

async function waitsText(tx: Tx, { proposedBy }: Proposal): Promise<string> {
  const [proposer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, proposedBy))
  return texts.alreadyWaits(properName(proposer?.name ?? ''))
}

async function wait(
  context: Administering,
  { id: userId, name }: AccountRow,
  { role, action, scope }: Change,
  confirmers: readonly number[],
): Promise<void> {
  const { tx, user, clock, address } = context
  const at = clock.now()
  const [made] = await tx
    .insert(roleProposals)
    .values({
      userId,
      role,
      action,
      companies: scope.companies && [...scope.companies],
      plants: scope.plants && [...scope.plants],
      proposedBy: user.id,
      proposedAt: at,
      endsAt: new Date(at.getTime() + WAIT_MS),
    })
    .returning({ id: roleProposals.id })
  await recordEvent(tx, {
    kind: 'role-proposed',
    actorId: user.id,
    subjectId: userId,
    address,
    details: { rol: role, accion: action, ...scopeDetails(scope) },
    at,
  })
  await notify(context, {
    kind: 'approval-waiting',
    to: { userIds: confirmers },
    ref: `rol-${made?.id}`,
    key: `rol-${made?.id}`,
    subtitle: texts.asks[action](roleNames[role], properName(name)),
  })
}
