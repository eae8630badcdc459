import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import * as operations from '#contract/notifications/notifications.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import { companyDate, companyDateTime } from '#domain/time/dates.ts'
import {
  isNotificationKind,
  isReadyLetter,
  type ListedKind,
  notificationRules,
} from '#domain/notifications/notification-kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { improvementEngineers, notices, notifications } from '../../db/schema/notifications.ts'
import { defineService } from '../../operations/service.ts'
import { letterReadyTitle, notificationTexts } from './texts.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

const MAX_LISTED = 60
const LISTED_MS = 90 * 24 * 60 * 60 * 1000

const service = defineService(
  operations,
  {
    async listNotifications(_input, { tx, user, clock }) {
      const rows = await shownRows(tx, user.id, clock.now())
      const fresh = rows.filter(({ item }) => item.deliveredAt === null).map(({ item }) => item.id)
      if (fresh.length > 0) {
        await tx
          .update(notifications)
          .set({ deliveredAt: clock.now() })
          .where(inArray(notifications.id, fresh))
      }
      return rows.length === 0 ? { status: 'Vacio' } : { status: 'OK', notificaciones: rows.map(toListed) }
    },

    readChatUser: async (_input, { user }) => ({
      status: 'OK',
      userId: user.employeeId === null ? 0 : user.id,
    }),

    async listImprovementEngineers(_input, { tx, user }) {
      const [own] = await tx
        .select()
        .from(improvementEngineers)
        .where(eq(improvementEngineers.employeeId, user.employeeId ?? 0))
      return { status: 'OK', data: own ? [{ IdEmpleado: user.number }] : [] }
    },

    async markNotificationsOpened({ ids }, { tx, user, clock }) {
      const now = clock.now()
      const deliveredAt = sql`coalesce(${notifications.deliveredAt}, ${now.toISOString()}::timestamptz)`
      await tx
        .update(notifications)
        .set({ openedAt: now, deliveredAt })
        .where(
          and(
            eq(notifications.userId, user.id),
            inArray(notifications.id, ids),
            isNull(notifications.openedAt),
          ),
        )
      return { status: 'OK' }
    },
  },
  { words: [[words, wordsEn]] },
)

export { service as notifications }

async function shownRows(tx: Tx, userId: number, now: Date) {
  const isShown = or(
    isNull(notifications.noticeId),
    and(isNull(notices.withdrawnAt), sql`${notices.validUntil} >= ${companyDate(now.getTime())}`),
  )
  return tx
    .select({ item: notifications, title: notices.title, text: notices.text })
    .from(notifications)
    .leftJoin(notices, eq(notices.id, notifications.noticeId))
    .where(
      and(
        eq(notifications.userId, userId),
        gt(notifications.createdAt, new Date(now.getTime() - LISTED_MS)),
        isShown,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(MAX_LISTED)
}

type Shown = Awaited<ReturnType<typeof shownRows>>[number]

function toListed({ item, title, text }: Shown): Notification {
  // Shows an unknown kind, which a newer server version stored, like a notice.
  const kind = isNotificationKind(item.kind) && item.kind in notificationTexts ? item.kind : 'notice'
  const words = notificationTexts[kind as ListedKind]
  const isLetterReady = isReadyLetter({ kind, ref: item.ref })
  const { color, icon } = notificationRules[kind]
  return {
    id: item.id,
    color,
    icono: icon,
    titulo: title ?? (isLetterReady ? letterReadyTitle : words.title),
    subtitulo: item.subtitle ?? '',
    comentario: text ?? item.comment ?? '',
    tipo: item.kind,
    ref: item.ref,
    ...(words.action === '' ? {} : { accion: words.action }),
    fecha: companyDateTime(item.createdAt.getTime()),
    abierta: item.openedAt !== null,
  }
}
