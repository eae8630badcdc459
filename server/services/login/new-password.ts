import { eq, sql } from 'drizzle-orm'
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordProblem,
  passwordProblem,
  WEAK_PASSWORD,
} from '#domain/identity/password.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { loginTexts as texts } from '../../texts.ts'
import type { Environment } from '../../environment.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { passwordWeakness, type Weakness } from './password-strength.ts'
import { findPersonalWords } from './personal-words.ts'

const sentences: Record<PasswordProblem, string> = {
  'too-short': texts.tooShort(PASSWORD_MIN),
  'too-long': texts.tooLong(PASSWORD_MAX),
  'same-as-before': texts.sameAsBefore,
  'is-the-user-name': texts.isTheUserName,
}

/**
 * Checks the password's form.
 * @param previous current password as typed; '' if it was not typed
 * @param names all names with which the person signs in
 * @throws WireFault with a sentence that says what to change
 */
export function requireGoodPassword(next: string, previous: string, names: readonly string[]): void {
  for (const name of names) {
    const problem = passwordProblem(next, previous, name.trim())
    if (problem !== null) throw new WireFault('ERROR', sentences[problem])
  }
}

const weak: Record<Weakness, string> = { personal: texts.personalPassword, common: texts.commonPassword }

/**
 * Rejects weak passwords. Takes up to 30 ms of CPU, so call this only after checking the current password or
 * a code.
 * @throws WireFault with a sentence that says what to change
 */
export async function requireStrongPassword(
  next: string,
  userId: number,
  { db, environment }: { db: Database; environment: Environment },
): Promise<void> {
  return requirePasswordStrength(
    next,
    await findPersonalWords(db, userId, environment.appConfig.companyMailDomain),
  )
}

/**
 * Rejects weak passwords. Works for people without an account too.
 * @param words personal words of the person (personal-words.ts)
 * @throws WireFault with a sentence that says what to change
 */
export async function requirePasswordStrength(next: string, words: readonly string[]): Promise<void> {
  const weakness = await passwordWeakness(next, words)
  if (weakness !== null) throw new WireFault(WEAK_PASSWORD, weak[weakness])
}

/**
 * Stores a password that the person chose. After a one-time password, an unconfirmed email address starts its
 * week again (identity/account-mail.ts).
 */
export async function setPassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> {
  const mailChangedAt = sql`case when ${users.mailChangedAt} is not null and ${users.oneTimeUntil} is not null
    then ${now.toISOString()}::timestamptz else ${users.mailChangedAt} end`
  const own = {
    passwordHash,
    mustChangePassword: false,
    oneTimeUntil: null,
    oneTimeUsedAt: null,
    mailChangedAt,
  }
  await tx.update(users).set(own).where(eq(users.id, userId))
}
