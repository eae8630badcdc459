import type { redeemSecondStep as operation } from '#contract/identity/login.ts'
import { recordBounded } from '../../audit/record-bounded.ts'
import { recordEvent } from '../../audit/record.ts'
import { staged } from '../../operations/service.ts'
import { loginTexts, secondStepTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { takeCode } from '../second-step/factor.ts'
import { notifySecondStep } from '../second-step/notify-owner.ts'
import { openTicket } from '../second-step/ticket.ts'
import { isStillPassword, personName } from '../../identity/account.ts'
import { type PendingLetter, sendPendingLetter } from './account-letters.ts'
import { limitSharedDevices, findArrivingDevice } from './arriving-device.ts'
import { completeSignIn, signInAnswer } from './complete-sign-in.ts'

function expired(): WireFault {
  return new WireFault('VENCIDO', texts.over)
}

/**
 * Completes a sign-in with the second step (P-70). Guessed codes have a separate limit, so an attacker with
 * the password cannot delay the owner's sign-in.
 */
export const redeemSecondStep = staged<typeof operation>()({
  async prepare({ paso, codigo, ...fields }, { db, clock, services, address }) {
    const now = clock.now()
    const account = await openTicket(db, services.keys, paso, now)
    if (account === null) throw expired()
    const device = await findArrivingDevice(db, fields, account.id, now)
    const name = personName(account.id)
    const guess = { kind: 'second-step', name, address, device: device.known } as const
    const { wait, result } = await services.limiter.attempt(guess, () =>
      takeCode(db, services.keys, account.id, codigo, now),
    )
    if (wait > 0) throw new WireFault('ERROR', loginTexts.wait(wait))
    if (result === null) {
      const event = { actorId: null, subjectId: account.id, address, at: now }
      await recordBounded(db, { kind: 'second-factor-refused', ...event })
      throw new WireFault('ERROR', texts.wrong)
    }
    const arriving = await limitSharedDevices(device, services, address)
    return { account, device: arriving, isRecovery: result === 'recovery' }
  },
  async run(_input, { tx, clock, services, address }, { account, device, isRecovery }) {
    if (!(await isStillPassword(tx, account, 'share'))) throw expired()
    const now = clock.now()
    let letter: PendingLetter | null = null
    if (isRecovery) {
      const event = { actorId: account.id, subjectId: account.id, address, at: now }
      await recordEvent(tx, { kind: 'recovery-code-used', ...event })
      letter = await notifySecondStep({ tx, clock, services }, account, 'recovery')
    }
    return { letter, entered: await completeSignIn(account, device, { tx, services, address, now }) }
  },
  async finish({ letter, entered }, _input, context) {
    sendPendingLetter(context, letter)
    return signInAnswer(entered)
  },
})
