import { and, isNull } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { users } from '../../db/schema/people.ts'
import type { Account } from '../../identity/account.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'

/**
 * Notifies human resources, once a day, that a person's budget of recovery codes is used up
 * (identity/quotas.ts). The person still gets codes on a known device.
 */
export async function notifyFlooded(
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
