import { readSetting, writeSetting } from '../store/device-store.ts'

/** The thin line between transport and session: transport reports here, core/session listens and decides. */
interface Listener {
  /** Resolves when it is decided: the session is over, or another tab had renewed it. */
  expired(): Promise<void>
  reload(): void
}

let token: string | null = null
let grant: string | null = null
let era = 0
let listener: Listener | null = null
/** Services that said a bare 401 before this page was loaded, and nothing better since; null: not looked up yet. */
let refused: Set<string> | null = null
let isReloading = false

export function currentToken(): string | null {
  return token
}

/** Which session this page is in: a renewal stays in it, an end begins another. */
export function sessionEra(): number {
  return era
}

export function setCurrentToken(value: string | null): void {
  if (value === null) era += 1
  token = value
}

/** Lets a sealed request through after the session; null on a legacy host (offline.md, "Sealed delivery"). */
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

/**
 * First bare 401 of a service: reload. Its first answer after the reload is a 401 again: the session is over (K-11).
 * Counted for each service, or one that always says so beside others that work would reload the page for ever.
 */
export async function reportUnauthorized(service: string): Promise<void> {
  // Others that were on their way with the first: the page is about to go.
  if (isReloading) return
  const known = await readRefused()
  if (isReloading) return
  isReloading = !known.has(service)
  if (isReloading) known.add(service)
  else known.delete(service)
  const isNoted = await writeRefused(known)
  if (!isReloading) return listener?.expired()
  if (isNoted) return listener?.reload()
  // A device that can't write it down would begin anew each time, and after a reload nobody is signed in there anyway.
  isReloading = false
  known.delete(service)
  return listener?.expired()
}

/** A call to this service worked, so its earlier 401 is history. */
export function reportWorking(service: string): void {
  if (!isReloading && refused?.has(service) !== false) void forgetRefusal(service)
}

async function forgetRefusal(service: string): Promise<void> {
  const known = await readRefused()
  // Where it can't be written down the next bare 401 after a reload counts as the second.
  if (!isReloading && known.delete(service)) await writeRefused(known)
}

async function readRefused(): Promise<Set<string>> {
  // Without IndexedDB nothing was noted, and nothing will be.
  const kept = await readSetting<unknown>('reloaded-after-401').catch(() => null)
  // An older build noted that there was one, not whose.
  refused ??= new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [])
  return refused
}

/** @returns whether a page that comes after this one will find it */
function writeRefused(services: ReadonlySet<string>): Promise<boolean> {
  return writeSetting('reloaded-after-401', [...services]).then(
    () => true,
    // No IndexedDB, or no room in it: the caller decides.
    () => false,
  )
}
