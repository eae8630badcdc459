import { deviceDatabase } from '../store/device-store.ts'

/**
 * One sender at a time on a device, whichever tab or worker it is (offline.md, "Outbox"): a Web Lock, and a lease with
 * a number that every write compares, because a frozen tab keeps its lock and may wake up in the middle.
 */
interface Lease {
  fence: number
  /** Device time, ms. */
  until: number
}

/** Sealed copies, which anybody may send, and what goes in the clear, which its author's page alone sends. */
type Lane = 'delivery' | 'plain-delivery'

const BEAT_MS = 1000
/** A leader that was silent for so long has lost the lead: takeover stays under 5 s. */
export const LEASE_MS = 3000

const GRACE_MS = 200

export interface Lead {
  fence: number
  /** Whether nobody has taken over; inside a transaction over `settings` it can't change until that ends. */
  isMine(): Promise<boolean>
}

/** Runs the work as the only sender; null when somebody else is at it. */
export async function withLead<T>(
  work: (lead: Lead) => Promise<T>,
  lane: Lane = 'delivery',
): Promise<T | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return (await isLeaseFree(lane)) ? lead(work, lane) : null
  const name = `turno.${lane}`
  // Rejected when somebody takes the lead from us: they go on with it.
  const isTaken = await locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead(work, lane) : TAKEN))
    .catch(ignoreAbort)
  if (isTaken !== TAKEN) return isTaken as T | null
  if (!(await isLeaseFree(lane))) return null
  // A leader that has only just begun has not written its lease yet.
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS))
  if (!(await isLeaseFree(lane))) return null
  return locks.request(name, { steal: true }, () => lead(work, lane)).catch(ignoreAbort)
}

/** @throws anything but the loss of the lock */
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
  // A lease that reaches far into the future was written before the clock was set back.
  return left <= 0 || left > LEASE_MS
}

async function readLease(lane: Lane): Promise<Lease | undefined> {
  return (await deviceDatabase.settings.get(`${lane}-lease`))?.value as Lease | undefined
}

/** Device time, ms; undefined: it has not beaten yet. What it says is newer than the lease, and so is its clock. */
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
      // The lease runs out by itself.
      .catch(() => undefined)
  }
}

/**
 * Says that the leader lives. Written blindly, under the leader's own number, and committed in the same task: a tab
 * that is frozen between reading and writing holds its transaction, and with it every other sender, for a minute.
 */
function beat(lane: Lane, fence: number): void {
  try {
    const store = deviceDatabase.settings.name
    const transaction = deviceDatabase.backendDB().transaction(store, 'readwrite', { durability: 'relaxed' })
    transaction.objectStore(store).put({ key: beatKey(lane, fence), value: Date.now() + LEASE_MS })
    transaction.commit()
  } catch {
    // The database is closing or the disk is full: the lease runs out, and somebody else goes on.
  }
}

function beatKey(lane: Lane, fence: number): `${Lane}-beat-${number}` {
  return `${lane}-beat-${fence}`
}
