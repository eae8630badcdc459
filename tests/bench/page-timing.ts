import type { BrowserContext, Page } from '@playwright/test'

export interface Conditions {
  cpu: number
  network?: { kbitPerSecond: number; roundTripMs: number }
}

export const SLOW_4G = { kbitPerSecond: 1600, roundTripMs: 150 }

/**
 * Opens `url` in a new page and measures inside that page. The time runs from the start of the navigation to
 * the first frame in which `selector` is visible.
 * @param whole selector of the complete page, whose time is also measured
 * @returns ms, and the page, still open
 */
export async function timeToVisible(
  context: BrowserContext,
  url: string,
  selector: string,
  { cpu, network }: Conditions,
  whole = selector,
): Promise<{ ms: number; wholeMs: number; page: Page }> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (network) {
    const bytesPerSecond = (network.kbitPerSecond * 1000) / 8
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript({ content: watchFor(selector, 'first') })
  await page.addInitScript({ content: watchFor(whole, 'whole') })
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(readyAt, null, { timeout: 60_000, polling: 100 })
  const [ms, wholeMs] = (await handle.jsonValue()) as [number, number]
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { ms, wholeMs, page }
}

const readyAt = (): [number, number] | undefined => {
  const { __first: first, __whole: whole } = window as unknown as { __first?: number; __whole?: number }
  return first !== undefined && whole !== undefined ? [first, whole] : undefined
}

/**
 * Returns a script that runs before the page's own scripts. It is text, because a compiled function may call
 * helpers that the page lacks. A frame counts as shown when the next frame begins.
 */
function watchFor(selector: string, name: 'first' | 'whole'): string {
  return `{
    const look = () => {
      const found = window.__${name} === undefined && document.querySelector(${JSON.stringify(selector)})
      if (!found || found.getClientRects().length === 0) return
      requestAnimationFrame(() => requestAnimationFrame(() => { window.__${name} ??= performance.now() }))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true }) }`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('no values')
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
