import { eq, inArray } from 'drizzle-orm'
import { FAILING_DAYS, type WebhookOff } from '#domain/outbound/outbound-kinds.ts'
import { recordEvent } from '../../audit/record.ts'
import { webhooks } from '../../db/schema/outbound/outbound.ts'
import { users } from '../../db/schema/people.ts'
import type { Services } from '../../facilities/services.ts'
import { administratorIds } from '../../identity/roles.ts'
import { queueLetter } from '../login/account-letters.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import type { WebhookRow } from './send-webhook.ts'
import { outboundTexts as texts } from './texts.es.ts'

type Context = NotifyContext & { services: Pick<Services, 'jobs' | 'mailer' | 'environment'> }

/** Switches a failing webhook off, and tells every administrator in the portal and by email. Its position stays. */
export async function switchOff(
  context: Context,
  { id, name }: WebhookRow,
  why: Extract<WebhookOff, 'fallas' | 'ido'>,
): Promise<void> {
  const { tx, clock, services } = context
  const now = clock.now()
  await tx.update(webhooks).set({ off: why, offAt: now, dueAt: null }).where(eq(webhooks.id, id))
  await recordEvent(tx, {
    kind: 'webhook-failed',
    actorId: null,
    subjectId: null,
    address: '',
    details: { folio: id, source: name },
    at: now,
  })
  const userIds = await administratorIds(tx)
  await notify(context, {
    kind: 'connection-off',
    to: { userIds },
    ref: String(id),
    key: `${id}-${now.getTime()}`,
    subtitle: name,
  })
  const readers = await tx
    .select({ id: users.id, mail: users.mail })
    .from(users)
    .where(inArray(users.id, userIds))
  const { publicUrl } = services.environment
  const place = publicUrl === '' ? [] : ['', `${publicUrl}/#/Conexiones`]
  const text = [...texts.offLines(name, why === 'ido', FAILING_DAYS), ...place].join('\n')
  for (const reader of readers)
    await queueLetter(context, reader.id, { to: reader.mail, subject: texts.offSubject(name), text })
}
