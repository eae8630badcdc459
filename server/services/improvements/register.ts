import { and, eq, lt, ne } from 'drizzle-orm'
import type { registerImprovement as operation } from '#contract/improvements/improvement-idea.ts'
import { improvementStates } from '#domain/improvements/improvements.ts'
import { tables } from '../../db/schema/tables.ts'
import { checkRoom } from '../../files/quota.ts'
import { staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { dropPictures, storePictures, type StoredPicture } from '../disputes/pictures.ts'
import { notify } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { improvementTexts as texts } from './texts.es.ts'

const { employees, improvementEngineers, improvementSteps, improvements } = tables

/** Maximum open ideas per person; not in the spec. */
const MAX_OPEN = 20

/** Checks and writes the picture before the transaction. */
export const registerImprovement = staged<typeof operation>()<
  StoredPicture[],
  { status: string; folio: number }
>({
  prepare: ({ foto }, { user, clock, services }) => storePictures(foto, services, { user, now: clock.now() }),

  async run({ mejora, lugar, beneficio }, context, [picture]) {
    const { tx, user, clock, services } = context
    const employeeId = employeeOf(user)
    // Locks the person, so that simultaneous ideas cannot exceed the limit.
    await tx
      .select({ id: employees.id })
      .from(employees)
      .where(eq(employees.id, employeeId))
      .for('no key update')
    const own = and(eq(improvements.employeeId, employeeId), lt(improvements.state, improvementStates.done))
    if ((await tx.$count(improvements, own)) >= MAX_OPEN)
      throw new WireFault('ERROR', texts.tooMany(MAX_OPEN))
    const registeredAt = clock.now()
    const [made] = await tx
      .insert(improvements)
      .values({
        employeeId,
        idea: mejora,
        place: lugar,
        benefit: beneficio,
        fileKey: picture?.key ?? null,
        bytes: picture?.bytes ?? 0,
        registeredAt,
      })
      .returning({ id: improvements.id })
    if (!made) throw new Error('the idea was not stored')
    await tx.insert(improvementSteps).values({
      improvementId: made.id,
      state: improvementStates.registered,
      by: user.id,
      at: registeredAt,
    })
    if (picture) {
      await services.files.claim(tx, picture.key)
      await checkRoom(tx, employeeId, (text) => new WireFault('ERROR', text))
    }
    const engineers = await tx
      .select({ id: improvementEngineers.employeeId })
      .from(improvementEngineers)
      .where(ne(improvementEngineers.employeeId, employeeId))
    await notify(context, {
      kind: 'improvement',
      to: { employeeIds: engineers.map(({ id }) => id) },
      ref: String(made.id),
      key: `registrada-${made.id}`,
      subtitle: texts.folio(made.id),
      comment: texts.waiting,
    })
    return { status: 'OK', folio: made.id }
  },

  finish: async (done) => done,
  discard: (pictures, { services }) => dropPictures(pictures, services.files),
})
