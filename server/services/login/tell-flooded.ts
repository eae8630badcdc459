import { and, isNull } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import { properName } from '#domain/person-name.ts'
import { users } from '../../db/schema/people.ts'
import type { Account } from '../../identity/account.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'

/**
 * Tells human resources, once a day, that strangers have used up a person's recovery codes: whoever has neither an own device
 * nor a usual address at hand gets no code until tomorrow, and a one-time password helps them.
 */
export async function tellFlooded(
  context: NotifyContext,
  { id, name, number }: Pick<Account, 'id' | 'name' | 'number'>,
): Promise<void> {
  const { tx, clock } = context
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(holdsWhole(users.id, 'recursos-humanos'), isNull(users.closedAt)))
  await notify(context, {
    kind: 'recovery-flooded',
    to: { userIds: rows.map((row) => row.id) },
    ref: '',
    key: `${id}-${companyDate(clock.now().getTime())}`,
    subtitle: number === '' ? properName(name) : `${properName(name)} · ${number}`,
  })
}
