import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { recoveryCodes } from '../../db/schema/access.ts'
import { users } from '../../db/schema/people.ts'
import type { Mailer } from '../../facilities/mailer.ts'
import type { FoundAccount } from '../../identity/account.ts'
import { loginTexts as texts, mailTexts } from '../../texts.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'

/**
 * The only way in which the mail of an existing account changes. Its owner reads it in the list and on their devices;
 * codes that were asked for before lead nowhere; the new mail receives nothing that opens the account for a week
 * (identity/account-mail.ts).
 * @returns the letter to the former mail, to be sent after the transaction; null when there was none
 */
export async function changeMail(
  context: NotifyContext,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<Parameters<Mailer['post']>[0] | null> {
  const { tx, clock } = context
  await tx.update(users).set({ mail: to, mailChangedAt: clock.now() }).where(eq(users.id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const told = { kind: 'mail-changed', to: { userIds: [userId] }, ref: '', key: randomUUID() } as const
  await notify(context, { ...told, subtitle: texts.confirmMail })
  if (from === '') return null
  return { to: from, subject: mailTexts.mailChangedSubject, text: mailTexts.mailChanged }
}

/**
 * Whoever signs in with a changed mail as their name, and with a password of their own, says that it is theirs: it receives
 * codes and links from then on.
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
