import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { exampleOf } from '../server/examples.ts'
import { publishNotice, withdrawNotice } from '#contract/notifications/notice-board.ts'
import {
  listNotifications,
  markNotificationsOpened,
  type Notification,
} from '#contract/notifications/notifications.ts'
import { subscribePush, unsubscribePush } from '#contract/notifications/push.ts'
import { notices, notifications, pushSubscriptions } from '#server/db/schema/notifications.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { foreignImprovements } from './foreign-improvements.ts'
import { foreignPolls } from './foreign-polls.ts'
import { foreignRecognition } from './foreign-recognition.ts'

const VICTIM = '100102'
const OTHERS = ['100101', '100201', '100301', 'candidato', 'externo']

async function listOfOther(server: TestServer): Promise<void> {
  const own = (fieldOf(await sendAs(server, listNotifications, {}, VICTIM), 'notificaciones') ??
    []) as Notification[]
  expect(own.length).toBeGreaterThan(0)
  for (const login of OTHERS) {
    const answer = await sendAs(server, listNotifications, { empleado: VICTIM, userId: VICTIM }, login)
    const others = (fieldOf(answer, 'notificaciones') ?? []) as Notification[]
    expect(others.filter(({ id }) => own.some((each) => each.id === id))).toEqual([])
  }
}

async function openedByOther(server: TestServer): Promise<void> {
  const { userId } = await findPerson(server, VICTIM)
  const rows = () => server.db.select().from(notifications).where(eq(notifications.userId, userId))
  const before = await rows()
  const ids = before.map(({ id }) => id)
  for (const login of OTHERS) {
    expect(fieldOf(await sendAs(server, markNotificationsOpened, { ids }, login), 'status')).toBe('OK')
  }
  expect(await rows()).toEqual(before)
  await sendAs(server, markNotificationsOpened, { ids }, VICTIM)
  expect((await rows()).every(({ openedAt }) => openedAt !== null)).toBe(true)
}

async function deviceOfOther(server: TestServer): Promise<void> {
  const input = exampleOf(subscribePush).request
  await sendAs(server, subscribePush, input, VICTIM)
  const { userId } = await findPerson(server, VICTIM)
  const rows = () => server.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  expect(await rows()).toHaveLength(1)
  for (const login of OTHERS) {
    await sendAs(server, unsubscribePush, { endpoint: input.endpoint }, login)
    expect(await rows()).toHaveLength(1)
  }
  await sendAs(server, unsubscribePush, { endpoint: input.endpoint }, VICTIM)
  expect(await rows()).toEqual([])
}

async function noticeOfOther(server: TestServer): Promise<void> {
  const made = await sendAs(server, publishNotice, exampleOf(publishNotice).request, '100301')
  const id = fieldOf(made, 'id')
  const row = async () =>
    (
      await server.db
        .select()
        .from(notices)
        .where(eq(notices.id, Number(id)))
    )[0]
  for (const login of ['100101', VICTIM, '100201', 'candidato', 'externo']) {
    expect(fieldOf(await sendAs(server, withdrawNotice, { id }, login), 'status')).toBe('ERROR')
  }
  expect((await row())?.withdrawnAt).toBeNull()
  await sendAs(server, withdrawNotice, { id }, '100301')
  expect((await row())?.withdrawnAt).not.toBeNull()
}

export const foreignNotices = {
  ...foreignImprovements,
  ...foreignRecognition,
  ...foreignPolls,
  'GEN-15': listOfOther,
  'GEN-09': 'takes no ids' as const,
  'NODE-15': 'takes no ids' as const,
  'P-21': openedByOther,
  // push.test.ts covers a device that changes its owner.
  'P-22': 'takes no ids' as const,
  'P-23': deviceOfOther,
  'P-24': 'takes no ids' as const,
  'P-25': 'takes no ids' as const,
  'P-26': 'takes no ids' as const,
  'P-27': 'takes no ids' as const,
  'P-28': 'takes no ids' as const,
  'P-29': 'takes no ids' as const,
  'P-30': noticeOfOther,
}
