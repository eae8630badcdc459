import { randomUUID } from 'node:crypto'
import { mailTexts, secondStepTexts as texts } from '../../texts.ts'
import type { Account } from '../../identity/account.ts'
import { type LetterContext, type OwedLetter, oweLetterAtOnce } from '../login/account-letters.ts'
import { notify } from '../notifications/notify.ts'

export type SecondStepNews = keyof typeof texts.told

/**
 * Notifies the account's owner in the transaction of the change, because another person may have made it: in
 * the list, on devices and by email.
 * @returns email to send after the commit
 */
export async function notifySecondStep(
  context: LetterContext,
  { id: userId, mail }: Pick<Account, 'id' | 'mail'>,
  news: SecondStepNews,
): Promise<OwedLetter | null> {
  const told = { kind: 'second-step-changed', to: { userIds: [userId] }, ref: '', key: randomUUID() } as const
  await notify(context, { ...told, subtitle: texts.told[news] })
  const text = mailTexts.secondStep(texts.told[news])
  return oweLetterAtOnce(context, userId, { to: mail, subject: mailTexts.secondStepSubject, text })
}
