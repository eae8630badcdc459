import { expect, type Page } from '@playwright/test'
import { settled } from '../browser/settled.ts'

/** Changes the route like a link of the app, without a page load. @param route without "#/" */
export async function changeRoute(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/${route}`)
}

/**
 * Changes the route, then waits for its heading and data. Presses a key, because a kiosk ends a session after
 * 60 s without input.
 * @param route without "#/"
 */
export async function goTo(page: Page, route: string): Promise<void> {
  await changeRoute(page, route)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await settled(page)
}
