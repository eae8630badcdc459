import { randomUUID } from 'node:crypto'
import { mailTexts, secondStepTexts as texts } from '../../texts.ts'
import type { Account } from '../../identity/account.ts'
import { type LetterContext, type PendingLetter, queuePendingLetter } from '../login/account-letters.ts'
import { notify } from '../notifications/notify.ts'

export type SecondStepChange = keyof typeof texts.told

/**
 * Notifies the account's owner in the transaction of the change: in the list, on devices and by email.
 * Another person may have made the change.
 * @returns email to send after the commit
 */
export async function notifySecondStep(
  context: LetterContext,
  { id: userId, mail }: Pick<Account, 'id' | 'mail'>,
  change: SecondStepChange,
): Promise<PendingLetter | null> {
  const notification = {
    kind: 'second-step-changed',
    to: { userIds: [userId] },
    ref: '',
    key: randomUUID(),
  } as const
  await notify(context, { ...notification, subtitle: texts.told[change] })
  const text = mailTexts.secondStep(texts.told[change])
  return queuePendingLetter(context, userId, { to: mail, subject: mailTexts.secondStepSubject, text })
}
