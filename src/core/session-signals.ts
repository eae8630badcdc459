import { readSetting, writeSetting } from './device-store.ts'

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
let reloadedBefore: boolean | null = null
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

/** First bare 401: reload. The first call after the reload is a 401 again: the session is over (K-11). */
export async function reportUnauthorized(): Promise<void> {
  // Others that were on their way with the first: the page is about to go.
  if (isReloading) return
  reloadedBefore ??= (await readSetting<boolean>('reloaded-after-401').catch(() => undefined)) ?? false
  if (isReloading) return
  if (reloadedBefore) {
    await rememberReload(false)
    await listener?.expired()
  } else {
    isReloading = true
    await rememberReload(true)
    listener?.reload()
  }
}

/** A call with this token worked, so an earlier 401 is history. */
export function reportWorking(): void {
  if (!isReloading && reloadedBefore !== false) void rememberReload(false)
}

async function rememberReload(value: boolean): Promise<void> {
  reloadedBefore = value
  await writeSetting('reloaded-after-401', value).catch(() => undefined)
}
