import { and, asc, count, eq, isNull } from 'drizzle-orm'
import * as operations from '#contract/recognition/recognition.ts'
import * as desk from '#contract/recognition/recognition-desk.ts'
import * as giving from '#contract/recognition/recognition-give.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { findColleagues } from './colleagues.ts'
import { listDesk, listForSheet } from './desk.ts'
import { readCompanyFigures, readWallFigures } from './figures.ts'
import { countGiven, give, monthOf } from './give.ts'
import { recognitionTexts as texts } from './texts.es.ts'
import { findSeen, listWall } from './wall.ts'
import { recognitionRules } from '../../audit/recognition-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { applause, principles, recognitions } = tables

const service = defineService(
  operations,
  {
    async listPrinciples(_input, { tx }) {
      const rows = await tx.select().from(principles).orderBy(asc(principles.id))
      return {
        status: rows.length === 0 ? 'VACIO' : 'OK',
        datosValores: rows.map(({ title, image }) => ({ titulo: title, image })),
      }
    },

    async countRecognitions(_input, { tx, user, clock }) {
      const given = await countGiven(tx, employeeOf(user), monthOf(clock.now()))
      return { status: 'OK', valoresMes: [{ ValoresAsignados: given }] }
    },

    async listColleagues({ buscar }, { tx, user }) {
      const caller = { employeeId: employeeOf(user), company: user.company }
      return { status: 'OK', colaboradores: await findColleagues(tx, caller, buscar ?? null) }
    },

    async readWall(input, { tx, user }) {
      return { status: 'OK', ...(await listWall(tx, user, input)) }
    },

    async readRecognition({ id }, { tx, user }) {
      return { status: 'OK', data: await requireSeen(tx, user, id) }
    },

    async applaud({ id, aplaude }, { tx, user }) {
      await requireSeen(tx, user, id)
      const ownApplause = { recognitionId: id, employeeId: employeeOf(user) }
      if (aplaude) await tx.insert(applause).values(ownApplause).onConflictDoNothing()
      else
        await tx
          .delete(applause)
          .where(and(eq(applause.recognitionId, id), eq(applause.employeeId, ownApplause.employeeId)))
      const [row] = await tx.select({ claps: count() }).from(applause).where(eq(applause.recognitionId, id))
      return { status: 'OK', aplausos: row?.claps ?? 0 }
    },

    async hideRecognition({ id, oculto }, { tx, user, clock }) {
      const [row] = await tx
        .update(recognitions)
        .set({ hiddenAt: oculto ? clock.now() : null })
        .where(
          and(
            eq(recognitions.id, id),
            eq(recognitions.receiverId, employeeOf(user)),
            isNull(recognitions.withdrawnAt),
          ),
        )
        .returning({ id: recognitions.id })
      if (!row) throw new WireFault('ERROR', texts.unknown)
      return { status: 'OK' }
    },

    async withdrawRecognition({ id, motivo }, context) {
      const { tx, user, clock } = context
      const [row] = await tx
        .update(recognitions)
        .set({ withdrawnAt: clock.now(), withdrawnBy: user.id, withdrawnReason: motivo })
        .where(
          and(
            eq(recognitions.id, id),
            eq(recognitions.companyCode, user.company),
            // A withdrawal must not reveal a hidden recognition.
            isNull(recognitions.hiddenAt),
            isNull(recognitions.withdrawnAt),
          ),
        )
        .returning()
      if (!row) throw new WireFault('ERROR', texts.unknown)
      await notify(context, {
        kind: 'recognition-withdrawn',
        to: { employeeIds: [row.giverId, row.receiverId] },
        ref: String(id),
        key: String(id),
        comment: motivo,
      })
      return { status: 'OK' }
    },
  },
  { records: recognitionRules, words: [[words, wordsEn]] },
)

const givingService = defineService(giving, { recognise: give }, { records: recognitionRules })

const deskService = defineService(
  desk,
  {
    async listRecognitions(input, { tx, user }) {
      return { status: 'OK', ...(await listDesk(tx, user, input)) }
    },

    async exportRecognitions(input, { tx, user }) {
      return { status: 'OK', ...(await listForSheet(tx, user, input)) }
    },

    async readFigures({ periodo }, { tx, user }) {
      return { status: 'OK', ...(await readWallFigures(tx, user, periodo)) }
    },

    async readDeskFigures({ periodo }, { tx, user }) {
      return { status: 'OK', ...(await readCompanyFigures(tx, user, periodo)) }
    },
  },
  { records: recognitionRules },
)

/** @throws WireFault; unknown recognitions and recognitions that the caller may not see get the same error */
async function requireSeen(tx: Tx, user: User, id: number) {
  const seen = await findSeen(tx, user, id)
  if (!seen) throw new WireFault('ERROR', texts.unknown)
  return seen
}

export const recognitionServices = [...service, ...givingService, ...deskService]
