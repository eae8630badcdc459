import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { RequestOf } from '#contract/protocol/operation.ts'
import * as operations from '#contract/notifications/notice-board.ts'
import { FEWEST_COUNTED, type PublishedNotice } from '#contract/notifications/notice-board.ts'
import { addDays, companyDate, companyDateTime } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { notices, notifications } from '../../db/schema/notifications.ts'
import { payGroups, plants } from '../../db/schema/people.ts'
import { defineService, type HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify } from '../notifications/notify.ts'
import { noticeTexts as texts } from '../notifications/texts.ts'
import { payGroupTargets, plantTargets, readersOf } from './audience.ts'
import { deskRules } from '../../audit/desk-rules.ts'

const PAGE = 20

type NoticeRow = typeof notices.$inferSelect

/** Notices of human resources (SHELL-33, NOTI). The 'hr' role is checked before each handler. */
const service = defineService(
  operations,
  {
    async publishNotice(input, context) {
      const { tx, user, clock } = context
      requireDate(input.vigencia, companyDate(clock.now().getTime()))
      const targetId = input.alcance === 'todos' ? null : (input.destino ?? 0)
      const readers = await readersOf(tx, input.alcance, targetId)
      if (readers.length === 0) throw new WireFault('ERROR', texts.nobody)
      const [made] = await tx
        .insert(notices)
        .values({
          key: input.clave,
          title: input.titulo,
          text: input.texto,
          scope: input.alcance,
          targetId,
          validUntil: input.vigencia,
          authorId: user.id,
          createdAt: clock.now(),
          recipients: readers.length,
        })
        .onConflictDoNothing()
        .returning()
      if (!made) return publishedBefore(tx, input, user.id)
      await notifyReaders(context, made, readers)
      return { status: 'OK', id: made.id, destinatarios: readers.length }
    },

    async listPublishedNotices({ pagina }, { tx }) {
      const rows = await tx
        .select()
        .from(notices)
        .orderBy(desc(notices.id))
        .limit(PAGE)
        .offset((pagina - 1) * PAGE)
      const [all] = await tx.select({ total: count() }).from(notices)
      const counts = await countsOf(
        tx,
        rows.map(({ id }) => id),
      )
      const names = await targetNames(tx)
      const data = rows.map((row) => toPublished(row, counts.get(row.id), names))
      return { status: data.length > 0 ? 'OK' : 'VACIO', data, total: Number(all?.total ?? 0) }
    },

    async listNoticeTargets(_input, { tx }) {
      const todos = (await readersOf(tx, 'todos', null)).length
      return { status: 'OK', todos, plantas: await plantTargets(tx), grupos: await payGroupTargets(tx) }
    },

    async withdrawNotice({ id }, { tx, clock }) {
      const [row] = await tx.select({ id: notices.id }).from(notices).where(eq(notices.id, id))
      if (!row) throw new WireFault('ERROR', texts.unknown)
      await tx
        .update(notices)
        .set({ withdrawnAt: clock.now() })
        .where(and(eq(notices.id, id), isNull(notices.withdrawnAt)))
      return { status: 'OK' }
    },
  },
  { records: deskRules },
)

export { service as noticeBoard }

function requireDate(date: string, today: string): void {
  const isDate = !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date
  if (!isDate) throw new WireFault('ERROR', texts.notADate)
  if (date < today) throw new WireFault('ERROR', texts.ended)
}

/** Finds the notice of an earlier identical request, so that a retry does not publish again. */
async function publishedBefore(
  tx: Tx,
  { clave }: RequestOf<typeof operations.publishNotice>,
  authorId: number,
) {
  const [known] = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.key, clave), eq(notices.authorId, authorId)))
  if (!known) throw new WireFault('ERROR', texts.unknown)
  return { status: 'OK', id: known.id, destinatarios: known.recipients }
}

async function notifyReaders(
  { tx, clock, services }: HandlerContext<typeof operations.publishNotice>,
  { id }: NoticeRow,
  userIds: number[],
): Promise<void> {
  const notification = {
    kind: 'notice',
    ref: String(id),
    key: String(id),
    noticeId: id,
    to: { userIds },
  } as const
  await notify({ tx, clock, services }, notification)
}

interface Counts {
  delivered: number
  opened: number
}

async function countsOf(tx: Tx, ids: number[]): Promise<Map<number, Counts>> {
  const rows = await tx
    .select({
      id: notifications.noticeId,
      delivered: count(notifications.deliveredAt),
      opened: count(notifications.openedAt),
    })
    .from(notifications)
    .where(inArray(notifications.noticeId, ids))
    .groupBy(notifications.noticeId)
  return new Map(
    rows.map(({ id, delivered, opened }) => [
      id ?? 0,
      { delivered: Number(delivered), opened: Number(opened) },
    ]),
  )
}

async function targetNames(tx: Tx): Promise<Map<string, string>> {
  const places = await tx.select().from(plants)
  const groups = await tx.select().from(payGroups)
  return new Map([
    ...places.map(({ id, name }) => [`planta ${id}`, name] as const),
    ...groups.map(({ id, name }) => [`grupo ${id}`, texts.payGroup(id, name)] as const),
  ])
}

function toPublished(
  row: NoticeRow,
  counts: Counts | undefined,
  names: ReadonlyMap<string, string>,
): PublishedNotice {
  const isCounted = row.recipients >= FEWEST_COUNTED
  return {
    id: row.id,
    titulo: row.title,
    texto: row.text,
    alcance: row.scope,
    destino: row.targetId === null ? '' : (names.get(`${row.scope} ${row.targetId}`) ?? ''),
    fecha: companyDateTime(row.createdAt.getTime()),
    vigencia: row.validUntil,
    retirado: row.withdrawnAt !== null,
    destinatarios: row.recipients,
    entregados: isCounted ? (counts?.delivered ?? 0) : null,
    abiertos: isCounted ? (counts?.opened ?? 0) : null,
  }
}
