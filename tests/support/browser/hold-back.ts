import type { Page } from '@playwright/test'

/** @returns a function that releases them */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
