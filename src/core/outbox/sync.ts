import { deliver, makeSealedDue, nextSealedIn } from './delivery.ts'
import { deliverPlain, makePlainDue } from './plain-delivery.ts'
import { currentSession } from '../session/session-state.ts'
import { settleWork } from './settle.ts'
import { refillTickets } from '../transport/ticket-stock.ts'
import { noteFollowed, noteWorkChange } from '../store/work-changes.ts'

/**
 * Delivers from the page in rounds (offline.md, "Outbox"). A round starts after a confirmation, at page
 * start, and when the network or the person returns. Rounds repeat each minute while the page is visible, and
 * at the next due time. The worker delivers sealed copies independently.
 */

/** Maximum delay of the next round in ms. A failed round is repeated after this delay. */
const ROUND_INTERVAL_MS = 60_000
/**
 * Delay in ms while another tab or the worker is sending. If that sender died, its lease ends after 3 s, so
 * this page takes over in less than 5 s.
 */
const OTHER_SENDER_MS = 1500

let running: Promise<void> | null = null
let isWanted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Delivers due requests. A call during a round adds another round. Never throws. */
export function sync(): Promise<void> {
  isWanted = true
  running ??= goRound().finally(() => {
    running = null
  })
  return running
}

/** Makes waiting requests due when the network is back. Never throws. */
export async function syncOnReturn(): Promise<void> {
  // A request that cannot be made due now keeps its due time.
  await Promise.allSettled([makeSealedDue(), makePlainDue()])
  await sync()
}

async function goRound(): Promise<void> {
  while (isWanted) {
    isWanted = false
    // A failed store is tried again later.
    await round().catch(() => schedule(ROUND_INTERVAL_MS))
  }
}

async function round(): Promise<void> {
  // Creates the copies that a crash prevented. If the store cannot be written, sealed copies are still sent,
  // and a later round updates its records.
  await settleOwn().catch(() => undefined)
  const delivery = await deliver()
  // Seals copies again that the server could not accept, for example because their grant expired.
  await settleOwn().catch(() => undefined)
  const sealedIn = await nextSealedIn()
  if (delivery !== null && delivery.delivered.length > 0) await refillTickets()
  const plainIn = currentSession().phase === 'open' ? await deliverPlain() : null
  // Only the sending tab notifies the other tabs. Otherwise every tab would make all tabs read again.
  if (delivery === null) noteFollowed()
  else noteWorkChange()
  const waits = [plainIn, delivery === null ? OTHER_SENDER_MS : sealedIn].filter((ms) => ms !== null)
  if (waits.length > 0) schedule(Math.min(...waits))
}

export async function settleOwn(): Promise<void> {
  if (currentSession().phase === 'open') await settleWork()
}

function schedule(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sync(), Math.min(Math.max(ms, 50), ROUND_INTERVAL_MS))
}
