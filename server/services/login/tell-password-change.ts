import { randomUUID } from 'node:crypto'
import { retireSubscriptions } from '../../push/subscriptions.ts'
import type { Services } from '../../facilities/services.ts'
import { holdPerson } from '../../identity/session-rows.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import type { Account } from '../../identity/account.ts'

const KIND = 'password-changed'

/**
 * A changed password is told to its owner, whoever changed it: in their list, and by one push to each of their other
 * devices, which is the last that these get. In the transaction of the change, before the sessions end.
 * @param ownSessions of the device that changed it; none when it was done elsewhere
 */
export async function tellPasswordChange(
  context: NotifyContext,
  userId: number,
  ownSessions: number[],
): Promise<void> {
  const { tx, clock } = context
  await holdPerson(tx, userId, 'no key update')
  const told = { kind: KIND, to: { userIds: [userId] }, ref: '', key: randomUUID() } as const
  await notify(context, { ...told, subtitle: texts.tellHumanResources })
  await retireSubscriptions(tx, { userId, staying: ownSessions, now: clock.now() }, KIND)
}

/** Sent afterwards, for an owner without a device at hand. Does nothing without a mail server or an address. */
export function writePasswordChange(
  { mailer }: Pick<Services, 'mailer'>,
  { mail }: Pick<Account, 'mail'>,
): void {
  if (!mailer.isReady || mail === '') return
  mailer.post({ to: mail, subject: mailTexts.passwordChangedSubject, text: mailTexts.passwordChanged })
}
