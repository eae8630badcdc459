import { randomInt } from 'node:crypto'
import type { issueOneTimePassword as operation } from '#contract/login.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/people.ts'
import { hashPassword } from '../../password.ts'
import { rolesOf } from '../../roles.ts'
import { staged } from '../../service.ts'
import { loginTexts as texts, peopleTexts } from '../../texts.ts'
import { WireFault } from '../../wire-fault.ts'
import { findAccount } from './account.ts'
import { oneTimeWords } from './one-time-words.es.ts'

const WORDS = 3
const NUMBERS = 100

/** How many different one-time passwords there are: three words and a two-digit number behind any of them. */
export const oneTimePasswords = oneTimeWords.length ** WORDS * NUMBERS * WORDS

/** "roble-faro-71-nube": readable aloud, over 40 bits. */
export function makeOneTimePassword(): string {
  const words = Array.from({ length: WORDS }, () => oneTimeWords[randomInt(oneTimeWords.length)] ?? '')
  const number = String(randomInt(NUMBERS)).padStart(2, '0')
  const place = 1 + randomInt(WORDS)
  return [...words.slice(0, place), number, ...words.slice(place)].join('-')
}

/**
 * P-13: for whom mail can't reach (decision 9). Signing in with it forces the change (EstatusPass 0). Whoever issues one
 * could come in with it: accounts with a role are only an administrator's to help.
 */
export const issueOneTimePassword = staged<typeof operation>()({
  async prepare({ empleado }, { db, user }) {
    const account = await findAccount(db, empleado)
    if (account === null) throw new WireFault('ERROR', texts.unknownPerson)
    if (account.id === user.id) throw new WireFault('ERROR', texts.ownPassword)
    const temporal = makeOneTimePassword()
    return { account, temporal, passwordHash: await hashPassword(temporal) }
  },
  async run(_input, { tx, user, clock, services }, { account, temporal, passwordHash }) {
    // Held first: a role that is given meanwhile counts, and so does a closing.
    const [held] = await tx.select().from(users).where(eq(users.id, account.id)).for('no key update')
    if (!held || held.closedAt !== null) throw new WireFault('ERROR', texts.unknownPerson)
    if (rolesOf(held).length > 0 && !user.isAdministrator)
      throw new WireFault('ERROR', peopleTexts.needsAdministrator)
    await services.sessions.revokeAllOf(tx, account.id, clock.now())
    await tx.update(users).set({ passwordHash, mustChangePassword: true }).where(eq(users.id, account.id))
    return { account, temporal }
  },
  async finish({ account, temporal }, _input, { services }) {
    await services.limiter.forget('password', account.who)
    return { status: 'OK', nombre: account.name, temporal }
  },
})
