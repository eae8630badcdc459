import { deviceDatabase } from '../store/device-store.ts'

/**
 * Numbered lease of the sender. A Web Lock allows only one tab or worker of a device to send at a time
 * (offline.md, "Outbox"). The sender also checks its lease before each write. The lease stops a frozen sender
 * that wakes after another sender took over.
 */
interface Lease {
  fence: number
  /** End of the lease, device time in ms. */
  until: number
}

/**
 * Kind of delivery, each with its own leader. 'delivery' sends sealed copies, from any page or worker.
 * 'plain-delivery' sends unencrypted entries, only from a page of the author.
 */
type Lane = 'delivery' | 'plain-delivery'

const BEAT_MS = 1000
/**
 * Length of the lease in ms. A leader without a beat for this time loses the lead, so another sender takes
 * over in less than 5 s.
 */
export const LEASE_MS = 3000

const GRACE_MS = 200

export interface Lead {
  fence: number
  /**
   * Returns whether no other leader took over. In a transaction over `settings`, the result stays valid until
   * the transaction ends.
   */
  isStillLeader(): Promise<boolean>
}

/**
 * Runs `work` as the only sender.
 * @returns null when another tab or worker is sending, or has taken over the lead
 */
export async function withLead<T>(
  work: (lead: Lead) => Promise<T>,
  lane: Lane = 'delivery',
): Promise<T | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return (await isLeaseFree(lane)) ? lead(work, lane) : null
  const name = `turno.${lane}`
  // The request is rejected with AbortError when another sender steals the lock.
  const isTaken = await locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead(work, lane) : LOCK_TAKEN))
    .catch(ignoreAbort)
  if (isTaken !== LOCK_TAKEN) return isTaken as T | null
  if (!(await isLeaseFree(lane))) return null
  // A leader that has just started may not have written its lease yet.
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
  if (!(await isLeaseFree(lane))) return null
  return locks.request(name, { steal: true }, () => lead(work, lane)).catch(ignoreAbort)
}

/** @throws every error except the loss of the lock */
function ignoreAbort(cause: unknown): null {
  if (cause instanceof DOMException && cause.name === 'AbortError') return null
  throw cause
}

const LOCK_TAKEN = Symbol('taken')

async function isLeaseFree(lane: Lane): Promise<boolean> {
  const { settings } = deviceDatabase
  const until = await deviceDatabase.transaction('r', settings, async () => {
    const lease = await readLease(lane)
    return lease && lease.until > 0 ? ((await readBeat(lane, lease.fence)) ?? lease.until) : 0
  })
  const left = until - Date.now()
  // A lease that ends far in the future was written before the clock was set back.
  return left <= 0 || left > LEASE_MS
}

async function readLease(lane: Lane): Promise<Lease | undefined> {
  return (await deviceDatabase.settings.get(`${lane}-lease`))?.value as Lease | undefined
}

/**
 * Returns the end of the lease by the leader's last beat, device time in ms; undefined before the first beat.
 * This end counts even when it is earlier than the stored end, because the clock may have been set back.
 */
async function readBeat(lane: Lane, fence: number): Promise<number | undefined> {
  return (await deviceDatabase.settings.get(beatKey(lane, fence)))?.value as number | undefined
}

async function writeLease(lane: Lane, fence: number, until: number): Promise<void> {
  await deviceDatabase.settings.put({ key: `${lane}-lease`, value: { fence, until } satisfies Lease })
}

async function lead<T>(work: (lead: Lead) => Promise<T>, lane: Lane): Promise<T> {
  const { settings } = deviceDatabase
  const fence = await deviceDatabase.transaction('rw', settings, async () => {
    const next = ((await readLease(lane))?.fence ?? 0) + 1
    await settings.where('key').startsWith(`${lane}-beat-`).delete()
    await writeLease(lane, next, Date.now() + LEASE_MS)
    return next
  })
  const beating = setInterval(() => beat(lane, fence), BEAT_MS)
  try {
    return await work({ fence, isStillLeader: async () => (await readLease(lane))?.fence === fence })
  } finally {
    clearInterval(beating)
    await deviceDatabase
      .transaction('rw', settings, async () => {
        if ((await readLease(lane))?.fence === fence) await writeLease(lane, fence, 0)
      })
      // A lease that could not be released expires.
      .catch(() => undefined)
  }
}

/**
 * Extends the leader's lease in one write, without reading first. A tab frozen between a read and a write
 * would block all other senders for a minute.
 */
function beat(lane: Lane, fence: number): void {
  try {
    const store = deviceDatabase.settings.name
    const transaction = deviceDatabase.backendDB().transaction(store, 'readwrite', { durability: 'relaxed' })
    transaction.objectStore(store).put({ key: beatKey(lane, fence), value: Date.now() + LEASE_MS })
    transaction.commit()
  } catch {
    // The database is closing or the disk is full. The lease then expires, and another sender takes over.
  }
}

function beatKey(lane: Lane, fence: number): `${Lane}-beat-${number}` {
  return `${lane}-beat-${fence}`
}
