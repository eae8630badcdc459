import { deviceDatabase } from '../store/device-store.ts'

/**
 * Lets one tab or worker of a device send at a time (offline.md, "Outbox"). A Web Lock decides who; a lease
 * with a number, which every write compares, guards against a frozen tab that still holds the lock and wakes up
 * in the middle.
 */
interface Lease {
  fence: number
  /** Device time in ms. */
  until: number
}

/**
 * 'delivery' sends sealed copies, which any page or worker may do; 'plain-delivery' sends in the clear, which
 * only a page of the author may do.
 */
type Lane = 'delivery' | 'plain-delivery'

const BEAT_MS = 1000
/** A leader that was silent for this long has lost the lead, so that another takes over in under 5 s. */
export const LEASE_MS = 3000

const GRACE_MS = 200

export interface Lead {
  fence: number
  /**
   * @returns whether nobody has taken over; inside a transaction over `settings` the answer holds until it ends
   */
  isMine(): Promise<boolean>
}

/** Runs `work` as the only sender. @returns null when somebody else is sending */
export async function withLead<T>(
  work: (lead: Lead) => Promise<T>,
  lane: Lane = 'delivery',
): Promise<T | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return (await isLeaseFree(lane)) ? lead(work, lane) : null
  const name = `turno.${lane}`
  // Rejected when another sender takes the lead: that one goes on.
  const isTaken = await locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead(work, lane) : TAKEN))
    .catch(ignoreAbort)
  if (isTaken !== TAKEN) return isTaken as T | null
  if (!(await isLeaseFree(lane))) return null
  // A leader that has only just begun may not have written its lease yet.
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
  if (!(await isLeaseFree(lane))) return null
  return locks.request(name, { steal: true }, () => lead(work, lane)).catch(ignoreAbort)
}

/** @throws everything but the loss of the lock */
function ignoreAbort(cause: unknown): null {
  if (cause instanceof DOMException && cause.name === 'AbortError') return null
  throw cause
}

const TAKEN = Symbol('taken')

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
 * Device time in ms of the leader's last beat; undefined before its first one. A beat is newer than the lease,
 * and so is the clock it was read from.
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
    return await work({ fence, isMine: async () => (await readLease(lane))?.fence === fence })
  } finally {
    clearInterval(beating)
    await deviceDatabase
      .transaction('rw', settings, async () => {
        if ((await readLease(lane))?.fence === fence) await writeLease(lane, fence, 0)
      })
      // A lease that could not be given back runs out by itself.
      .catch(() => undefined)
  }
}

/**
 * Writes that the leader lives, without reading first, under the leader's own number, in one task: a tab frozen
 * between reading and writing would hold its transaction, and with it every other sender, for a minute.
 */
function beat(lane: Lane, fence: number): void {
  try {
    const store = deviceDatabase.settings.name
    const transaction = deviceDatabase.backendDB().transaction(store, 'readwrite', { durability: 'relaxed' })
    transaction.objectStore(store).put({ key: beatKey(lane, fence), value: Date.now() + LEASE_MS })
    transaction.commit()
  } catch {
    // A closing database or a full disk: the lease runs out and another sender goes on.
  }
}

function beatKey(lane: Lane, fence: number): `${Lane}-beat-${number}` {
  return `${lane}-beat-${fence}`
}
