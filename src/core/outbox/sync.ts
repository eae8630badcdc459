import { deliver, hurrySealed, nextSealedIn } from './delivery.ts'
import { deliverPlain, hurryPlain } from './plain-delivery.ts'
import { currentSession } from '../session/session-state.ts'
import { settleWork } from './settle.ts'
import { refillTickets } from '../transport/ticket-stock.ts'
import { noteFollowed, noteWorkChange } from '../store/work-changes.ts'

/**
 * Decides when to deliver: after a confirmation, when the network or the person is back, at start, each minute
 * while the page is visible, and when a wait is over (offline.md, "Outbox"). The worker delivers sealed copies
 * by itself.
 */
const AGAIN_MS = 60_000
/**
 * Another tab or the worker is sending; if it died, its lease (3 s) is over soon, so another takes over in
 * under 5 s.
 */
const ELSEWHERE_MS = 1500

let running: Promise<void> | null = null
let isWanted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Delivers what is due; a call during a round adds another round. Never throws. */
export function sync(): Promise<void> {
  isWanted = true
  running ??= goRound().finally(() => {
    running = null
  })
  return running
}

/** Makes waiting requests due when the network is back. Never throws. */
export async function syncOnReturn(): Promise<void> {
  // A request that can't be made due now keeps its due time.
  await Promise.allSettled([hurrySealed(), hurryPlain()])
  await sync()
}

async function goRound(): Promise<void> {
  while (isWanted) {
    isWanted = false
    // A store that does not answer now is asked again later.
    await round().catch(() => schedule(AGAIN_MS))
  }
}

async function round(): Promise<void> {
  // First, what a crash left without a copy gets one. A store that can't be written, or was closed meanwhile,
  // does not keep sealed copies from being sent; its records follow at a later round.
  await settleOwn().catch(() => undefined)
  const delivery = await deliver()
  // The delivery may have sent back what must be sealed again.
  await settleOwn().catch(() => undefined)
  const sealedIn = await nextSealedIn()
  if (delivery !== null && delivery.delivered.length > 0) await refillTickets()
  const plainIn = currentSession().phase === 'open' ? await deliverPlain() : null
  // The tab that sends tells the others the results; if each tab read everything each time, all of them would.
  if (delivery === null) noteFollowed()
  else noteWorkChange()
  const waits = [plainIn, delivery === null ? ELSEWHERE_MS : sealedIn].filter((ms) => ms !== null)
  if (waits.length > 0) schedule(Math.min(...waits))
}

/**
 * Brings the records of the person who is signed in up to date with what was delivered, by whichever page or
 * worker.
 */
export async function settleOwn(): Promise<void> {
  if (currentSession().phase === 'open') await settleWork()
}

function schedule(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sync(), Math.min(Math.max(ms, 50), AGAIN_MS))
}
