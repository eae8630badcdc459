import type { changePassword as operation } from '#contract/login.ts'
import { hashPassword, verifyPassword } from '../../password.ts'
import { staged } from '../../service.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire-fault.ts'
import { isStillPassword, personName, readAccount } from './account.ts'
import { requireGoodPassword, setPassword } from './new-password.ts'

/** P-03. Ends every session and delivery grant of the person; this one goes on with a new token. */
export const changePassword = staged<typeof operation>()({
  async prepare({ password, nuevo }, { db, user, services, address }) {
    const account = await readAccount(db, user.id)
    requireGoodPassword(nuevo, password, [account.number, account.nickname, account.mail])
    const guess = { kind: 'current-password', name: personName(user.id), address, device: null } as const
    const { wait, result } = await services.limiter.attempt(guess, async () => {
      const isRight = await verifyPassword(account.passwordHash, password)
      return isRight ? account : null
    })
    if (wait > 0) throw new WireFault('ERROR', texts.wait(wait))
    if (result === null) throw new WireFault('ERROR', texts.wrongCurrent)
    const hash = () => hashPassword(nuevo)
    return { account, passwordHash: await services.hashing.run(personName(user.id), hash) }
  },
  async run({ dispositivos }, { tx, clock, services }, { account, passwordHash }) {
    const isStill = await isStillPassword(tx, account, 'no key update')
    if (!isStill) throw new WireFault('ERROR', texts.wrongCurrent)
    const now = clock.now()
    await services.sessions.revokeAllOf(tx, account.id, now, dispositivos)
    await setPassword(tx, account.id, passwordHash)
    const session = await services.sessions.open(tx, account.id, now)
    return { session, entrega: await services.sessions.issueGrant(tx, account.id, now) }
  },
  async finish({ session, entrega }) {
    return { status: 'OK', token: session.token, tokenLife: session.lifeSeconds, entrega }
  },
})
