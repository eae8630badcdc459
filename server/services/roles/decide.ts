import { eq } from 'drizzle-orm'
import type {
  confirmRole as confirmOperation,
  refuseRole as refuseOperation,
} from '#contract/identity/roles.ts'
import type { Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { roleProposals } from '../../db/schema/roles.ts'
import { areControlledByOnePerson } from '../../identity/account-control.ts'
import { administratorIds, holdAdministrators } from '../../identity/roles.ts'
import type { User } from '../../identity/user.ts'
import type { Handler } from '../../operations/service.ts'
import { peopleTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { reassignAfter } from '../approvals/reassign.ts'
import { type AccountRow, lockAccount } from '../people/lock-account.ts'
import { apply, endProposal, affectedAdministrator, type Proposal } from './proposals.ts'
import { type Administering, isPossible } from './propose.ts'
import { rolesTexts as texts } from './texts.es.ts'

/**
 * Confirms a proposal (P-206). The proposer may not confirm. The person concerned may confirm only if
 * affectedAdministrator names this person.
 */
export const confirmRole: Handler<typeof confirmOperation> = async ({ id }, context) => {
  const { tx, user, clock, address } = context
  const { proposal, account } = await lockProposal(context, id)
  if (proposal.proposedBy === user.id) throw new WireFault('ERROR', texts.ownProposal)
  const administrators = await administratorIds(tx)
  // Rejects a proposal whose proposer is no longer administrator. Losing the role already ends their
  // proposals (proposals.ts), so this is a second check.
  if (!administrators.includes(proposal.proposedBy)) throw new WireFault('ERROR', texts.proposerGone)
  if (
    await areControlledByOnePerson(tx, [proposal.proposedBy, user.id], {
      others: administrators,
      now: clock.now(),
    })
  ) {
    // A third administrator can confirm the proposal, or issue a new password. With only two administrators,
    // the password must be issued on the server's terminal.
    const isThird = (each: number) => each !== proposal.proposedBy && each !== user.id
    throw new WireFault('ERROR', administrators.some(isThird) ? texts.oneHand : texts.oneHandOfTwo)
  }
  const acting = { actorId: user.id, address, at: clock.now() }
  const { userId, role, action, companies, plants } = proposal
  const change = { userId, role, action, scope: { companies, plants } }
  const isNew = await isPossible(tx, account, change)
  await endProposal(tx, proposal, isNew ? 'confirmada' : 'anulada', acting)
  if (isNew) {
    await apply(tx, change, { proposedBy: proposal.proposedBy, confirmedBy: user.id }, acting)
    await reassignAfter(context, [role])
  }
  return { status: 'OK' }
}

/** Ends a proposal (P-207). Its proposer withdraws it; any other administrator refuses it. */
export const refuseRole: Handler<typeof refuseOperation> = async ({ id }, context) => {
  const { user, clock, address, tx } = context
  const { proposal } = await lockProposal(context, id)
  const outcome = proposal.proposedBy === user.id ? 'retirada' : 'rechazada'
  await endProposal(tx, proposal, outcome, { actorId: user.id, address, at: clock.now() })
  return { status: 'OK' }
}

/**
 * Locks a waiting proposal and its account, so that simultaneous decisions run one after the other.
 * @throws WireFault for a proposal that is unknown or ended, and for a proposal about the caller that the
 * caller may not decide
 */
async function lockProposal(
  { tx, user, clock }: Administering,
  id: number,
): Promise<{ proposal: Proposal; account: AccountRow }> {
  const [found] = await tx.select().from(roleProposals).where(eq(roleProposals.id, id))
  if (!found) throw new WireFault('ERROR', texts.unknown)
  const account =
    found.userId === user.id
      ? await lockOwnAccount(tx, user, found)
      : await lockAccount(tx, user, found.userId)
  const [proposal] = await tx.select().from(roleProposals).where(eq(roleProposals.id, id)).for('update')
  if (!proposal) throw new WireFault('ERROR', peopleTexts.unknown)
  if (proposal.outcome !== null && proposal.outcome !== 'vencida')
    throw new WireFault('ERROR', texts.decided[proposal.outcome])
  if (proposal.outcome === 'vencida' || proposal.endsAt <= clock.now())
    throw new WireFault('ERROR', texts.over)
  return { proposal, account }
}

/** @throws WireFault unless affectedAdministrator names the caller */
async function lockOwnAccount(tx: Tx, user: User, proposal: Proposal): Promise<AccountRow> {
  await holdAdministrators(tx)
  if (!(await affectedAdministrator(tx, proposal.proposedBy, proposal)).includes(user.id))
    throw new WireFault('ERROR', texts.aboutYou)
  const [account] = await tx.select().from(users).where(eq(users.id, user.id)).for('no key update')
  if (!account) throw new WireFault('ERROR', peopleTexts.unknown)
  return account
}
