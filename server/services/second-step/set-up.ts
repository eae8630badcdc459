import type {
  beginSecondStep as beginOperation,
  changeSecondStep as changeOperation,
} from '#contract/identity/second-step.ts'
import { recordEvent } from '../../audit/record.ts'
import { needsSecondStep } from '../../identity/duty.ts'
import { type HandlerContext, staged } from '../../operations/service.ts'
import { loginTexts, secondStepTexts as texts } from '../../texts.ts'
import { describeTotp, newTotpKey } from '../../identity/totp.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { isStillPassword } from '../../identity/account.ts'
import { sendPendingLetter } from '../login/account-letters.ts'
import {
  type Confirmation,
  confirmPending,
  dropSecondStep,
  hasSecondStep,
  storePendingKey,
  tryPending,
  type UsedCode,
} from './factor.ts'
import { proveCode, provePassword } from './prove.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { notifySecondStep } from './notify-owner.ts'

/**
 * Makes a new key for the second step (P-72). A person with a second step must prove the current step;
 * otherwise the password alone could replace it.
 */
export const beginSecondStep = staged<typeof beginOperation>()({
  async prepare({ password, codigo }, context) {
    const account = await provePassword(password, context)
    if (await hasSecondStep(context.db, account.id)) {
      if (codigo === undefined) throw new WireFault('ERROR', texts.codeNeeded)
      const proof = await proveCode(account, context, codigo)
      return { account, key: newTotpKey(), proof }
    }
    return { account, key: newTotpKey(), proof: null }
  },
  async run(_input, { tx, clock, services, address }, { account, key, proof }) {
    if (!(await isStillPassword(tx, account, 'share'))) throw new WireFault('ERROR', loginTexts.wrongCurrent)
    if (proof === 'recovery') {
      const event = { actorId: account.id, subjectId: account.id, address, at: clock.now() }
      await recordEvent(tx, { kind: 'recovery-code-used', ...event })
    }
    await storePendingKey(tx, services.keys, account.id, key, clock.now())
    return describeTotp(key, account.number || account.nickname)
  },
  finish: async ({ text, address }) => ({ status: 'OK', llave: text, enlace: address }),
})

const newsOf = { activar: 'set', codigos: 'codes', quitar: 'removed' } as const

export const changeSecondStep = staged<typeof changeOperation>()({
  async prepare({ accion, password, codigo }, context) {
    const { db, user, clock, services } = context
    const isSet = await hasSecondStep(db, user.id)
    if (accion !== 'activar' && !isSet) throw new WireFault('ERROR', texts.isOff)
    if (accion === 'quitar' && needsSecondStep(user, services.environment.mfaRoles)) {
      throw new WireFault('ERROR', texts.demanded)
    }
    const account = await provePassword(password, context)
    if (accion !== 'activar') return { account, proof: await proveCode(account, context, codigo) }
    // Wrong codes are not counted. The person has seen the new key, so guessing gains nothing.
    const proof = await tryPending(db, services.keys, account.id, codigo, clock.now())
    if (proof === 'over') throw new WireFault('ERROR', texts.notBegun)
    if (proof === null) throw new WireFault('ERROR', texts.wrongNew)
    return { account, proof }
  },
  async run({ accion }, context, { account, proof }) {
    const { tx, clock, services, token, address } = context
    if (!(await isStillPassword(tx, account, 'no key update'))) {
      throw new WireFault('ERROR', loginTexts.wrongCurrent)
    }
    const event = { actorId: account.id, subjectId: account.id, address, at: clock.now() }
    if (proof === 'recovery') await recordEvent(tx, { kind: 'recovery-code-used', ...event })
    const letter = await notifySecondStep({ tx, clock, services }, account, newsOf[accion])
    if (accion === 'quitar') {
      // The code was valid, so a second step existed. A simultaneous removal has the same result.
      await dropSecondStep(tx, account.id)
      await recordEvent(tx, { kind: 'second-factor-removed', ...event })
      return { letter, codigos: [] }
    }
    if (isConfirmation(proof)) await turnOn(context, account.id, proof)
    await recordEvent(tx, { kind: 'second-factor-set', ...event, details: { accion } })
    // Ends the other sessions, which used the password alone.
    if (accion === 'activar') await services.sessions.revokeOthers(tx, account.id, token, clock.now())
    return { letter, codigos: await replaceRecoveryCodes(tx, services.keys, account.id) }
  },
  async finish({ letter, codigos }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', codigos }
  },
})

function isConfirmation(proof: Confirmation | UsedCode): proof is Confirmation {
  return typeof proof === 'object'
}

async function turnOn(
  { tx, clock }: Pick<HandlerContext<typeof changeOperation>, 'tx' | 'clock'>,
  userId: number,
  proof: Confirmation,
): Promise<void> {
  const isConfirmed = await confirmPending(tx, userId, proof, clock.now())
  if (!isConfirmed) throw new WireFault('ERROR', texts.notBegun)
}
