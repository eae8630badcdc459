import type { createDispute as operation } from '#contract/requests/disputes.ts'
import { companyDate } from '#domain/time/dates.ts'
import { disputeDayProblem, evidenceKinds } from '#domain/requests/disputes.ts'
import { disputes } from '../../db/schema/clarifications.ts'
import { checkRoom } from '../../files/quota.ts'
import { staged } from '../../operations/service.ts'
import { disputeTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { lockAndCountOpen } from './queries.ts'
import { attachPictures, dropPictures, storePictures, type StoredPicture } from './pictures.ts'

/** Maximum open disputes per person; not in the spec. Limits the stored pictures and payroll's work. */
const MAX_OPEN_DISPUTES = 20

/** Checks and stores the pictures before the transaction. */
export const createDispute = staged<typeof operation>()<StoredPicture[], { status: string; id: number }>({
  async prepare({ fechaInconformidad, evidencia }, { user, clock, services }) {
    const now = clock.now()
    const problem = disputeDayProblem(fechaInconformidad, companyDate(now.getTime()))
    if (problem) throw new WireFault('ERROR', texts.day[problem])
    return storePictures(evidencia, services, { user, now })
  },

  async run({ motivo, fechaInconformidad, comentario }, { tx, user, clock, services }, pictures) {
    const now = clock.now()
    const employeeId = employeeOf(user)
    if ((await lockAndCountOpen(tx, employeeId)) >= MAX_OPEN_DISPUTES) {
      throw new WireFault('ERROR', texts.tooMany(MAX_OPEN_DISPUTES))
    }
    const [made] = await tx
      .insert(disputes)
      .values({
        employeeId,
        reason: motivo,
        comment: comentario,
        day: fechaInconformidad,
        registeredAt: now,
      })
      .returning({ id: disputes.id })
    if (!made) throw new Error('the dispute was not stored')
    const place = { disputeId: made.id, kind: evidenceKinds.request, now }
    await attachPictures(tx, services.files, place, pictures)
    await checkRoom(tx, employeeId, (text) => new WireFault('ERROR', text))
    return { status: 'OK', id: made.id }
  },

  finish: async (done) => done,
  discard: (pictures, { services }) => dropPictures(pictures, services.files),
})
