import { randomUUID } from 'node:crypto'
import type { Services } from '../../facilities/services.ts'
import { mailTexts, secondStepTexts as texts } from '../../texts.ts'
import type { Account } from '../../identity/account.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'

export type SecondStepNews = keyof typeof texts.told

/** Whoever changes how a person signs in may not be that person: its owner hears of it, where it happens. */
export async function tellSecondStep(
  context: NotifyContext,
  userId: number,
  news: SecondStepNews,
): Promise<void> {
  const told = { kind: 'second-step-changed', to: { userIds: [userId] }, ref: '', key: randomUUID() } as const
  await notify(context, { ...told, subtitle: texts.told[news] })
}

/** After it: to whoever has no device with them. Nothing where there is no mail server or no address. */
export function writeSecondStep(
  { mailer }: Pick<Services, 'mailer'>,
  { mail }: Pick<Account, 'mail'>,
  news: SecondStepNews,
): void {
  if (!mailer.isReady || mail === '') return
  const text = mailTexts.secondStep(texts.told[news])
  mailer.post({ to: mail, subject: mailTexts.secondStepSubject, text })
}
