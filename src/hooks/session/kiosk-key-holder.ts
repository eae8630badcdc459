import { KEY_PING_MS, type KeyMessage } from '#core/keys/key-messages.ts'
import type { HeldKey, KeyHolder } from '#core/keys/kiosk-keys.ts'

/**
 * Tab side of the kiosk key. The service worker keeps the key in memory; this tab's sessionStorage contains
 * only a random ticket for it. The browser stops a worker after half a minute without messages, so the tab
 * pings it.
 */

const TICKET = 'turno.ticket'
const ANSWER_MS = 1500

let held: HeldKey | null = null
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Sends a message to the worker that controls the page, if any. A worker that takes control later receives the
 * key then (`watchKioskKey`).
 */
function tell(message: KeyMessage, transfer: Transferable[] = []): void {
  navigator.serviceWorker?.controller?.postMessage(message, transfer)
}

function ticket(): string {
  const known = sessionStorage.getItem(TICKET)
  if (known) return known
  const fresh = crypto.randomUUID()
  sessionStorage.setItem(TICKET, fresh)
  return fresh
}

function seed(): void {
  if (held) tell({ type: 'KEY_PUT', ticket: ticket(), ...held })
}

function stayInTouch(): void {
  clearInterval(timer)
  timer = setInterval(() => tell({ type: 'KEY_PING' }), KEY_PING_MS)
}

async function take(): Promise<HeldKey | null> {
  const known = sessionStorage.getItem(TICKET)
  if (!known || !navigator.serviceWorker) return null
  await withTimeout(navigator.serviceWorker.ready)
  const channel = new MessageChannel()
  const answer = new Promise<HeldKey | null>((resolve) => {
    channel.port1.onmessage = (event: MessageEvent<HeldKey | null>) => resolve(event.data)
  })
  if (!navigator.serviceWorker.controller) return null
  tell({ type: 'KEY_TAKE', ticket: known }, [channel.port2])
  held = (await withTimeout(answer)) ?? null
  if (held) stayInTouch()
  return held
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
  held = null
  clearInterval(timer)
  sessionStorage.removeItem(TICKET)
}

export const kioskKeyHolder: KeyHolder = {
  put: async (next) => {
    held = next
    seed()
    stayInTouch()
  },
  take,
  drop: async () => {
    forgetTicket()
    tell({ type: 'KEY_DROP' })
  },
}

/**
 * Sends the key to each new worker, and tells the worker when this tab is closed or reloaded. Called once on a
 * kiosk.
 */
export function watchKioskKey(): void {
  navigator.serviceWorker?.addEventListener('controllerchange', seed)
  window.addEventListener('pagehide', () => {
    const known = sessionStorage.getItem(TICKET)
    if (known) tell({ type: 'KEY_LEAVING', ticket: known })
  })
  // A page from the back/forward cache still has its key and sends it again.
  window.addEventListener('pageshow', (event) => event.persisted && seed())
}
