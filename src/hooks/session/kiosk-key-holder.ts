import { KEY_PING_MS, type KeyMessage } from '#core/keys/key-messages.ts'
import type { HeldKey, KeyHolder } from '#core/keys/kiosk-keys.ts'

/**
 * The tab's side of a kiosk's key: the key lies in the worker's RAM, this tab's sessionStorage holds a random ticket
 * to it and nothing else. Playing dead for more than half a minute would end a worker, so the tab speaks up.
 */
const TICKET = 'turno.ticket'
const ANSWER_MS = 1500

let held: HeldKey | null = null
let timer: ReturnType<typeof setInterval> | undefined

/** A worker that is not in charge yet holds no key of this page; one that comes into charge is told anew (`watchKioskKey`). */
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

/** Whether somebody may be signed in in this tab: known before any of the session's code is here. */
export function hasTicket(): boolean {
  try {
    return sessionStorage.getItem(TICKET) !== null
  } catch {
    // No storage at all: a reload signs out.
    return false
  }
}

/** The session ended elsewhere: the key in the worker may be the next person's already, this tab's ticket is void. */
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

/** Called once on a kiosk: a new worker knows no key, and a tab that goes says so. */
export function watchKioskKey(): void {
  navigator.serviceWorker?.addEventListener('controllerchange', seed)
  window.addEventListener('pagehide', () => {
    const known = sessionStorage.getItem(TICKET)
    if (known) tell({ type: 'KEY_LEAVING', ticket: known })
  })
  // Back from the back/forward cache: the tab was only asleep.
  window.addEventListener('pageshow', (event) => event.persisted && seed())
}
