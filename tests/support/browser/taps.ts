import type { Page } from '@playwright/test'

/** One tap, as long as its person waited for the next picture (INP, web.dev/inp). */
export interface Tap {
  /** Rounded to 8 ms by the browser; 16 where it was less. */
  ms: number
  /** Words of what was tapped. */
  target: string
}

/** Shorter ones the browser does not tell of. */
const LEAST_MS = 16

/** Before the first navigation: the page keeps how long each of its taps took. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH })
}

/**
 * The longest since it was last asked. Between two pages nothing is kept.
 * @returns null: nothing was tapped, or at once
 */
export async function worstTap(page: Page): Promise<Tap | null> {
  const worst = await page.evaluate(() => {
    const { taps } = window as unknown as { taps: { take(): Tap | null } }
    return taps.take()
  })
  return worst && { ...worst, ms: Math.max(LEAST_MS, worst.ms) }
}

/**
 * Text, because a compiler's helpers don't exist in the page. An entry's own target is gone once its element is, so
 * that events note theirs as they come: an entry starts when its event did.
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
