import type { BrowserContext, Page } from '@playwright/test'

export interface Conditions {
  /** How many times slower the processor is. */
  cpu: number
  network?: { kbitPerSecond: number; roundTripMs: number }
}

/** quality.md: 1.6 Mbps, 150 ms. */
export const SLOW_4G = { kbitPerSecond: 1600, roundTripMs: 150 }

/**
 * Opens `url` in a new page and measures, inside the page, from the start of the navigation to the first frame in
 * which `selector` is visible.
 * @returns ms, and the page, still open
 */
export async function timeToVisible(
  context: BrowserContext,
  url: string,
  selector: string,
  { cpu, network }: Conditions,
): Promise<{ ms: number; page: Page }> {
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
  await page.addInitScript(watchFor, selector)
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(
    () => (window as unknown as { __readyAt?: number }).__readyAt ?? null,
    null,
    {
      timeout: 60_000,
      polling: 100,
    },
  )
  const ms = Number(await handle.jsonValue())
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { ms, page }
}

/** Runs in the page before its own scripts. */
function watchFor(selector: string): void {
  const target = window as unknown as { __readyAt?: number }
  const look = () => {
    if (target.__readyAt !== undefined) return
    const found = document.querySelector(selector)
    if (found && found.getClientRects().length > 0) {
      // The frame that shows it has been handed to the screen when the next one begins.
      requestAnimationFrame(() => requestAnimationFrame(() => (target.__readyAt ??= performance.now())))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('no values')
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
