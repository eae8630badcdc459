import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appConfig } from '#contract/protocol/app-config.ts'
import * as settings from '../transport/config.ts'
import { noteDeviceMode } from '../store/device-mode.ts'
import { setOpenStore } from '../store/open-store.ts'
import type { PersonStore } from '../store/person-store.ts'
import { dropPush } from './push.ts'
import { isPushOn, keepPush, turnPushOff, turnPushOn } from './push-subscription.ts'

const KEY = `B${'A'.repeat(86)}`

interface Subscription {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer | null }
  unsubscribe: () => Promise<boolean>
  toJSON: () => object
}

let subscription: Subscription | null
let calls: string[]
let permission: string
let kept: Map<string, unknown>
let isFull: boolean
let sentSubscriptions: { endpoint: string }[]

function subscriptionTo(endpoint: string, key: ArrayBuffer | null = null): Subscription {
  return {
    endpoint,
    options: { applicationServerKey: key },
    unsubscribe: async () => {
      calls.push('unsubscribe')
      subscription = null
      return true
    },
    toJSON: () => ({ keys: { p256dh: KEY, auth: 'a'.repeat(22) } }),
  }
}

beforeEach(() => {
  subscription = null
  calls = []
  sentSubscriptions = []
  permission = 'granted'
  kept = new Map()
  isFull = false
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      calls.push('subscribe')
      subscription = subscriptionTo('https://push.example/new')
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
  })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) throw new TypeError('Failed to fetch')
    sentSubscriptions.push((await request.json()) as { endpoint: string })
    return Response.json({ status: 'OK' })
  })
  const store = {
    readValue: async (name: string) => kept.get(name),
    writeValue: async (name: string, value: unknown) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(name, value)
    },
    removeValue: async (name: string) => void kept.delete(name),
    close: () => undefined,
  }
  setOpenStore(store as unknown as PersonStore)
  noteDeviceMode('personal')
  // The settings are cached per page load, and another test of the same worker may have set them.
  vi.spyOn(settings, 'loadConfig').mockImplementation(async () => appConfig().parse({ vapidPublicKey: KEY }))
})

afterEach(() => {
  setOpenStore(null)
  noteDeviceMode('personal')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('delays a logout by at most two seconds when the push service hangs, and not when it refuses', async () => {
  vi.useFakeTimers()
  subscription = {
    ...subscriptionTo('https://push.example/1'),
    unsubscribe: () => new Promise(() => undefined),
  }
  const dropped = dropPush()
  await vi.advanceTimersByTimeAsync(2000)
  await dropped
  vi.useRealTimers()
  subscription = {
    ...subscriptionTo('https://push.example/1'),
    unsubscribe: () => Promise.reject(new Error('no')),
  }
  await dropPush()
  vi.stubGlobal('navigator', {})
  await dropPush()
})

it('sends the same subscription again in a new session of the same person', async () => {
  expect(await turnPushOn()).toBeNull()
  calls = []
  sentSubscriptions = []
  await keepPush()
  expect(calls).toEqual([])
  expect(sentSubscriptions.map(({ endpoint }) => endpoint)).toEqual(['https://push.example/new'])
})

it('removes the subscription that another person left on the device', async () => {
  subscription = subscriptionTo('https://push.example/of-another')
  await keepPush()
  expect(calls).toEqual(['unsubscribe'])
  expect(sentSubscriptions).toEqual([])
})

it('keeps no subscription on a kiosk, even if push was turned on before', async () => {
  expect(await turnPushOn()).toBeNull()
  noteDeviceMode('kiosk')
  calls = []
  await keepPush()
  expect(calls).toEqual(['unsubscribe'])
  expect(await turnPushOn()).toBe('no-service')
  expect(calls).toEqual(['unsubscribe'])
})

it('replaces a subscription that belongs to an earlier server key', async () => {
  subscription = subscriptionTo('https://push.example/old', new Uint8Array(65).fill(9).buffer)
  expect(await turnPushOn()).toBeNull()
  expect(calls).toEqual(['unsubscribe', 'subscribe'])
})

it('does not subscribe automatically without the permission', async () => {
  expect(await turnPushOn()).toBeNull()
  subscription = null
  calls = []
  permission = 'default'
  await keepPush()
  expect(calls).toEqual([])
})

it('keeps push off after the person turned it off', async () => {
  expect(await turnPushOn()).toBeNull()
  await turnPushOff()
  expect(sentSubscriptions.at(-1)).toEqual({ endpoint: 'https://push.example/new' })
  calls = []
  await keepPush()
  expect(calls).toEqual([])
})

it('keeps push off at the next start of a full device that could not store the choice', async () => {
  expect(await turnPushOn()).toBeNull()
  isFull = true
  await turnPushOff()
  calls = []
  await keepPush()
  expect(calls).toEqual([])
  expect(await isPushOn()).toBe(false)
})
