import { eq } from 'drizzle-orm'
import { PASSWORD_MAX, PASSWORD_MIN, type PasswordProblem, passwordProblem } from '#domain/password.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people.ts'
import { loginTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire-fault.ts'

const sentences: Record<PasswordProblem, string> = {
  'too-short': texts.tooShort(PASSWORD_MIN),
  'too-long': texts.tooLong(PASSWORD_MAX),
  'same-as-before': texts.sameAsBefore,
  'is-the-user-name': texts.isTheUserName,
}

/**
 * @param previous the current password as typed, '' when nobody typed it
 * @param names every name that the person signs in with
 * @throws WireFault with a sentence that says what to change
 */
export function requireGoodPassword(next: string, previous: string, names: readonly string[]): void {
  for (const name of names) {
    const problem = passwordProblem(next, previous, name.trim())
    if (problem !== null) throw new WireFault('ERROR', sentences[problem])
  }
}

export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, userId))
}
