import { and, eq } from 'drizzle-orm'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import { formatDate, formatDateRange } from '#domain/dates.ts'
import { tables } from '../../db/schema/tables.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { type Approval, detailText } from './queries.ts'
import { involvedIn, substitutesOf } from './who-decides.ts'
import { approvalTexts as texts } from './texts.es.ts'

/** What is told of an item: in the bell, on Inicio, and as a push, which never says more than that there is something. */

type Told = Pick<
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

/** In the portal, whom it is about as well; never in a mail, which is read by others. */
function told(item: Told): string {
  return candidateKinds.includes(item.kind)
    ? `${texts.kinds[item.kind]} · ${detailText(item, 'nombre')}`
    : inWords(item)
}

/** What it is and for when. */
export function inWords(item: Days): string {
  const days = daysInWords(item)
  return days === '' ? texts.kinds[item.kind] : `${texts.kinds[item.kind]} · ${days}`
}

/** One day, or the first and the last one; a day off that was swapped has two that are no range. */
export function daysInWords({ kind, fromDay, toDay }: Days): string {
  if (fromDay === null) return ''
  const isOne = toDay === null || toDay === fromDay || kind === 'incidencia'
  return isOne ? formatDate(fromDay) : formatDateRange(fromDay, toDay, texts.until)
}

/** To the approver, and to whoever stands in for them. */
export async function tellApprover(context: NotifyContext, item: Told, today: string): Promise<void> {
  const standing = await substitutesOf(context.tx, item.approverId, today)
  const involved = await involvedIn(context.tx, item.id)
  const who = [item.approverId, ...standing.filter((id) => !involved.includes(id))]
  await notify(context, {
    kind: 'approval-waiting',
    to: {
      employeeIds: who.filter((id) => id !== item.requesterId && id !== item.subjectId),
    },
    ref: `${item.kind}-${item.id}`,
    key: String(item.id),
    subtitle: told(item),
  })
  await context.services.jobs.add(context.tx, 'letters', context.clock.now())
}

/** Nobody has decided for two working days. */
export async function tellEscalated(context: NotifyContext, item: Told): Promise<void> {
  if (item.escalatedToId === null) return
  await notify(context, {
    kind: 'approval-waiting',
    to: { employeeIds: [item.escalatedToId] },
    ref: `${item.kind}-${item.id}`,
    key: `${item.id}-e`,
    subtitle: told(item),
  })
  await context.services.jobs.add(context.tx, 'letters', context.clock.now())
}

/** Of a refusal that its asker was told of: what they read of it now. It is no new event, so nothing is pushed. */
export async function tellReason({ tx }: NotifyContext, { id }: Told, comment: string): Promise<void> {
  const { notifications } = tables
  await tx
    .update(notifications)
    .set({ comment })
    .where(and(eq(notifications.kind, 'approval-refused'), eq(notifications.key, String(id))))
}

/** Its day went by, and nobody has decided: whoever asked still has time to ask for another. */
export async function tellLapsed(context: NotifyContext, item: Told): Promise<void> {
  await notify(context, {
    kind: 'approval-lapsed',
    to: { employeeIds: [item.requesterId] },
    ref: `${item.kind}-${item.id}`,
    key: String(item.id),
    subtitle: told(item),
  })
}

/** To whoever asked; and, once it is authorized, to the one it is about, who did not ask and knew nothing of it. */
export async function tellDecided(
  context: NotifyContext,
  item: Told,
  decision: 'authorized' | 'refused',
  comment: string | null,
): Promise<void> {
  const { requesterId, subjectId } = item
  // Human resources asked, and hears of the person (services/candidates/move.ts).
  if (item.kind === 'apego') return
  await notify(context, {
    kind: decision === 'authorized' ? 'approval-authorized' : 'approval-refused',
    to: { employeeIds: [requesterId] },
    ref: `${item.kind}-${item.id}`,
    key: String(item.id),
    subtitle: told(item),
    ...(comment ? { comment } : {}),
  })
  if (decision === 'authorized' && subjectId !== null && subjectId !== requesterId) {
    await notify(context, {
      kind: 'approval-for-you',
      to: { employeeIds: [subjectId] },
      ref: `${item.kind}-${item.id}`,
      key: String(item.id),
      subtitle: told(item),
    })
  }
  // A visitor is written to as well.
  if (item.kind === 'visita') await context.services.jobs.add(context.tx, 'letters', context.clock.now())
}
