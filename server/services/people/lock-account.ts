import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { holdAdministrators } from '../../identity/roles.ts'
import { peopleTexts as texts, transportTexts } from '../../texts.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'

export type AccountRow = typeof users.$inferSelect

/**
 * Locks all open administrators and then the account to change, always in this order. Of two administrators
 * who close each other's account, only one succeeds. Nobody can change their own account, so at least one
 * administrator remains.
 * @throws WireFault if the caller is no longer administrator, or the account is unknown or the caller's own
 */
export async function lockAccount(tx: Tx, caller: User, id: number): Promise<AccountRow> {
  if (!(await holdAdministrators(tx)).includes(caller.id)) {
    throw new WireFault('ERROR', transportTexts.forbidden, 403)
  }
  if (id === caller.id) throw new WireFault('ERROR', texts.own)
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!account) throw new WireFault('ERROR', texts.unknown)
  return account
}
