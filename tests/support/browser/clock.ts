import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Runs the timers that the page would run in the next `ms`, at once. `page.clock.install()` must come before
 * the page loads. Service workers keep the real time.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await settled(page)
}
