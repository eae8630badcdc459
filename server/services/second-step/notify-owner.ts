import { randomUUID } from 'node:crypto'
import type { Services } from '../../facilities/services.ts'
import { mailTexts, secondStepTexts as texts } from '../../texts.ts'
import type { Account } from '../../identity/account.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'

export type SecondStepNews = keyof typeof texts.told

/** Notifies the account's owner in the transaction of the change, because another person may have made it. */
export async function notifySecondStep(
  context: NotifyContext,
  userId: number,
  news: SecondStepNews,
): Promise<void> {
  const told = { kind: 'second-step-changed', to: { userIds: [userId] }, ref: '', key: randomUUID() } as const
  await notify(context, { ...told, subtitle: texts.told[news] })
}

/**
 * Sends an email after the change, for an owner without a device at hand. Does nothing without a mail server
 * or an address.
 */
export function writeSecondStep(
  { mailer }: Pick<Services, 'mailer'>,
  { mail }: Pick<Account, 'mail'>,
  news: SecondStepNews,
): void {
  if (!mailer.isReady || mail === '') return
  const text = mailTexts.secondStep(texts.told[news])
  mailer.post({ to: mail, subject: mailTexts.secondStepSubject, text })
}
