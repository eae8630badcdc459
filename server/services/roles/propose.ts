import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { EVERYBODY, isNarrow, isNarrowable, canCombineRoles, type Scope } from '#domain/identity/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { companies, plants, users } from '../../db/schema/people.ts'
import { roleProposals } from '../../db/schema/roles.ts'
import { rolesOf } from '../../identity/roles.ts'
import { isCandidateCompany, type User } from '../../identity/user.ts'
import { peopleTexts, transportTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { reassignAfter } from '../approvals/reassign.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type AccountRow, lockAccount } from '../people/lock-account.ts'
import {
  apply,
  type Change,
  confirmersOf,
  endProposal,
  affectedAdministrator,
  heldScope,
  isSameScope,
  type Proposal,
  scopeDetails,
  consentAssumedFrom,
  PROPOSAL_MS,
} from './proposals.ts'
import { roleNames, rolesTexts as texts } from './texts.es.ts'

export type Administering = NotifyContext & { user: User; address: string }

/**
 * Changes a role immediately if nobody else could confirm the change. Otherwise the change waits for another
 * administrator. With only two administrators, the other administrator is asked about their own role. A
 * change already in effect does nothing.
 * @returns whether the change waits
 */
export async function propose(
  context: Administering,
  { scope = EVERYBODY, ...wanted }: Omit<Change, 'scope'> & { scope?: Scope },
): Promise<boolean> {
  const { tx, user, clock, address } = context
  const change: Change = { ...wanted, scope }
  const account = await lockAccount(tx, user, change.userId)
  if (!(await isPossible(tx, account, change))) return false
  const acting = { actorId: user.id, address, at: clock.now() }
  const confirmers = await confirmersOf(tx, user.id, account.id)
  const affected = confirmers.length > 0 ? [] : await affectedAdministrator(tx, user.id, change)
  const deciders = [...confirmers, ...affected]
  const waiting = await waitingFor(tx, change)
  let hasConsentedBySilence = false
  if (waiting) {
    const hasExpired = waiting.endsAt <= acting.at
    if (!hasExpired && confirmers.length > 0) throw new WireFault('ERROR', await waitsText(tx, waiting))
    if (!hasExpired && affected.length > 0)
      hasConsentedBySilence = await requireSilence(tx, waiting, acting.at)
    // Ends the earlier proposal: it has expired, silence counts as consent, or nobody is left to confirm it.
    await endProposal(
      tx,
      waiting,
      hasExpired ? 'vencida' : hasConsentedBySilence ? 'confirmada' : 'anulada',
      acting,
    )
  }
  if (deciders.length === 0 || hasConsentedBySilence) {
    await apply(tx, change, { proposedBy: user.id, confirmedBy: null }, acting)
    await reassignAfter(context, [change.role])
    return false
  }
  await addProposal(context, account, change, deciders, affected.length > 0)
  return true
}

/**
 * @throws WireFault while the person concerned may still refuse. Giving a role always needs the person's
 * consent.
 */
async function requireSilence(tx: Tx, waiting: Proposal, now: Date): Promise<true> {
  if (waiting.action === 'dar') throw new WireFault('ERROR', await waitsText(tx, waiting))
  const from = await consentAssumedFrom(tx, waiting)
  if (from > now) throw new WireFault('ERROR', texts.unanswered(formatDate(companyDate(from.getTime()))))
  return true
}

/**
 * @returns false for a change already in effect
 * @throws WireFault if the account, its other roles or the places do not allow the change
 */
export async function isPossible(tx: Tx, account: AccountRow, change: Change): Promise<boolean> {
  const { role, action, scope } = change
  const currentScope = await heldScope(tx, account.id, role)
  if (action === 'quitar') return currentScope !== null
  if (account.closedAt !== null) throw new WireFault('ERROR', peopleTexts.closedNoRole)
  if (isCandidateCompany(account.companyCode)) throw new WireFault('ERROR', peopleTexts.candidateNoRole)
  await requireScope(tx, change)
  if (currentScope !== null && isSameScope(currentScope, scope)) return false
  if (!canCombineRoles(await rolesOf(tx, account.id), role))
    throw new WireFault('ERROR', peopleTexts.auditorAlone)
  return true
}

/** @throws WireFault for a role that cannot be limited, and for unknown places */
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

async function addProposal(
  context: Administering,
  { id: userId, name }: AccountRow,
  { role, action, scope }: Change,
  deciders: readonly number[],
  needsConsent: boolean,
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
      // Silence during the first half of the doubled time counts as consent. In the second half, the proposer
      // can apply the change.
      endsAt: new Date(at.getTime() + (needsConsent && action === 'quitar' ? 2 : 1) * PROPOSAL_MS),
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
    to: { userIds: deciders },
    ref: `rol-${made?.id}`,
    key: `rol-${made?.id}`,
    subtitle: texts.asks[action](roleNames[role], properName(name)),
  })
}
