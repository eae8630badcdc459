import { deliver, type Delivery, hurrySealed, type Place } from '#core/delivery.ts'
import { readSetting } from '#core/device-store.ts'
import { noteWorkChange } from '#core/work-changes.ts'
import { DOCUMENT_FORM } from '#domain/documents.ts'
import { texts } from './texts.es.ts'

declare const self: ServiceWorkerGlobalScope

/** Same name as in hooks/use-outbox.ts. */
export const SYNC_TAG = 'turno.delivery'
const TURNS = 20
const TURN_MS = 1500

/**
 * The network is back and no page may be open. @throws while something waits still, so that the browser wakes the
 * worker again.
 */
export async function deliverInBackground(): Promise<void> {
  const delivery = await deliverInTurn()
  noteWorkChange()
  const { delivered, rejected } = delivery
  if (delivered.length > 0 || rejected.length > 0) await tellPerson(newsOf(delivery))
  if (delivery.nextInMs !== null) throw new Error('not everything is delivered')
}

/** A page may be at it, and may be frozen or die over it: its lead is then free a moment later. */
async function deliverInTurn(): Promise<Delivery> {
  // The browser says so when it has heard of a network.
  await hurrySealed()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const delivery = await deliver()
    if (delivery !== null) return delivery
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
  throw new Error('somebody else is still at it')
}

interface News {
  title: string
  path: string
}

/** What was refused first, since something is to be done about it; else that it arrived. */
function newsOf({ delivered, rejected }: Delivery): News {
  const [refused] = rejected
  if (refused) {
    return isDocument(refused)
      ? { title: texts.correctDocument, path: '/Documentos' }
      : { title: texts.correctStep(refused.step), path: `/ActualizacionDatos/${refused.step}` }
  }
  return delivered.every(isDocument)
    ? { title: texts.deliveredDocuments, path: '/Documentos' }
    : { title: texts.delivered, path: '/ActualizacionDatos' }
}

function isDocument({ form }: Place): boolean {
  return form.startsWith(DOCUMENT_FORM)
}

/** Only when nobody sees the app, on a phone of one's own that may notify. The text names nobody and no data. */
async function tellPerson({ title, path }: News): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible')
  const isKiosk = (await readSetting('mode')) === 'kiosk'
  if (isSeen || isKiosk || Notification.permission !== 'granted') return
  await self.registration.showNotification(title, {
    tag: SYNC_TAG,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path },
  })
}

/** Opens the app at what the notification was about, in a window that is there already if there is one. */
export async function openNotified(notification: Notification): Promise<void> {
  notification.close()
  const { path } = (notification.data ?? {}) as { path?: unknown }
  const isPlain = typeof path !== 'string'
  const url = new URL(`/#${isPlain ? '/Inicio' : path}`, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [open] = windows
  if (!open) {
    await self.clients.openWindow(url)
    return
  }
  await open.focus()
  // About the page as it stands, such as the session that closes: what is typed there stays.
  if (!isPlain) await open.navigate(url).catch(() => undefined)
}
