import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeNotifications, openNotified, receivePush, renewSubscription, showOfKind } from './push.ts'

interface Shown {
  title: string
  tag: string
  data: unknown
  close: () => void
}

interface Page {
  visibilityState: string
  messages: unknown[]
  places: string[]
  isMovable: boolean
}

let shown: Shown[]
let pages: Page[]
let opened: string[]
let badge: number
let subscribed: unknown[]
let subscribing: () => Promise<unknown>

function clientOf(page: Page): object {
  return {
    visibilityState: page.visibilityState,
    focus: async () => page.places.push('focus'),
    navigate: async (url: string) => {
      if (!page.isMovable) throw new TypeError('not controlled')
      page.places.push(new URL(url).hash)
      return {}
    },
    postMessage: (message: unknown) => page.messages.push(message),
  }
}

const page = (visibilityState = 'hidden', isMovable = true): Page => ({
  visibilityState,
  messages: [],
  places: [],
  isMovable,
})

beforeEach(() => {
  shown = []
  pages = []
  opened = []
  subscribed = []
  badge = -1
  subscribing = async () => ({})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void (badge = count),
    clearAppBadge: async () => void (badge = 0),
  })
  vi.stubGlobal('self', {
    location: { origin: 'https://portal.example' },
    clients: {
      matchAll: async () => pages.map(clientOf),
      openWindow: async (url: string) => opened.push(new URL(url).hash),
    },
    registration: {
      pushManager: {
        subscribe: (options: unknown) => {
          subscribed.push(options)
          return subscribing()
        },
      },
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        shown.filter((each) => tag === undefined || each.tag === tag),
      showNotification: async (title: string, { tag, data }: { tag: string; data: unknown }) => {
        shown = shown.filter((each) => each.tag !== tag)
        const item = { title, tag, data, close: () => (shown = shown.filter((each) => each !== item)) }
        shown.push(item)
      },
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pushOf = (value: unknown) =>
  ({ text: () => JSON.stringify(value) }) as Parameters<typeof receivePush>[0]
const tap = () => openNotified(shown[0] as unknown as Notification)

it('shows each item once, sets the badge to the number of items, and notifies the open pages', async () => {
  pages = [page()]
  await receivePush(pushOf({ kind: 'notice', id: 7 }))
  await receivePush(pushOf({ kind: 'notice', id: 7 }))
  await receivePush(pushOf({ kind: 'payslip-published', id: 8 }))
  await receivePush(null)
  expect(shown.map(({ tag }) => tag)).toEqual(['notice-7', 'payslip-published-8', 'turno'])
  expect(badge).toBe(3)
  expect(pages[0]?.messages.map((message) => (message as { kind: string }).kind)).toEqual([
    'notice',
    'notice',
    'payslip-published',
    'unknown',
  ])
})

it('opens a window at the item when no page is open', async () => {
  await receivePush(pushOf({ kind: 'notice', id: 7 }))
  await tap()
  expect(opened).toEqual(['#/Notificaciones/7'])
  expect(shown).toEqual([])
})

it('navigates and focuses the visible window when the notification is tapped', async () => {
  pages = [page('hidden'), page('visible')]
  await receivePush(pushOf({ kind: 'notice', id: 7 }))
  await tap()
  expect(pages.map(({ places }) => places)).toEqual([[], ['focus', '#/Notificaciones/7']])
  expect(opened).toEqual([])
})

it('opens another window when a page cannot be navigated', async () => {
  pages = [page('visible', false)]
  await receivePush(pushOf({ kind: 'unheard-of', id: 7 }))
  await tap()
  expect(opened).toEqual(['#/Notificaciones'])
})

it('focuses a page where the person is typing, and does not navigate it', async () => {
  pages = [page('hidden')]
  await showOfKind('session-closing')
  await tap()
  expect(pages[0]?.places).toEqual(['focus'])
  expect(opened).toEqual([])
})

it('replaces the worker’s own delivery notification with the server’s notification', async () => {
  await showOfKind('notice', 1)
  shown.push({
    title: 'own',
    tag: 'turno.delivery',
    data: {},
    close: () => void (shown = shown.filter(({ title }) => title !== 'own')),
  })
  await receivePush(pushOf({ kind: 'step-rejected', id: 3 }))
  expect(shown.map(({ tag }) => tag)).toEqual(['notice-1', 'step-rejected-3'])
})

it('removes all notifications when the session ends', async () => {
  await showOfKind('notice', 1)
  await showOfKind('test')
  await closeNotifications()
  expect(shown).toEqual([])
  expect(badge).toBe(0)
})

it('renews a changed subscription with the same key and notifies the pages', async () => {
  pages = [page()]
  const key = new ArrayBuffer(65)
  const oldSubscription = { options: { applicationServerKey: key } }
  await renewSubscription({
    oldSubscription,
    newSubscription: null,
  } as unknown as Parameters<typeof renewSubscription>[0])
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: key }])
  expect(pages[0]?.messages).toEqual([{ type: 'push-changed' }])
})

it('stops renewing when the push service hangs or refuses, and notifies the pages', async () => {
  pages = [page()]
  const oldSubscription = { options: { applicationServerKey: new ArrayBuffer(65) } }
  const event = { oldSubscription, newSubscription: null } as unknown as Parameters<
    typeof renewSubscription
  >[0]
  subscribing = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  await renewSubscription(event)
  vi.useFakeTimers()
  subscribing = () => new Promise(() => undefined)
  const renewing = renewSubscription(event)
  await vi.advanceTimersByTimeAsync(10_000)
  await renewing
  expect(pages[0]?.messages).toHaveLength(2)
})
