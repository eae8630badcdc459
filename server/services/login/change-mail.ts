import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import { users } from '../../db/schema/people.ts'
import type { FoundAccount } from '../../identity/account.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type LetterContext, queueLetter } from './account-letters.ts'

/**
 * Changes the email address of an existing account. Only an erasure bypasses this function. Notifies the
 * owner in the notification list, on their devices and at the former address, and voids recovery codes. For a week,
 * or until the owner confirms the new address, no codes or links are sent to it (identity/account-mail.ts).
 */
export async function changeMail(
  context: LetterContext,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const { tx, clock } = context
  await tx.update(users).set({ mail: to, mailChangedAt: clock.now() }).where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await askToConfirmMail(context, userId)
  const letter = { to: from, subject: mailTexts.mailChangedSubject, text: mailTexts.mailChanged }
  await queueLetter(context, userId, letter)
}

/**
 * Notifies the account's owner that another person entered its email address. The notification appears in the owner's
 * notification list and on their devices.
 */
export async function askToConfirmMail(context: NotifyContext, userId: number): Promise<void> {
  const notification = {
    kind: 'mail-changed',
    to: { userIds: [userId] },
    ref: '',
    key: randomUUID(),
  } as const
  await notify(context, { ...notification, subtitle: texts.confirmMail })
}

/**
 * Confirms a changed email address when its owner signs in with it and a password that is not one-time. From
 * then on, codes and links are sent to it.
 */
export async function confirmMail(
  tx: Tx,
  { id, alias, mailChangedAt, oneTimeUntil }: FoundAccount,
): Promise<void> {
  if (alias !== 'mail' || mailChangedAt === null || oneTimeUntil !== null) return
  await tx
    .update(users)
    .set({ mailChangedAt: null })
    .where(and(eq(users.id, id), eq(users.mailChangedAt, mailChangedAt)))
}
