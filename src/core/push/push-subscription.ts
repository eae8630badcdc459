import { subscribePush, unsubscribePush } from '#contract/push.ts'
import { loadConfig } from '../transport/config.ts'
import { deviceMode } from '../store/device-mode.ts'
import type { Failure } from '../transport/failure.ts'
import { noteName, readNote, writeNote } from '../store/kept.ts'
import { openStore } from '../store/open-store.ts'
import { dropPush, within, workerRegistration } from './push.ts'
import { call } from '../transport/rpc.ts'

/** Subscribing hangs where the vendor's network can't be reached (architecture.md, "Facts seen"). */
export const SUBSCRIBE_MS = 10_000
const NOTE = 'push'

export type PushProblem =
  /** The browser's push service did not answer in time, or not at all. */
  | 'no-service'
  /** The browser does not let this site notify. */
  | 'denied'
  | Failure

/** Whether this browser has web push. */
export function hasPush(): boolean {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined
  return container !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** The server's public key; null on a legacy host, which has no push. */
export async function pushKey(): Promise<string | null> {
  return (await loadConfig()).vapidPublicKey ?? null
}

/** Whether this person gets notifications on this device now. */
export async function isPushOn(): Promise<boolean> {
  // An unreadable note counts as off; turning the switch on rewrites it.
  return (await readNote(NOTE)) === true && (await currentSubscription()) !== null
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await workerRegistration()
  const manager = registration?.pushManager as PushManager | undefined
  // A browser that can't tell has no subscription that would serve.
  return (await manager?.getSubscription().catch(() => null)) ?? null
}

/**
 * Subscribes the device and tells the server; the browser's permission is given already.
 * @returns what stood in the way; null when it worked
 */
export async function turnPushOn(): Promise<PushProblem | null> {
  const store = openStore()
  const key = await pushKey()
  if (key === null || deviceMode() === 'kiosk') return 'no-service'
  const subscription = await within(SUBSCRIBE_MS, subscribe(key), 'no-service' as const)
  if (typeof subscription === 'string') return subscription
  const problem = await tellServer(subscription)
  if (problem) return problem
  // If nothing can be kept, push is on until the next start, which turns it off again.
  await writeNote(store, NOTE, true)
  return null
}

async function subscribe(key: string): Promise<PushSubscription | 'no-service' | 'denied'> {
  try {
    const registration = await navigator.serviceWorker.ready
    const manager = registration.pushManager
    const known = await manager.getSubscription()
    if (known && isOfKey(known, key)) return known
    // The subscription is bound to a key that the server no longer has.
    await known?.unsubscribe()
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'no-service'
  }
}

async function tellServer(subscription: PushSubscription): Promise<Failure | null> {
  const { keys } = subscription.toJSON()
  const answer = await call(subscribePush, {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
  return answer.ok ? null : answer.failure
}

/**
 * Turns push off for this person on this device, at once. The server is told when it can be reached, otherwise
 * it learns it from the push service.
 */
export async function turnPushOff(): Promise<void> {
  const store = openStore()
  const subscription = await currentSubscription()
  // The note alone turns push on at the next start, and removing it needs no room. A closed store is that of
  // somebody who has signed out, which deletes it.
  await store?.removeValue(noteName(NOTE)).catch(() => undefined)
  await dropPush()
  // A closed store is that of somebody who has signed out, which deletes it.
  if (subscription) await call(unsubscribePush, { endpoint: subscription.endpoint })
}

/**
 * Runs at the start of a session. The server binds a subscription to a session, so it is told again. A
 * subscription of another person goes, and on a kiosk every subscription.
 */
export async function keepPush(): Promise<void> {
  if (!hasPush()) return
  const isWanted = deviceMode() === 'personal' && (await readNote(NOTE)) === true
  if (!isWanted) return dropPush()
  // Without the permission nothing is asked here: the settings say how to give it back.
  if (Notification.permission === 'granted') await turnPushOn()
}

function isOfKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options.applicationServerKey
  if (!own) return true
  const [one, other] = [new Uint8Array(own), bytesOf(key)]
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/** base64url to bytes: not every browser takes the text itself. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
