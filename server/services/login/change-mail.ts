import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import { users } from '../../db/schema/people.ts'
import type { FoundAccount } from '../../identity/account.ts'
import { dropEmailedLinks } from '../../identity/own-links.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type LetterContext, queueLetter } from './account-letters.ts'

/**
 * Changes the email address of an existing account; only an erasure does not use this function. Notifies the
 * owner in the list, on their devices and at the former address. Voids recovery codes, and links in emails to
 * the former address. Codes and links are not sent to the new address for a week, or until the owner confirms
 * it (identity/account-mail.ts).
 */
export async function changeMail(
  context: LetterContext,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const { tx, clock } = context
  await tx.update(users).set({ mail: to, mailChangedAt: clock.now() }).where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await dropEmailedLinks(tx, userId)
  await askToConfirmMail(context, userId)
  const letter = { to: from, subject: mailTexts.mailChangedSubject, text: mailTexts.mailChanged }
  await queueLetter(context, userId, letter)
}

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
 * Confirms a changed email address when its owner signs in with the address and a permanent password. Codes
 * and links are sent to the address afterwards.
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
