import type { signIn as operation } from '#contract/login.ts'
import { verifyPassword } from '../../password.ts'
import { staged } from '../../service.ts'
import { loginTexts as texts, secondStepTexts } from '../../texts.ts'
import { WireFault } from '../../wire-fault.ts'
import { hasSecondStep } from '../second-step/factor.ts'
import { makeTicket } from '../second-step/ticket.ts'
import { findAccount, isStillPassword, mayOpenSession, whoIs } from './account.ts'
import { enter, signedIn } from './enter.ts'

/**
 * P-01. An unknown name costs the same work and gets the same answer as a wrong password. While a delay runs nothing
 * is checked, so that a guess made then tells nothing.
 */
export const signIn = staged<typeof operation>()({
  async prepare({ correo, password }, { db, clock, services, address }) {
    const account = await findAccount(db, correo)
    const who = whoIs(account, correo)
    const { wait, result } = await services.limiter.attempt('password', who, address, async () => {
      const isRight = await verifyPassword(account?.passwordHash ?? null, password)
      return isRight && account !== null && mayOpenSession(account, clock.now()) ? account : null
    })
    if (wait > 0) throw new WireFault('ERROR', texts.wait(wait))
    if (result === null) throw new WireFault('ERROR', texts.wrong)
    return result
  },
  async run({ equipo }, { tx, clock, services }, account) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', texts.wrong)
    const now = clock.now()
    // Told to nobody but whoever has the right password.
    if (await hasSecondStep(tx, account.id)) {
      const besides = { paso: makeTicket(services.keys, account, now) }
      throw new WireFault('SEGUNDO', secondStepTexts.asked, 200, 'message', besides)
    }
    return enter(tx, account, services, { now, device: equipo })
  },
  finish: async (done) => signedIn(done),
})
