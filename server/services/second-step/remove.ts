import type { removeSecondStepOf as operation } from '#contract/identity/second-step.ts'
import { recordEvent } from '../../audit/record.ts'
import { staged } from '../../operations/service.ts'
import { secondStepTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { findAccount } from '../../identity/account.ts'
import { accountFault } from '../login/account-fault.ts'
import { sendPendingLetter } from '../login/account-letters.ts'
import { dropSecondStep } from './factor.ts'
import { notifySecondStep } from './notify-owner.ts'

/**
 * Removes another person's second step (P-73), after the loss of phone and recovery codes. Administrators
 * cannot remove their own second step, because a stolen session could do the same. Ends all sessions, because
 * the lost phone may have a session.
 */
export const removeSecondStepOf = staged<typeof operation>()({
  async prepare({ empleado }, { db, user }) {
    const account = await findAccount(db, empleado)
    if (account === null) throw await accountFault(db, empleado, user)
    if (account.id === user.id) throw new WireFault('ERROR', texts.own)
    return account
  },
  async run(_input, { tx, user, clock, services, address }, account) {
    const at = clock.now()
    if (!(await dropSecondStep(tx, account.id))) throw new WireFault('ERROR', texts.isOffOf)
    await services.sessions.revokeAllOf(tx, account.id, at)
    const event = { actorId: user.id, subjectId: account.id, address, at }
    await recordEvent(tx, { kind: 'second-factor-removed', ...event })
    return { account, letter: await notifySecondStep({ tx, clock, services }, account, 'removedByOther') }
  },
  async finish({ account, letter }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', nombre: account.name }
  },
})
