import { deliver, type Delivery, hurrySealed, type Place } from '#core/outbox/delivery.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { DOCUMENT_FORM } from '#domain/documents.ts'
import { type RequestKind, requestKindOf } from '#domain/request-forms.ts'
import { OWN_DELIVERY_TAG, showNews, wordsHere } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** The same name as in hooks/use-outbox.ts. */
export const SYNC_TAG = 'turno.delivery'
const TURNS = 20
const TURN_MS = 1500

/**
 * Runs when the network is back, perhaps without an open page. @throws while something still waits, so that the
 * browser wakes the worker again
 */
export async function deliverInBackground(): Promise<void> {
  const delivery = await deliverInTurn()
  noteWorkChange()
  const { delivered, rejected } = delivery
  if (delivered.length > 0 || rejected.length > 0) await tellPerson(await newsOf(delivery))
  if (delivery.nextInMs !== null) throw new Error('not everything is delivered')
}

/** A page may be sending, and may freeze or die: its lead is free a moment later. */
async function deliverInTurn(): Promise<Delivery> {
  // The browser wakes the worker because it has found a network.
  await hurrySealed()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const delivery = await deliver(await isAlone())
    if (delivery !== null) return delivery
    await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
  throw new Error('somebody else is still at it')
}

/** @returns whether no page is open that would tell the person */
async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.length === 0
}

interface News {
  title: string
  path: string
}

/** Refusals come first, because they need an action; else that it arrived. */
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

/** The list of requests, the documents, or the form. */
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
}

/** Notifies only when nobody sees the app. The text names nobody and contains no data. */
async function tellPerson({ title, path }: News): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible')
  if (!isSeen) await showNews({ title, body: '' }, OWN_DELIVERY_TAG, { path })
}
