import type { QueuedKind } from '#contract/protocol/queued-operation.ts'
import { deliver, type Delivery, makeSealedDue, type Place } from '#core/outbox/delivery.ts'
import { findQueued } from '#core/outbox/queued-operations.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { OWN_DELIVERY_TAG, showNews, readTexts } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Tag of the Background Sync: the same as in src/hooks/work/use-outbox.ts. */
export const SYNC_TAG = 'turno.delivery'
const TURNS = 20
const TURN_MS = 1500

/**
 * Delivers sealed copies when the network is back, with or without an open page.
 * @throws while a copy still waits, so that the browser wakes the worker again
 */
export async function deliverInBackground(): Promise<void> {
  const delivery = await deliverInTurn()
  noteWorkChange()
  const { delivered, rejected } = delivery
  if (delivered.length > 0 || rejected.length > 0) await notifyPerson(await notificationOf(delivery))
  if (delivery.nextInMs !== null) throw new Error('some requests are not delivered yet')
}

/** Delivers, and retries while a page is the sender. If the page freezes or dies, this worker takes over. */
async function deliverInTurn(): Promise<Delivery> {
  // Makes all copies due: the browser wakes the worker when the network is back.
  await makeSealedDue()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const delivery = await deliver(await isAlone())
    if (delivery !== null) return delivery
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
  throw new Error('another page is still delivering')
}

async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.length === 0
}

interface DeliveryNotification {
  title: string
  path: string
}

/** Returns the notification. A rejection needs an action, so it has priority over a delivery. */
async function notificationOf({ delivered, rejected }: Delivery): Promise<DeliveryNotification> {
  const texts = await readTexts()
  const [refused] = rejected
  if (refused) {
    const { operation, form, step } = refused
    return {
      title: texts.rejected[kindOf(refused)](step),
      path: findQueued(operation)?.opens(form, step) ?? HOME,
    }
  }
  return {
    title: texts.delivered[onlyOne(delivered.map(kindOf)) ?? 'request'],
    path: onlyOne(delivered.map(listOf)) ?? HOME,
  }
}

const HOME = '/Inicio'

function kindOf({ operation }: Place): QueuedKind {
  return findQueued(operation)?.kind ?? 'request'
}

function listOf({ operation, form, step }: Place): string {
  const queued = findQueued(operation)
  return queued?.list ?? queued?.opens(form, step) ?? HOME
}

/** Returns the value that all have; null when they differ. */
function onlyOne<T>(values: readonly T[]): T | null {
  const [first, ...others] = new Set(values)
  return first === undefined || others.length > 0 ? null : first
}

/** Shows the notification, without personal data, unless a page is visible. */
async function notifyPerson({ title, path }: DeliveryNotification): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible')
  if (!isSeen) await showNews({ title, body: '' }, OWN_DELIVERY_TAG, { path })
}
