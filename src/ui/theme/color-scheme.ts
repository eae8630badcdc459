import { useSyncExternalStore } from 'react'

/** auto: as the system says. */
export type SchemeChoice = 'auto' | 'light' | 'dark'
export type Scheme = 'light' | 'dark'

/** A choice of the device; it names nobody. */
const KEY = 'turno.colores'
const listeners = new Set<() => void>()
let chosen: SchemeChoice = 'auto'

function dark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

export function currentScheme(): Scheme {
  if (chosen !== 'auto') return chosen
  return dark().matches ? 'dark' : 'light'
}

function publish(): void {
  // The name that tokens.css and Mantine's sheets read.
  document.documentElement.dataset.mantineColorScheme = currentScheme()
  for (const listener of listeners) listener()
}

/** Applies the saved scheme before the first picture, then follows the system. */
export function applyScheme(): void {
  try {
    const kept = window.localStorage.getItem(KEY)
    chosen = kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    // Private mode: as the system says.
  }
  dark().addEventListener('change', publish)
  publish()
}

export function setScheme(choice: SchemeChoice): void {
  chosen = choice
  try {
    if (choice === 'auto') window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, choice)
  } catch {
    // Good for this page only.
  }
  publish()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, () => chosen)
}

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, currentScheme)
}
