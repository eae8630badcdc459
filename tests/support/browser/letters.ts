import type { Page } from '@playwright/test'

/**
 * Sets the text size of an open page as another tab would, and waits until the page is drawn with it.
 * @param letter '1', '1.25' or '1.5'
 */
export async function enlarge(page: Page, letter: string): Promise<void> {
  await page.evaluate(async (size) => {
    localStorage.setItem('turno.letra', size)
    dispatchEvent(new StorageEvent('storage', { key: 'turno.letra' }))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, letter)
}
