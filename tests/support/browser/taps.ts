import type { Page } from '@playwright/test'

/** Tap with its delay until the next frame (INP, web.dev/inp). */
export interface Tap {
  /** Milliseconds, rounded to 8. Delays below 16 ms count as 16. */
  ms: number
  target: string
}

/** Milliseconds; the browser does not report shorter events. */
const LEAST_MS = 16

/** Must be called before the first navigation. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH })
}

/**
 * Returns the slowest tap since the last call or navigation, or null when nothing was tapped or every tap was
 * immediate.
 */
export async function worstTap(page: Page): Promise<Tap | null> {
  const worst = await page.evaluate(() => {
    const { taps } = window as unknown as { taps: { take(): Tap | null } }
    return taps.take()
  })
  return worst && { ...worst, ms: Math.max(LEAST_MS, worst.ms) }
}

/**
 * Script as text, because a compiled function may call helpers that the page lacks. The script records each
 * event's target, because an entry has none after its element is removed. An entry and its event have the
 * same start time.
 */
const WATCH = `
  const names = new Map()
  let worst = null
  const nameOf = (element) => {
    const told = element.closest?.('a, button, label, select, input, textarea, [role]') ?? element
    const text = told.getAttribute?.('aria-label') || told.textContent || ''
    return (told.localName ?? '') + ' "' + text.trim().replace(/\\s+/g, ' ').slice(0, 40) + '"'
  }
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    window.addEventListener(type, (event) => {
      if (names.size > 200) names.clear()
      names.set(event.timeStamp, nameOf(event.target))
    }, true)
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
  const note = (entry) => {
    if (!entry.interactionId || entry.duration <= (worst?.ms ?? 0)) return
    worst = { ms: entry.duration, target: names.get(entry.startTime) ?? entry.name }
  }
  observer.observe({ type: 'event', durationThreshold: ${LEAST_MS} })
  window.taps = {
    take() {
      observer.takeRecords().forEach(note)
      const taken = worst
      worst = null
      return taken
    },
  }`
