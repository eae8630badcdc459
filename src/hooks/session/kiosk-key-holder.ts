import { KEY_PING_MS, type KeyMessage } from '#core/keys/key-messages.ts'
import type { KioskKey, KeyHolder } from '#core/keys/kiosk-keys.ts'

/**
 * Tab side of the kiosk key. The service worker keeps the key in memory; this tab's sessionStorage contains
 * only a random ticket for it. The browser stops a worker after half a minute without messages, so the tab
 * pings it.
 */

const TICKET = 'turno.ticket'
const ANSWER_MS = 1500

let kioskKey: KioskKey | null = null
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Sends a message to the worker that controls the page, if any. A worker that takes control later receives the
 * key then (`watchKioskKey`).
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

/** Returns whether a person may be signed in in this tab. Works before the session's code has loaded. */
export function hasTicket(): boolean {
  try {
    return sessionStorage.getItem(TICKET) !== null
  } catch {
    // Without storage the ticket is lost, so a reload signs out.
    return false
  }
}

/**
 * Drops key and ticket after the session ended in another tab. Leaves the worker's key alone, because it may
 * already be the next person's.
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

/**
 * Sends the key to each new worker, and tells the worker when this tab is closed or reloaded. Called once on a
 * kiosk.
 */
export function watchKioskKey(): void {
  navigator.serviceWorker?.addEventListener('controllerchange', sendKey)
  window.addEventListener('pagehide', () => {
    const known = sessionStorage.getItem(TICKET)
    if (known) sendToWorker({ type: 'KEY_LEAVING', ticket: known })
  })
  // A page from the back/forward cache still has its key and sends it again.
  window.addEventListener('pageshow', (event) => event.persisted && sendKey())
}
