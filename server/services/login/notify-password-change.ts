import { randomUUID } from 'node:crypto'
import { retireSubscriptions } from '../../push/subscriptions.ts'
import type { Services } from '../../facilities/services.ts'
import { holdPerson } from '../../identity/session-rows.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import type { Account } from '../../identity/account.ts'

const KIND = 'password-changed'

/**
 * Notifies the owner of a changed password in their list, and with one last push to each other device. Runs
 * in the transaction of the change, before the sessions end.
 * @param ownSessions sessions of the device that changed it; empty if it was changed elsewhere
 */
export async function notifyPasswordChange(
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

/**
 * Emails the owner after the change, in case they have no device at hand. Does nothing without a mail server
 * or an address.
 */
export function writePasswordChange(
  { mailer }: Pick<Services, 'mailer'>,
  { mail }: Pick<Account, 'mail'>,
): void {
  if (!mailer.isReady || mail === '') return
  mailer.post({ to: mail, subject: mailTexts.passwordChangedSubject, text: mailTexts.passwordChanged })
}
