import { useCallback, useEffect, useState } from 'react'
import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { forgetTyped } from './held-typed.ts'

/** Stands in the address where the key was. */
const TAKEN = '-'
const PLACE = 'turno.link'

interface Held {
  key: string
  /** Whoever was signed in the last time it was looked at; '' for nobody. */
  who: string
}
const NOTHING: Held = { key: '', who: '' }

interface HeldKey {
  key: string
  forget: () => void
  /** What this one led to: loading again goes on there. */
  holdNext: (key: string) => void
}

/** Of this page; at a kiosk it is nowhere else. */
let held = NOTHING

/**
 * The key of a public link: out of the address bar as soon as it is read, so that nobody reads it there, copies it along or
 * finds it in the tab's history. It stays with the tab, where loading again works; at a kiosk it goes with the page, and it goes
 * with whoever has looked at it and signs out.
 */
export function useHeldKey(given: string): HeldKey {
  const isKiosk = useIsKiosk()
  const session = useSession()
  // Also on a page that was loaded again: nobody is here, and no session begins.
  const isGone =
    session.phase === 'starting' || (session.phase === 'signed-out' && session.reason !== 'expired')
  const [key, setKey] = useState(() => (given === TAKEN ? readHeld(isKiosk, isGone) : given))
  const who = session.phase === 'open' ? String(session.profile.user.Id_Usuario) : ''
  // Another link was opened in the same tab.
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
  forgetTyped()
}

function readHeld(isKiosk: boolean, isGone: boolean): string {
  if (held.key === '' && !isKiosk) held = readTab()
  // Whoever it was shown to has left, and the next person at this tab is somebody else.
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
    // Storage is switched off: the link has to be opened again.
    return NOTHING
  }
}

function writeTab(next: Held | null): void {
  try {
    if (next === null) globalThis.sessionStorage.removeItem(PLACE)
    else globalThis.sessionStorage.setItem(PLACE, JSON.stringify(next))
  } catch {
    // Storage is switched off or full: the page knows it as long as it lives.
  }
}
