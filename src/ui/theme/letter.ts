import { useSyncExternalStore } from 'react'

/** Factors of the setting "Letra" (text size): normal, large, very large. */
export const LETTERS = ['1', '1.25', '1.5'] as const
export type Letter = (typeof LETTERS)[number]

const KEY = 'turno.letra'
const listeners = new Set<() => void>()

// The text size is not personal data, so localStorage may store it.
function stored(): Letter {
  try {
    const value = window.localStorage.getItem(KEY)
    return LETTERS.find((letter) => letter === value) ?? '1'
  } catch {
    // Without storage (private mode), the text has its normal size.
    return '1'
  }
}

let current: Letter | null = null

function read(): Letter {
  current ??= stored()
  return current
}

/** Default font size of browsers in px. */
const USUAL_PX = 16

/**
 * Combines the setting "Letra" with the browser's text size. Sets the largest step up to the
 * combined size, and scales the root's font size by the rest.
 */
export function applyLetter(letter: Letter = read()): void {
  const root = document.documentElement
  root.style.removeProperty('font-size')
  const browserPx = Number.parseFloat(getComputedStyle(root).fontSize) || USUAL_PX
  const wanted = (browserPx / USUAL_PX) * Number(letter)
  const step = [...LETTERS].reverse().find((each) => Number(each) <= wanted) ?? '1'
  root.dataset.letter = step
  const px = (USUAL_PX * wanted) / Number(step)
  if (Math.abs(px - browserPx) > 0.1) root.style.fontSize = `${px}px`
}

export function setLetter(letter: Letter): void {
  try {
    window.localStorage.setItem(KEY, letter)
  } catch {
    // In private mode, the choice lasts as long as the page.
  }
  show(letter)
}

function show(letter: Letter): void {
  current = letter
  applyLetter(letter)
  for (const listener of listeners) listener()
}

/** Applies a text size that another tab stores. */
export function followLetter(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) show(stored())
  })
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
