import { randomUUID } from 'node:crypto'
import type { Account } from '../../identity/account.ts'
import { type LetterContext, type PendingLetter, queuePendingLetter } from '../login/account-letters.ts'
import { notify } from '../notifications/notify.ts'
import { passkeyTexts as texts } from './texts.es.ts'

export type PasskeyChange = keyof typeof texts.told

/**
 * Notifies the account's owner in the transaction of the change: in the list, on devices and by email.
 * @returns email to send after the commit
 */
export async function notifyPasskey(
  context: LetterContext,
  { id: userId, mail }: Pick<Account, 'id' | 'mail'>,
  change: PasskeyChange,
): Promise<PendingLetter | null> {
  const to = { userIds: [userId] }
  const subtitle = texts.told[change]
  await notify(context, { kind: 'passkey-changed', to, ref: '', key: randomUUID(), subtitle })
  return queuePendingLetter(context, userId, {
    to: mail,
    subject: texts.letterSubject,
    text: `${subtitle}\n`,
  })
}
