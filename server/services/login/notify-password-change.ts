import { randomUUID } from 'node:crypto'
import { retireSubscriptions } from '../../push/subscriptions.ts'
import { holdPerson } from '../../identity/session-rows.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import type { Account } from '../../identity/account.ts'
import { notify } from '../notifications/notify.ts'
import { type LetterContext, type PendingLetter, queuePendingLetter } from './account-letters.ts'

const KIND = 'password-changed'

/**
 * Notifies a person of their changed password: in the list, by email, and with one last push to each other
 * device. Must run before the sessions end.
 * @param ownSessions sessions of the device that made the change; empty for a change elsewhere
 * @returns email to send after the commit
 */
export async function notifyPasswordChange(
  context: LetterContext,
  { id: userId, mail }: Pick<Account, 'id' | 'mail'>,
  ownSessions: number[],
): Promise<PendingLetter | null> {
  const { tx, clock } = context
  await holdPerson(tx, userId, 'no key update')
  const notification = { kind: KIND, to: { userIds: [userId] }, ref: '', key: randomUUID() } as const
  await notify(context, { ...notification, subtitle: texts.tellHumanResources })
  await retireSubscriptions(tx, { userId, staying: ownSessions, now: clock.now() }, KIND)
  const letter = { to: mail, subject: mailTexts.passwordChangedSubject, text: mailTexts.passwordChanged }
  return queuePendingLetter(context, userId, letter)
}
