import { readSetting, writeSetting } from '../store/device-store.ts'

/** Callbacks that core/session registers. The transport calls them, and core/session decides what happens. */
interface Listener {
  /** Resolves after the decision: the session has ended, or another tab had renewed it. */
  expired(): Promise<void>
  reload(): void
}

let token: string | null = null
let grant: string | null = null
let number = 0
let ending = new AbortController()
let listener: Listener | null = null
/**
 * Hosts and operations that answered a bare 401 and have not worked since, and marks of `endedBy`. null
 * before they are read from the device.
 */
let rejected401: Set<string> | null = null
let isReloading = false

export function currentToken(): string | null {
  return token
}

export function sessionNumber(): number {
  return number
}

export function sessionEnd(): AbortSignal {
  return ending.signal
}

export function setCurrentToken(value: string | null): void {
  if (value === null) {
    number += 1
    ending.abort()
    ending = new AbortController()
  }
  token = value
}

/** Returns the grant for sealed requests; null on a legacy host (offline.md, "Sealed delivery"). */
export function currentGrant(): string | null {
  return grant
}

export function setCurrentGrant(value: string | null): void {
  grant = value
}

export function listenToTransport(next: Listener): void {
  listener = next
}

export async function reportExpired(): Promise<void> {
  await listener?.expired()
}

interface OperationRef {
  id: string
  host: string
}

/**
 * Handles a bare 401. The first 401 reloads the page (K-11). The session has expired when the host's first
 * response after the reload is a 401, or when the same operation gets a 401 again (CLAR-32). Without the
 * second rule, one failing operation would reload the page forever. In the next session only that operation
 * is refused, also if its 401 comes before every other answer: otherwise nobody could use the portal. An
 * expired session still ends, at the 401 of another operation.
 * @returns whether only this operation is refused, and the session goes on
 */
export async function reportUnauthorized({ id, host }: OperationRef): Promise<boolean> {
  // Another request got the first 401, so the page is already reloading.
  if (isReloading) return false
  const known = await readRefused()
  if (isReloading) return false
  const isSecond = known.has(host) || known.has(id)
  if (isSecond && known.has(endedBy(id))) return true
  isReloading = !isSecond
  if (isReloading) known.add(host).add(id)
  else {
    // The next session may reload the page once again.
    for (const name of known) if (!name.startsWith(ENDED)) known.delete(name)
    known.add(endedBy(id))
  }
  const isStored = await writeRefused(known)
  if (isReloading && isStored) {
    listener?.reload()
    return false
  }
  // A device that cannot store the 401 would reload forever, so the session ends at once. Without storage a
  // reload would sign out anyway.
  if (isReloading) known.clear()
  isReloading = false
  await listener?.expired()
  return false
}

const ENDED = 'ended:'

/** Returns the mark of an operation whose 401 ended a session, and that has not worked since. */
const endedBy = (id: string) => ENDED + id

export function reportWorking({ id, host }: OperationRef): void {
  const mayBeKnown = rejected401 === null || namesOf(id, host).some((name) => rejected401?.has(name))
  if (!isReloading && mayBeKnown) void forgetRefusal(id, host)
}

const namesOf = (id: string, host: string) => [id, host, endedBy(id)]

async function forgetRefusal(id: string, host: string): Promise<void> {
  const known = await readRefused()
  if (isReloading) return
  const isChanged = namesOf(id, host).filter((name) => known.delete(name)).length > 0
  // If the change cannot be stored, the next bare 401 after a reload counts as the second.
  if (isChanged) await writeRefused(known)
}

async function readRefused(): Promise<Set<string>> {
  // Without IndexedDB nothing was stored.
  const stored = await readSetting<unknown>('reloaded-after-401').catch(() => null)
  // Older builds stored another shape, or only hosts.
  rejected401 ??= new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [])
  return rejected401
}

function writeRefused(hostsAndIds: ReadonlySet<string>): Promise<boolean> {
  return writeSetting('reloaded-after-401', [...hostsAndIds]).then(
    () => true,
    // There is no IndexedDB, or the device is full. The caller decides.
    () => false,
  )
}
