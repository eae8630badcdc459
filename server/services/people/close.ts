import { eq } from 'drizzle-orm'
import type {
  closeAccount as closeOperation,
  reopenAccount as reopenOperation,
} from '#contract/people/people.ts'
import { recordEvent } from '../../audit/record.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import { users } from '../../db/schema/people.ts'
import { endRole, rolesOf } from '../../identity/roles.ts'
import { type Handler, staged } from '../../operations/service.ts'
import { peopleTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { reassignAfter } from '../approvals/reassign.ts'
import { makeFirstPassword } from '../login/first-password.ts'
import { setOneTimePassword } from '../login/one-time-password.ts'
import { isErased } from '../privacy/erased-account.ts'
import { endProposalsAbout, endProposalsBy } from '../roles/proposals.ts'
import { rolesTexts } from '../roles/texts.es.ts'
import { lockAccount } from './lock-account.ts'

/**
 * Ends sessions, delivery grants, provider tokens, devices and recovery codes in the same transaction.
 * Removes roles, which a return does not restore.
 */
export const closeAccount: Handler<typeof closeOperation> = async ({ id, motivo }, context) => {
  const { tx, user, clock, services, address } = context
  const account = await lockAccount(tx, user, id)
  if (account.closedAt !== null) throw new WireFault('ERROR', texts.alreadyClosed)
  const at = clock.now()
  const roles = await rolesOf(tx, id)
  // The administrator role must be removed first, which a second administrator must confirm.
  if (roles.includes('administrador')) throw new WireFault('ERROR', rolesTexts.needsRoleTaken)
  await services.sessions.revokeAllOf(tx, id, at)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))
  await tx.update(users).set({ closedAt: at, closedReason: motivo }).where(eq(users.id, id))
  const event = { actorId: user.id, subjectId: id, address, at }
  for (const rol of roles) {
    await endRole(tx, id, rol, { by: user.id, at })
    await recordEvent(tx, { ...event, kind: 'role-taken', details: { rol } })
  }
  await endProposalsAbout(tx, id, event)
  await endProposalsBy(tx, id, event)
  await recordEvent(tx, { ...event, kind: 'account-closed', details: { motivo } })
  await reassignAfter(context, roles)
  return { status: 'OK' }
}

/** Makes a new password for one display, because other people may know the former password. */
export const reopenAccount = staged<typeof reopenOperation>()({
  prepare: () => makeFirstPassword(),
  async run({ id }, { tx, user, clock, address }, { temporal, passwordHash }) {
    const account = await lockAccount(tx, user, id)
    if (account.closedAt === null) throw new WireFault('ERROR', texts.alreadyOpen)
    if (isErased(account)) throw new WireFault('ERROR', texts.nobodyAnyMore)
    await tx.update(users).set({ closedAt: null, closedReason: null }).where(eq(users.id, id))
    const at = clock.now()
    await setOneTimePassword(tx, id, passwordHash, at)
    const event = { actorId: user.id, subjectId: id, address, at }
    await recordEvent(tx, { ...event, kind: 'account-reopened' })
    await recordEvent(tx, { ...event, kind: 'one-time-password-issued' })
    return { id, nombre: account.name, usuario: account.nickname, temporal }
  },
  finish: async (made) => ({ status: 'OK', ...made }),
})
