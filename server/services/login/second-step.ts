import type { redeemSecondStep as operation } from '#contract/login.ts'
import { recordEvent } from '../../audit/record.ts'
import { staged } from '../../service.ts'
import { loginTexts, secondStepTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire-fault.ts'
import { takeCode } from '../second-step/factor.ts'
import { tellSecondStep, writeSecondStep } from '../second-step/tell.ts'
import { openTicket } from '../second-step/ticket.ts'
import { isStillPassword } from './account.ts'
import { enter, signedIn } from './enter.ts'

function over(): WireFault {
  return new WireFault('VENCIDO', texts.over)
}

/** P-70. Guessed codes have a count of their own, so that whoever knows the password delays no sign-in for long. */
export const redeemSecondStep = staged<typeof operation>()({
  async prepare({ paso, codigo }, { db, clock, services, address }) {
    const now = clock.now()
    const account = await openTicket(db, services.keys, paso, now)
    if (account === null) throw over()
    const { wait, result } = await services.limiter.attempt('second-step', account.who, address, () =>
      takeCode(db, services.keys, account.id, codigo, now),
    )
    if (wait > 0) throw new WireFault('ERROR', loginTexts.wait(wait))
    if (result === null) {
      const event = { actorId: null, subjectId: account.id, address, at: now }
      await recordEvent(db, { kind: 'second-factor-refused', ...event })
      throw new WireFault('ERROR', texts.wrong)
    }
    return { account, isRecovery: result === 'recovery' }
  },
  async run({ equipo }, { tx, clock, services, address }, { account, isRecovery }) {
    if (!(await isStillPassword(tx, account, 'share'))) throw over()
    const now = clock.now()
    if (isRecovery) {
      const event = { actorId: account.id, subjectId: account.id, address, at: now }
      await recordEvent(tx, { kind: 'recovery-code-used', ...event })
      await tellSecondStep({ tx, clock, services }, account.id, 'recovery')
    }
    return { account, isRecovery, entered: await enter(tx, account, services, { now, device: equipo }) }
  },
  async finish({ account, isRecovery, entered }, _input, { services }) {
    if (isRecovery) writeSecondStep(services, account, 'recovery')
    return signedIn(entered)
  },
})
