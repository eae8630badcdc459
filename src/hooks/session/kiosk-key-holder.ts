import { KEY_PING_MS, type KeyMessage } from '#core/keys/key-messages.ts'
import type { KioskKey, KeyHolder } from '#core/keys/kiosk-keys.ts'

/**
 * Tab side of the kiosk key. The service worker keeps the key in memory. The tab's sessionStorage contains
 * only a random ticket for the key. The tab pings the worker, because browsers stop a worker after 30 s
 * without messages.
 */

const TICKET = 'turno.ticket'
const ANSWER_MS = 1500

let kioskKey: KioskKey | null = null
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Sends a message to the worker that controls the page. A worker that takes control later receives the key
 * from `watchKioskKey`.
 */
function sendToWorker(message: KeyMessage, transfer: Transferable[] = []): void {
  navigator.serviceWorker?.controller?.postMessage(message, transfer)
}

function ticket(): string {
  const known = sessionStorage.getItem(TICKET)
  if (known) return known
  const fresh = crypto.randomUUID()
  sessionStorage.setItem(TICKET, fresh)
  return fresh
}

function sendKey(): void {
  if (kioskKey) sendToWorker({ type: 'KEY_PUT', ticket: ticket(), ...kioskKey })
}

function startPings(): void {
  clearInterval(timer)
  timer = setInterval(() => sendToWorker({ type: 'KEY_PING' }), KEY_PING_MS)
}

async function take(): Promise<KioskKey | null> {
  const known = sessionStorage.getItem(TICKET)
  if (!known || !navigator.serviceWorker) return null
  await withTimeout(navigator.serviceWorker.ready)
  const channel = new MessageChannel()
  const answer = new Promise<KioskKey | null>((resolve) => {
    channel.port1.onmessage = (event: MessageEvent<KioskKey | null>) => resolve(event.data)
  })
  if (!navigator.serviceWorker.controller) return null
  sendToWorker({ type: 'KEY_TAKE', ticket: known }, [channel.port2])
  kioskKey = (await withTimeout(answer)) ?? null
  if (kioskKey) startPings()
  return kioskKey
}

function withTimeout<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS))])
}

export function hasTicket(): boolean {
  try {
    return sessionStorage.getItem(TICKET) !== null
  } catch {
    // Without storage the ticket is lost, so a reload signs out.
    return false
  }
}

/**
 * Drops the key and the ticket after the session ended in another tab. Does not delete the worker's key,
 * which may already belong to the next person.
 */
export function forgetTicket(): void {
  kioskKey = null
  clearInterval(timer)
  sessionStorage.removeItem(TICKET)
}

export const kioskKeyHolder: KeyHolder = {
  put: async (next) => {
    kioskKey = next
    sendKey()
    startPings()
  },
  take,
  drop: async () => {
    forgetTicket()
    sendToWorker({ type: 'KEY_DROP' })
  },
}

export function watchKioskKey(): void {
  navigator.serviceWorker?.addEventListener('controllerchange', sendKey)
  window.addEventListener('pagehide', () => {
    const known = sessionStorage.getItem(TICKET)
    if (known) sendToWorker({ type: 'KEY_LEAVING', ticket: known })
  })
  // A page from the back/forward cache still has its key and sends the key again.
  window.addEventListener('pageshow', (event) => event.persisted && sendKey())
}
