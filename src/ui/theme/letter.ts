import { useSyncExternalStore } from 'react'

/** "Letra": normal, large, very large (product.md, visual language). */
export const LETTERS = ['1', '1.25', '1.5'] as const
export type Letter = (typeof LETTERS)[number]

const KEY = 'turno.letra'
const listeners = new Set<() => void>()

// The letter size is not personal data, so it may stay in localStorage (offline.md, "What really erases").
function stored(): Letter {
  try {
    const value = window.localStorage.getItem(KEY)
    return LETTERS.find((letter) => letter === value) ?? '1'
  } catch {
    // No storage (private mode): normal size.
    return '1'
  }
}

let current: Letter | null = null

function read(): Letter {
  current ??= stored()
  return current
}

/** Applies the letter size to the page. */
export function applyLetter(letter: Letter = read()): void {
  document.documentElement.dataset.letter = letter
}

export function setLetter(letter: Letter): void {
  current = letter
  try {
    window.localStorage.setItem(KEY, letter)
  } catch {
    // Private mode: the choice lasts as long as the page.
  }
  applyLetter(letter)
  for (const listener of listeners) listener()
}

export function useLetter(): Letter {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => '1',
  )
}
