import { KEY_PING_MS, type KeyMessage } from '#core/keys/key-messages.ts'
import type { HeldKey, KeyHolder } from '#core/keys/kiosk-keys.ts'

/**
 * The tab's half of a kiosk's key: the key lies in the worker's memory, and this tab's sessionStorage holds
 * only a random ticket for it. A worker that hears nothing for half a minute is ended by the browser, so the
 * tab keeps speaking to it.
 */
const TICKET = 'turno.ticket'
const ANSWER_MS = 1500

let held: HeldKey | null = null
let timer: ReturnType<typeof setInterval> | undefined

/**
 * A worker that does not control the page holds no key of it; one that takes control is told the key then
 * (`watchKioskKey`).
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

/** Whether somebody may be signed in in this tab: known before the session's code has loaded. */
export function hasTicket(): boolean {
  try {
    return sessionStorage.getItem(TICKET) !== null
  } catch {
    // No storage: a reload signs out.
    return false
  }
}

/**
 * The session ended in another tab: the worker may already hold the next person's key, so this tab's ticket is
 * void.
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

/** Called once on a kiosk: tells a new worker the key, and says so when the tab goes. */
export function watchKioskKey(): void {
  navigator.serviceWorker?.addEventListener('controllerchange', seed)
  window.addEventListener('pagehide', () => {
    const known = sessionStorage.getItem(TICKET)
    if (known) tell({ type: 'KEY_LEAVING', ticket: known })
  })
  // The page returns from the back/forward cache with its key.
  window.addEventListener('pageshow', (event) => event.persisted && seed())
}
