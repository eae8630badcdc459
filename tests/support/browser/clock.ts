import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

/**
 * Runs at once the page's timers of the next `ms`. `page.clock.install()` must come before the page loads.
 * Service workers keep the real time.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await settled(page)
}
