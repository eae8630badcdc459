import type { BrowserContext, TestInfo } from '@playwright/test'

export async function lastLook(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return
  for (const page of context.pages()) {
    const seen = await page
      .evaluate(() => `${document.visibilityState} ${performance.timeOrigin}\n${document.body.innerText}`)
      .catch((error: unknown) => String(error))
    console.log(`    ${info.title}: ${page.url()} ${seen}`.slice(0, 3000))
  }
}
