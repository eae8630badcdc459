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
  /** Id of the signed-in person who opened the link; '' for nobody. */
  who: string
}
const NOTHING: Held = { key: '', who: '' }

interface HeldKey {
  key: string
  forget: () => void
  holdNext: (key: string) => void
}

/** Key in memory; a kiosk stores it nowhere else. */
let held = NOTHING

/**
 * Key of a public link. It leaves the address bar at once: other people could read it there or in the history. The
 * tab keeps the key for reloads, a kiosk only while the page is open. A sign-out forgets the key.
 */
export function useHeldKey(given: string): HeldKey {
  const isKiosk = useIsKiosk()
  const session = useSession()
  // A reloaded page without a signed-in user is also in the phase 'starting'.
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
    // Storage is disabled.
    return NOTHING
  }
}

function writeTab(next: Held | null): void {
  try {
    if (next === null) globalThis.sessionStorage.removeItem(PLACE)
    else globalThis.sessionStorage.setItem(PLACE, JSON.stringify(next))
  } catch {
    // Storage is disabled or full: the key stays in memory.
  }
}
