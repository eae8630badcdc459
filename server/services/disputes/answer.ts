import { eq } from 'drizzle-orm'
import type { answerDispute as operation } from '#contract/requests/disputes.ts'
import type { reopenDispute as reopen } from '#contract/requests/request-desk.ts'
import { evidenceKinds } from '#domain/requests/disputes.ts'
import { disputes, formerAnswers } from '../../db/schema/clarifications.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import { reaches } from '../../identity/scope.ts'
import { type Handler, staged } from '../../operations/service.ts'
import { disputeTexts as texts, ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify, type NotifyContext, type NewNotification } from '../notifications/notify.ts'
import {
  attachPictures,
  dropPictures,
  storePictures,
  type StoredPicture,
  removePictures,
} from './pictures.ts'
import { lockDispute } from './queries.ts'

export const answerDispute = staged<typeof operation>()<StoredPicture[], { status: string }>({
  prepare: ({ evidencia }, { user, clock, services }) =>
    storePictures(evidencia ?? [], services, { user, now: clock.now() }),

  async run({ id, respuestaAdmon }, context, pictures) {
    const { tx, user, clock, services } = context
    const now = clock.now()
    const row = await lockDispute(tx, id)
    if (row === null) throw new WireFault('ERROR', texts.unknown)
    if (!(await reaches(tx, user, 'nomina', row.employeeId)))
      throw new WireFault('ERROR', ownDataTexts.outOfReach)
    await refuseOwn(context, row.employeeId, ownDataTexts.ownRequest)
    if (row.state !== 1) throw new WireFault('ERROR', texts.alreadyAnswered)
    const answer = { state: 2, answer: respuestaAdmon, answeredBy: user.id, answeredAt: now }
    await tx.update(disputes).set(answer).where(eq(disputes.id, id))
    await attachPictures(tx, services.files, { disputeId: id, kind: evidenceKinds.answer, now }, pictures)
    await notifyPerson({ tx, clock, services }, row, { kind: 'dispute-answered', ref: String(id) })
    return { status: 'OK' }
  },

  finish: async (done) => done,
  discard: (pictures, { services }) => dropPictures(pictures, services.files),
})

/**
 * Changes state 2 (answered) or 3 (rated) to 1 (open), and notifies the person (P-51). The history keeps the
 * previous answer without its pictures.
 */
export const reopenDispute: Handler<typeof reopen> = async ({ id }, context) => {
  const { tx, user, clock, services } = context
  const now = clock.now()
  const row = await lockDispute(tx, id)
  if (row === null) throw new WireFault('ERROR', texts.unknown)
  if (!(await reaches(tx, user, 'nomina', row.employeeId)))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  await refuseOwn(context, row.employeeId, ownDataTexts.ownRequest)
  const { answer, answeredBy, answeredAt, rating } = row
  if (answer === null || answeredBy === null || answeredAt === null) {
    throw new WireFault('ERROR', texts.notClosed)
  }
  const former = { disputeId: id, answer, answeredBy, answeredAt, rating }
  await tx.insert(formerAnswers).values({ ...former, reopenedBy: user.id, reopenedAt: now })
  const open = { state: 1, answer: null, answeredBy: null, answeredAt: null, rating: null }
  await tx.update(disputes).set(open).where(eq(disputes.id, id))
  await removePictures(tx, services.files, id, evidenceKinds.answer, now)
  await notifyPerson({ tx, clock, services }, row, { kind: 'request-reopened', ref: `inconformidad-${id}` })
  return { status: 'OK' }
}

async function notifyPerson(
  context: NotifyContext,
  { id, employeeId, reason }: typeof disputes.$inferSelect,
  notification: Pick<NewNotification, 'kind' | 'ref'>,
): Promise<void> {
  const times = await context.tx.$count(formerAnswers, eq(formerAnswers.disputeId, id))
  const key = `${notification.ref}-${times}`
  await notify(context, { ...notification, key, to: { employeeIds: [employeeId] }, subtitle: reason })
}
