import { useSyncExternalStore } from 'react'

/** 'auto' follows the system. */
export type SchemeChoice = 'auto' | 'light' | 'dark'
export type Scheme = 'light' | 'dark'

/** Storage key of the setting. The setting is not personal data, so localStorage may store it. */
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

/** Applies the stored scheme before the first render, and follows later changes of the system's scheme. */
export function applyScheme(): void {
  try {
    const kept = window.localStorage.getItem(KEY)
    chosen = kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    // Without storage (private mode), follows the system.
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
    // Without storage, the choice lasts as long as the page.
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
