import { deliver, hurrySealed, nextSealedIn } from './delivery.ts'
import { deliverPlain, hurryPlain } from './plain-delivery.ts'
import { currentSession } from '../session/session-state.ts'
import { settleWork } from './settle.ts'
import { refillTickets } from '../transport/ticket-stock.ts'
import { noteFollowed, noteWorkChange } from '../store/work-changes.ts'

/**
 * When to deliver: after something was confirmed, when the network or the person is back, at start, each minute while
 * the page is visible, and when a wait is over (offline.md, "Outbox"). The worker does the sealed part by itself.
 */
const AGAIN_MS = 60_000
/** Another tab or the worker is at it; if it died, its lease (3 s) is over soon, and takeover stays under 5 s. */
const ELSEWHERE_MS = 1500

let running: Promise<void> | null = null
let isWanted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Delivers what is due; asked while it is at it, it goes round once more. Never throws. */
export function sync(): Promise<void> {
  isWanted = true
  running ??= goRound().finally(() => {
    running = null
  })
  return running
}

/** The network is back: what waited for it waits no longer. Never throws. */
export async function syncOnReturn(): Promise<void> {
  // What can't be hurried comes at its time.
  await Promise.allSettled([hurrySealed(), hurryPlain()])
  await sync()
}

async function goRound(): Promise<void> {
  while (isWanted) {
    isWanted = false
    // A store that does not answer now.
    await round().catch(() => schedule(AGAIN_MS))
  }
}

async function round(): Promise<void> {
  // What a crash left without a sealed copy gets one first. A store that can't be written, or was closed meanwhile,
  // keeps nothing from being sent that is sealed already; the records follow at a later round.
  await settleOwn().catch(() => undefined)
  const delivery = await deliver()
  // May have sealed again what the server would not open.
  await settleOwn().catch(() => undefined)
  const sealedIn = await nextSealedIn()
  if (delivery !== null && delivery.delivered.length > 0) await refillTickets()
  const plainIn = currentSession().phase === 'open' ? await deliverPlain() : null
  // Whoever is at it tells the others what comes of it; asked each time, every tab would read all of it each time.
  if (delivery === null) noteFollowed()
  else noteWorkChange()
  const waits = [plainIn, delivery === null ? ELSEWHERE_MS : sealedIn].filter((ms) => ms !== null)
  if (waits.length > 0) schedule(Math.min(...waits))
}

/** Brings the records of the person who is here up to date with what was delivered, by whomever. */
export async function settleOwn(): Promise<void> {
  if (currentSession().phase === 'open') await settleWork()
}

function schedule(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sync(), Math.min(Math.max(ms, 50), AGAIN_MS))
}
