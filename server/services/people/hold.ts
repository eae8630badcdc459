import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people.ts'
import { holdAdministrators } from '../../identity/roles.ts'
import { peopleTexts as texts, transportTexts } from '../../texts.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'

export type AccountRow = typeof users.$inferSelect

/**
 * Holds every open administrator and then the account that is about to change, always in this order: of two who close
 * each other the second sees what the first has done. Nobody changes their own account, so one administrator, the caller,
 * is always left.
 * @throws WireFault when the caller is no administrator any more, it is the caller's own, or nobody's
 */
export async function holdAccount(tx: Tx, caller: User, id: number): Promise<AccountRow> {
  if (!(await holdAdministrators(tx)).includes(caller.id)) {
    throw new WireFault('ERROR', transportTexts.forbidden, 403)
  }
  if (id === caller.id) throw new WireFault('ERROR', texts.own)
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!account) throw new WireFault('ERROR', texts.unknown)
  return account
}
