import type { CDPSession, Page } from '@playwright/test'

/** @param upload bytes per second; -1 means unlimited */
export async function slowDown(chrome: CDPSession, upload: number): Promise<void> {
  await chrome.send('Network.enable')
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: upload }
  await chrome.send('Network.emulateNetworkConditions', conditions)
}

export async function watchShares(page: Page): Promise<() => number[]> {
  const seen: number[] = []
  page.on('console', (message) => {
    const [, share] = /^share (\d+)$/.exec(message.text()) ?? []
    if (share !== undefined) seen.push(Number(share))
  })
  await page.evaluate(() => {
    let last = -1
    new MutationObserver(() => {
      const value = document.querySelector('progress')?.value ?? last
      if (value !== last) console.log(`share ${value}`)
      last = value
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return () => seen
}
