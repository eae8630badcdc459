import { readSetting, writeSetting } from '../store/device-store.ts'

/** Between transport and session: transport reports here, core/session listens and decides. */
interface Listener {
  /** Resolves when it is decided: the session is over, or another tab had renewed it. */
  expired(): Promise<void>
  reload(): void
}

let token: string | null = null
let grant: string | null = null
let era = 0
let listener: Listener | null = null
/**
 * Hosts and operations that answered a bare 401 before this page was loaded, and nothing better since; null
 * before it is read.
 */
let refused: Set<string> | null = null
let isReloading = false

export function currentToken(): string | null {
  return token
}

/** Number of the session in this page: a renewal keeps it, an end raises it. */
export function sessionEra(): number {
  return era
}

export function setCurrentToken(value: string | null): void {
  if (value === null) era += 1
  token = value
}

/** Allows sealed requests after the session; null on a legacy host (offline.md, "Sealed delivery"). */
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

/** A wire operation by its number in the contract, and its host. */
interface Asked {
  id: string
  host: string
}

/**
 * Handles a bare 401: the first one reloads the page (K-11). The session is over when the host's first answer
 * after that is a 401 again, or when the same operation is refused again, although the rest of the host works
 * (CLAR-32): counting hosts alone would reload the page for ever.
 */
export async function reportUnauthorized({ id, host }: Asked): Promise<void> {
  // Sent together with the first one: the page is about to go.
  if (isReloading) return
  const known = await readRefused()
  if (isReloading) return
  isReloading = !known.has(host) && !known.has(id)
  if (isReloading) known.add(host).add(id)
  // The next session may reload once again.
  else known.clear()
  const isNoted = await writeRefused(known)
  if (!isReloading) return listener?.expired()
  if (isNoted) return listener?.reload()
  // A device that can't write it down would reload again and again, and after a reload nobody is signed in
  // there anyway.
  isReloading = false
  known.clear()
  return listener?.expired()
}

/** Forgets an earlier 401 of this operation, and of its host, because a call worked. */
export function reportWorking({ id, host }: Asked): void {
  const mayBeKnown = refused === null || refused.has(host) || refused.has(id)
  if (!isReloading && mayBeKnown) void forgetRefusal(id, host)
}

async function forgetRefusal(id: string, host: string): Promise<void> {
  const known = await readRefused()
  if (isReloading) return
  const isChanged = [known.delete(id), known.delete(host)].includes(true)
  // If it can't be written down, the next bare 401 after a reload counts as the second.
  if (isChanged) await writeRefused(known)
}

async function readRefused(): Promise<Set<string>> {
  // Without IndexedDB nothing was noted, and nothing will be.
  const kept = await readSetting<unknown>('reloaded-after-401').catch(() => null)
  // An older build noted that there was one, or of which host alone.
  refused ??= new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [])
  return refused
}

/** @returns whether a later page will find it */
function writeRefused(names: ReadonlySet<string>): Promise<boolean> {
  return writeSetting('reloaded-after-401', [...names]).then(
    () => true,
    // No IndexedDB, or no room in it: the caller decides.
    () => false,
  )
}
