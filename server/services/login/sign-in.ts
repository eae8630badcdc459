import type { signIn as operation } from '#contract/identity/login.ts'
import { verifyPassword } from '../../identity/password.ts'
import { staged } from '../../operations/service.ts'
import { loginTexts as texts, secondStepTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { hasSecondStep } from '../second-step/factor.ts'
import { makeTicket } from '../second-step/ticket.ts'
import { findAccount, guessedName, isStillPassword, mayOpenSession } from '../../identity/account.ts'
import { limitSharedDevices, findArrivingDevice } from './arriving-device.ts'
import { completeSignIn, signInAnswer } from './complete-sign-in.ts'

/**
 * An unknown name takes the same work and gets the same response as a wrong password. During a delay, no
 * password is checked.
 */
export const signIn = staged<typeof operation>()({
  async prepare({ correo, password, ...fields }, { db, clock, services, address }) {
    const account = await findAccount(db, correo)
    const device = await findArrivingDevice(db, fields, account?.id ?? 0, clock.now())
    const name = guessedName(account, correo)
    const guess = { kind: 'password', name, address, device: device.known } as const
    const { wait, result } = await services.limiter.attempt(guess, async () => {
      const isRight = await verifyPassword(account?.passwordHash ?? null, password)
      return isRight && account !== null && mayOpenSession(account, clock.now()) ? account : null
    })
    if (wait > 0) throw new WireFault('ERROR', texts.wait(wait))
    if (result === null) throw new WireFault('ERROR', texts.wrong)
    const pause = await services.quotas.waitAfterRight('sign-in', result.id)
    if (pause > 0) throw new WireFault('ERROR', texts.wait(pause))
    return { account: result, device: await limitSharedDevices(device, services, address) }
  },
  async run(_input, { tx, clock, services, address }, { account, device }) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', texts.wrong)
    const now = clock.now()
    // Only a correct password reveals that the account has a second step.
    if (await hasSecondStep(tx, account.id)) {
      const extraFields = { paso: makeTicket(services.keys, account, now) }
      throw new WireFault('SEGUNDO', secondStepTexts.asked, 200, 'message', extraFields)
    }
    return completeSignIn(account, device, { tx, services, address, now })
  },
  finish: async (done) => signInAnswer(done),
})
