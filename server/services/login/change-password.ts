import type { changePassword as operation } from '#contract/identity/login.ts'
import { moveSubscriptions } from '../../push/subscriptions.ts'
import { hashPassword } from '../../identity/password.ts'
import { staged } from '../../operations/service.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { isStillPassword, personName, readAccount } from '../../identity/account.ts'
import { provePassword } from '../second-step/prove.ts'
import { sendPendingLetter } from './account-letters.ts'
import { askToConfirmMail } from './change-mail.ts'
import { requireGoodPassword, requireStrongPassword, setPassword } from './new-password.ts'
import { notifyPasswordChange } from './notify-password-change.ts'

/**
 * Changes the password (P-03). Ends all sessions and delivery grants of the person. The current session
 * continues with a new token.
 */
export const changePassword = staged<typeof operation>()({
  async prepare({ password, nuevo }, context) {
    const { db, user, services } = context
    const account = await readAccount(db, user.id)
    requireGoodPassword(nuevo, password, [account.number, account.nickname, account.mail])
    await provePassword(password, context, account)
    await requireStrongPassword(nuevo, account.id, { db, environment: services.environment })
    const hash = () => hashPassword(nuevo)
    return { account, passwordHash: await services.hashing.run(personName(user.id), hash) }
  },
  async run({ dispositivos, huellas }, { tx, token, clock, services }, { account, passwordHash }) {
    const isUnchanged = await isStillPassword(tx, account, 'no key update')
    if (!isUnchanged) throw new WireFault('ERROR', texts.wrongCurrent)
    const now = clock.now()
    const { sessions } = services
    const current = await sessions.find(tx, token)
    const sessionIds = current?.ids ?? []
    const letter = await notifyPasswordChange({ tx, clock, services }, account, sessionIds)
    const here = { sessions: sessionIds, devices: dispositivos, passkeys: huellas }
    await sessions.revokeAllOf(tx, account.id, now, here)
    await setPassword(tx, account.id, passwordHash, now)
    if (account.oneTimeUntil !== null && account.mailChangedAt !== null)
      await askToConfirmMail({ tx, clock, services }, account.id)
    // The password was typed, so the renewal limit starts again.
    const session = await sessions.open(tx, account.id, now, current ?? {})
    for (const id of sessionIds) await moveSubscriptions(tx, id, session.id)
    return { letter, session, entrega: await sessions.issueGrant(tx, account.id, now, current?.passkeyId) }
  },
  async finish({ letter, session, entrega }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', token: session.token, tokenLife: session.lifeSeconds, entrega }
  },
})
