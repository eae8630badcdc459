import { useCallback, useEffect, useState } from 'react'
import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { forgetKeptInput } from './kept-input.ts'

/** Text that replaces the key in the address. */
const TAKEN = '-'
const PLACE = 'turno.link'

interface Held {
  key: string
  /** Id of the signed-in person who opened the link; '' without a session. */
  who: string
}
const NOTHING: Held = { key: '', who: '' }

interface HeldKey {
  key: string
  forget: () => void
  holdNext: (key: string) => void
}

let held = NOTHING

/**
 * Returns the key of a public link. The key leaves the address bar at once, because other people could read the
 * address. The tab keeps the key for reloads. A kiosk keeps the key while the page is open. A sign-out deletes the
 * key.
 */
export function useHeldKey(given: string): HeldKey {
  const isKiosk = useIsKiosk()
  const session = useSession()
  // A reloaded page without a session is also in the phase 'starting'.
  const isGone =
    session.phase === 'starting' || (session.phase === 'signed-out' && session.reason !== 'expired')
  const [key, setKey] = useState(() => (given === TAKEN ? readHeld(isKiosk, isGone) : given))
  const who = session.phase === 'open' ? String(session.profile.user.Id_Usuario) : ''
  if (given !== TAKEN && given !== key) setKey(given)
  useEffect(() => {
    if (given === TAKEN) return
    write({ key: given, who: '' }, isKiosk)
    const [first = '', ...others] = currentPath().split('/').filter(Boolean)
    navigate(['', first, ...others.map(() => TAKEN)].join('/'), { replace: true })
  }, [given, isKiosk])
  useEffect(() => {
    if (who !== '' && held.key !== '') write({ ...held, who }, isKiosk)
  }, [who, given, isKiosk])
  useEffect(() => (isKiosk ? forget : undefined), [isKiosk])
  const holdNext = useCallback((next: string) => write({ ...held, key: next }, isKiosk), [isKiosk])
  return { key, forget, holdNext }
}

function forget(): void {
  held = NOTHING
  writeTab(null)
  forgetKeptInput()
}

function readHeld(isKiosk: boolean, isGone: boolean): string {
  if (held.key === '' && !isKiosk) held = readTab()
  if (isGone && held.who !== '') forget()
  return held.key
}

function write(next: Held, isKiosk: boolean): void {
  held = next
  if (!isKiosk) writeTab(next)
}

function readTab(): Held {
  try {
    const known: unknown = JSON.parse(globalThis.sessionStorage.getItem(PLACE) ?? 'null')
    return known === null ? NOTHING : (known as Held)
  } catch {
    // The browser's storage is disabled.
    return NOTHING
  }
}

function writeTab(next: Held | null): void {
  try {
    if (next === null) globalThis.sessionStorage.removeItem(PLACE)
    else globalThis.sessionStorage.setItem(PLACE, JSON.stringify(next))
  } catch {
    // The storage is disabled or full. The key stays in memory.
  }
}
