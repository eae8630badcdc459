import { and, eq } from 'drizzle-orm'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import { formatDate, formatDateRange } from '#domain/time/dates.ts'
import { tables } from '../../db/schema/tables.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type Approval, detailText } from './queries.ts'
import { involvedIn, substitutesOf } from './who-decides.ts'
import { approvalTexts as texts } from './texts.es.ts'

type NotifiedItem = Pick<
  Approval,
  | 'id'
  | 'kind'
  | 'requesterId'
  | 'subjectId'
  | 'approverId'
  | 'escalatedToId'
  | 'fromDay'
  | 'toDay'
  | 'details'
>
type Days = Pick<Approval, 'kind' | 'fromDay' | 'toDay'>

/** Returns a notification's subtitle: the kind, and the candidate's name or the days. A day off has its own kind. */
function subtitleOf(item: NotifiedItem): string {
  if (candidateKinds.includes(item.kind)) return `${texts.kinds[item.kind]} · ${detailText(item, 'nombre')}`
  const dayOff = item.kind === 'incidencia' ? detailText(item, 'tipo') : ''
  return dayOff === '' ? inWords(item) : `${dayOff} · ${daysInWords(item)}`
}

export function inWords(item: Days): string {
  const days = daysInWords(item)
  return days === '' ? texts.kinds[item.kind] : `${texts.kinds[item.kind]} · ${days}`
}

/**
 * Returns one day or a range. A day off shows only its first day, because the last day of a swap is the
 * working day given in exchange.
 */
export function daysInWords({ kind, fromDay, toDay }: Days): string {
  if (fromDay === null) return ''
  const isSingleDay = toDay === null || toDay === fromDay || kind === 'incidencia'
  return isSingleDay ? formatDate(fromDay) : formatDateRange(fromDay, toDay, texts.until)
}

export async function notifyApprover(
  context: NotifyContext,
  item: NotifiedItem,
  today: string,
): Promise<void> {
  const substitutes = await substitutesOf(context.tx, item.approverId, today)
  const involved = await involvedIn(context.tx, item.id)
  const recipients = [item.approverId, ...substitutes.filter((id) => !involved.includes(id))]
  await notify(context, {
    kind: 'approval-waiting',
    to: {
      employeeIds: recipients.filter((id) => id !== item.requesterId && id !== item.subjectId),
    },
    ref: `${item.kind}-${item.id}`,
    key: String(item.id),
    subtitle: subtitleOf(item),
  })
  await context.services.jobs.add(context.tx, 'letters', context.clock.now())
}

export async function notifyEscalated(context: NotifyContext, item: NotifiedItem): Promise<void> {
  if (item.escalatedToId === null) return
  await notify(context, {
    kind: 'approval-waiting',
    to: { employeeIds: [item.escalatedToId] },
    ref: `${item.kind}-${item.id}`,
    key: `${item.id}-e`,
    subtitle: subtitleOf(item),
  })
  await context.services.jobs.add(context.tx, 'letters', context.clock.now())
}

/** Stores a changed comment in the requester's notification without pushing the notification again. */
export async function storeComment(
  { tx }: NotifyContext,
  { id, state }: Pick<Approval, 'id' | 'state'>,
  comment: string,
): Promise<void> {
  const { notifications } = tables
  await tx
    .update(notifications)
    .set({ comment })
    .where(
      and(
        eq(notifications.kind, state === 'authorized' ? 'approval-authorized' : 'approval-refused'),
        eq(notifications.key, String(id)),
      ),
    )
}

export async function notifyLapsed(context: NotifyContext, item: NotifiedItem): Promise<void> {
  await notify(context, {
    kind: 'approval-lapsed',
    to: { employeeIds: [item.requesterId] },
    ref: `${item.kind}-${item.id}`,
    key: String(item.id),
    subtitle: subtitleOf(item),
  })
}

export async function notifyDecided(
  context: NotifyContext,
  item: NotifiedItem,
  decision: 'authorized' | 'refused',
  comment: string | null,
): Promise<void> {
  const { requesterId, subjectId } = item
  if (item.kind === 'apego') return
  await notify(context, {
    kind: decision === 'authorized' ? 'approval-authorized' : 'approval-refused',
    to: { employeeIds: [requesterId] },
    ref: `${item.kind}-${item.id}`,
    key: String(item.id),
    subtitle: subtitleOf(item),
    ...(comment ? { comment } : {}),
  })
  if (decision === 'authorized' && subjectId !== null && subjectId !== requesterId) {
    await notify(context, {
      kind: 'approval-for-you',
      to: { employeeIds: [subjectId] },
      ref: `${item.kind}-${item.id}`,
      key: String(item.id),
      subtitle: subtitleOf(item),
    })
  }
  if (item.kind === 'visita') await context.services.jobs.add(context.tx, 'letters', context.clock.now())
}
