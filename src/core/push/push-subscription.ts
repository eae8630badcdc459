import { subscribePush, unsubscribePush } from '#contract/notifications/push.ts'
import { loadConfig } from '../transport/config.ts'
import { deviceMode } from '../store/device-mode.ts'
import type { Failure } from '../transport/failure.ts'
import { noteName, readNote, writeNote } from '../store/kept.ts'
import { openStore } from '../store/open-store.ts'
import { dropPush, within, workerRegistration } from './push.ts'
import { call } from '../transport/rpc.ts'

/**
 * Maximum wait in ms. Subscribing hangs when the vendor's push service cannot be reached (architecture.md,
 * "Facts seen").
 */
export const SUBSCRIBE_MS = 10_000
const NOTE = 'push'

export type PushProblem = 'no-service' | 'denied' | Failure

export function hasPush(): boolean {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  return container !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** @returns null on a legacy host, which has no push */
export async function pushKey(): Promise<string | null> {
  return (await loadConfig()).vapidPublicKey ?? null
}

export async function isPushOn(): Promise<boolean> {
  // An unreadable note counts as off. Turning push on rewrites it.
  return (await readNote(NOTE)) === true && (await currentSubscription()) !== null
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await workerRegistration()
  const manager = registration?.pushManager as PushManager | undefined
  // A failure counts as no subscription.
  return (await manager?.getSubscription().catch(() => null)) ?? null
}

/**
 * Subscribes the device and sends the subscription to the server. The browser's permission must already be
 * granted.
 * @returns the problem; null on success
 */
export async function turnPushOn(): Promise<PushProblem | null> {
  const store = openStore()
  const key = await pushKey()
  if (key === null || deviceMode() === 'kiosk') return 'no-service'
  const subscription = await within(SUBSCRIBE_MS, subscribe(key), 'no-service' as const)
  if (typeof subscription === 'string') return subscription
  const problem = await sendSubscription(subscription)
  if (problem) return problem
  // If the note cannot be stored, push stays on only until the next start.
  await writeNote(store, NOTE, true)
  return null
}

async function subscribe(key: string): Promise<PushSubscription | 'no-service' | 'denied'> {
  try {
    const registration = await navigator.serviceWorker.ready
    const manager = registration.pushManager
    const known = await manager.getSubscription()
    if (known && isOfKey(known, key)) return known
    // The old subscription belongs to a key that the server no longer has.
    await known?.unsubscribe()
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'no-service'
  }
}

async function sendSubscription(subscription: PushSubscription): Promise<Failure | null> {
  const { keys } = subscription.toJSON()
  const answer = await call(subscribePush, {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
  return answer.ok ? null : answer.failure
}

/**
 * Turns push off for this person on this device. If the server cannot be reached, the push service reports
 * the end of the subscription at the next push.
 */
export async function turnPushOff(): Promise<void> {
  const store = openStore()
  const subscription = await currentSubscription()
  // The note would turn push on again at the next start. Removing it also works on a full device. A closed
  // store means that the person signed out, which deletes the note.
  await store?.removeValue(noteName(NOTE)).catch(() => undefined)
  await dropPush()
  // A failure is harmless, because pushes to the ended subscription no longer reach this browser.
  if (subscription) await call(unsubscribePush, { endpoint: subscription.endpoint })
}

/**
 * Renews push at the start of a session, because the server binds a subscription to a session. Ends a
 * subscription that this person did not turn on, and every subscription on a kiosk.
 */
export async function keepPush(): Promise<void> {
  if (!hasPush()) return
  const isWanted = deviceMode() === 'personal' && (await readNote(NOTE)) === true
  if (!isWanted) return dropPush()
  // Does not ask for a missing permission. The settings explain how to grant it again.
  if (Notification.permission === 'granted') await turnPushOn()
}

function isOfKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  if (!own) return true
  const [one, other] = [new Uint8Array(own), bytesOf(key)]
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/** Decodes base64url, because some browsers do not accept the key as text. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
