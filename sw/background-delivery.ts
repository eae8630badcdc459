import { deliver, type Delivery, hurrySealed, type Place } from '#core/outbox/delivery.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { DOCUMENT_FORM } from '#domain/documents/documents.ts'
import { type RequestKind, requestKindOf } from '#domain/requests/request-forms.ts'
import { OWN_DELIVERY_TAG, showNews, wordsHere } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Tag of the Background Sync; the same as in src/hooks/work/use-outbox.ts. */
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
  if (delivered.length > 0 || rejected.length > 0) await notifyPerson(await newsOf(delivery))
  if (delivery.nextInMs !== null) throw new Error('some requests are not delivered yet')
}

/**
 * Delivers, and retries while another page is the sender. If that page freezes or dies, this worker takes
 * over.
 */
async function deliverInTurn(): Promise<Delivery> {
  // Makes all copies due, because the browser wakes the worker when the network is back.
  await hurrySealed()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const delivery = await deliver(await isAlone())
    if (delivery !== null) return delivery
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
  throw new Error('another page is still delivering')
}

/** @returns whether no page is open that could inform the person */
async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.length === 0
}

interface News {
  title: string
  path: string
}

/** Returns the notification: about a rejection, if any, because it needs an action; else about the delivery. */
async function newsOf({ delivered, rejected }: Delivery): Promise<News> {
  const texts = await wordsHere()
  const [refused] = rejected
  if (refused) {
    const path = pathOf(refused)
    if (isRequest(refused)) return { title: texts.checkRequest, path }
    return isDocument(refused)
      ? { title: texts.correctDocument, path }
      : { title: texts.correctStep(refused.step), path: `${path}/${refused.step}` }
  }
  const [first] = delivered
  const isOnePlace = first !== undefined && delivered.every((each) => pathOf(each) === pathOf(first))
  if (delivered.every(isRequest)) {
    return { title: texts.deliveredRequest, path: isOnePlace ? pathOf(first) : '/Inicio' }
  }
  return delivered.every(isDocument)
    ? { title: texts.deliveredDocuments, path: '/Documentos' }
    : { title: texts.delivered, path: '/ActualizacionDatos' }
}

function isDocument({ form }: Place): boolean {
  return form.startsWith(DOCUMENT_FORM)
}

function isRequest({ form }: Place): boolean {
  return requestKindOf(form) !== null
}

/** Returns the path of the requests' list, of the documents, or of the data form. */
function pathOf(place: Place): string {
  const kind = requestKindOf(place.form)
  if (kind !== null) return requestPaths[kind]
  return isDocument(place) ? '/Documentos' : '/ActualizacionDatos'
}

const requestPaths: Readonly<Record<RequestKind, string>> = {
  clarification: '/Aclaraciones',
  clarificationRating: '/Aclaraciones',
  dispute: '/Inconformidades',
  disputeRating: '/Inconformidades',
  improvement: '/MiEmpresa/SGI/SeguimientoMejora',
  dayOff: '/Incidencias',
  asking: '/Solicitudes',
}

/** Notifies only when no page is visible. The text contains no personal data. */
async function notifyPerson({ title, path }: News): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible')
  if (!isSeen) await showNews({ title, body: '' }, OWN_DELIVERY_TAG, { path })
}
