import { useEffect, useLayoutEffect } from 'react'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { focusOnMount } from '#ui/actions/focus.ts'
import { useScheme } from '#ui/theme/color-scheme.ts'

interface Turn {
  turn: number
}

const positions = new Map<string, number>()
let current = 0

function positionKey(): string {
  return `${current} ${window.location.hash}`
}

export function watchHistory(): void {
  window.history.scrollRestoration = 'manual'
  current = readTurn() ?? 0
  writeTurn(current)
  // Registered before the listeners of the screens: when a screen scrolls, the position belongs to the new
  // entry.
  window.addEventListener('hashchange', () => {
    const known = readTurn()
    current = known ?? current + 1
    if (known === null) writeTurn(current)
  })
  window.addEventListener('scroll', () => positions.set(positionKey(), window.scrollY), { passive: true })
}

function readTurn(): number | null {
  const state = window.history.state as Partial<Turn> | null
  return typeof state?.turn === 'number' ? state.turn : null
}

function writeTurn(turn: number): void {
  window.history.replaceState({ turn } satisfies Turn, '')
}

export function historyPosition(): number {
  return readTurn() ?? current
}

export function canGoBack(): boolean {
  return (readTurn() ?? 0) > 0
}

/** False on the first page of a visit, where the browser sets the focus. */
let hasShownPage = false

/** @param screen the same object while the screen is open */
export function usePageEntry(title: string, screen: object): void {
  // On a kiosk all screens have the same title, because browsers store titles.
  const isKiosk = useIsKiosk()
  useEffect(() => {
    document.title = title && !isKiosk ? `${title} · Turno` : 'Turno'
  }, [title, isKiosk])
  useLayoutEffect(() => {
    const top = positions.get(positionKey()) ?? 0
    // The first page is already at the top. Reading its position would force a second layout.
    return top === 0 && !hasShownPage ? undefined : scrollTo(top)
  }, [screen])
  useEffect(() => {
    if (hasShownPage) return focusHeading()
    hasShownPage = true
    return undefined
  }, [screen])
}

const PATIENCE_MS = 1500

function scrollTo(top: number): () => void {
  return untilDone(() => {
    const isLongEnough = document.documentElement.scrollHeight - window.innerHeight >= top
    if (isLongEnough) window.scrollTo(0, top)
    return isLongEnough
  })
}

function focusHeading(): () => void {
  return untilDone(() => {
    const main = document.querySelector('main')
    const focused = document.activeElement
    const hasOwnFocus = focused !== main && (main?.contains(focused) || focused?.closest('[role="dialog"]'))
    if (hasOwnFocus) return true
    const heading = main?.querySelector('h1')
    if (!heading) return false
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    focusOnMount(heading, { preventScroll: true })
    return true
  })
}

/**
 * Calls `attempt` once a frame until it returns true, the person scrolls, or PATIENCE_MS have passed.
 * @returns a function that stops the calls
 */
function untilDone(attempt: () => boolean): () => void {
  const start = performance.now()
  let frame = 0
  const step = () => {
    if (!attempt() && performance.now() - start < PATIENCE_MS) frame = requestAnimationFrame(step)
  }
  const stop = () => cancelAnimationFrame(frame)
  window.addEventListener('wheel', stop, { once: true, passive: true })
  window.addEventListener('touchmove', stop, { once: true, passive: true })
  step()
  return () => {
    stop()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
  }
}

export function useThemeColor(token: '--t-brand' | '--t-deep' | '--t-paper'): void {
  const scheme = useScheme()
  useEffect(() => {
    const color = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }, [token, scheme])
}
