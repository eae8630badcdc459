import { useSyncExternalStore } from 'react'

/** 'auto' follows the system. */
export type SchemeChoice = 'auto' | 'light' | 'dark'
export type Scheme = 'light' | 'dark'

/** Key of the device setting for light or dark. It is not personal data, so localStorage may keep it. */
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
  // The tokens and Mantine's style sheets read this attribute.
  document.documentElement.dataset.mantineColorScheme = currentScheme()
  for (const listener of listeners) listener()
}

/** Runs before the first render. Later changes of the system's scheme count, too. */
export function applyScheme(): void {
  try {
    const kept = window.localStorage.getItem(KEY)
    chosen = kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    // No storage (private mode): follows the system.
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
    // No storage: the choice lasts as long as the page.
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
