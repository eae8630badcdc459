import { test as base, type Page } from '@playwright/test'
import { lastLook } from './last-look.ts'
import { type Portal, startPortal } from '../server/portal.ts'

/**
 * Extends `test` with one running portal per worker. A test that stops its server, or writes data that another
 * test reads, uses `ownPortal`.
 */
export const test = base.extend<
  { complaints: string[]; seen: undefined; ownPortal: Portal },
  { portal: Portal }
>({
  seen: [
    async ({ context }, provide, info) => {
      await provide(undefined)
      await lastLook(context, info)
    },
    { auto: true },
  ],
  portal: [
    // Playwright reads the requested fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
      await provide(portal)
      await portal.dispose()
    },
    { scope: 'worker' },
  ],
  // Playwright reads the requested fixtures from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  ownPortal: async ({}, provide) => {
    const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
    await provide(portal)
    await portal.dispose()
  },
  baseURL: async ({ portal }, provide) => provide(portal.url),
  complaints: async ({ page }, provide) => provide(await listenForComplaints(page)),
})

export { expect } from '@playwright/test'

const CUT_OFF = /ERR_INTERNET_DISCONNECTED/

/**
 * Collects console errors and policy violations; call it before the first navigation. The list grows while the
 * page lives.
 */
export async function listenForComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || CUT_OFF.test(message.text())) return
    complaints.push(`console: ${message.text()} ${message.location().url}`)
  })
  await page.exposeFunction('__complain', (text: string) => void complaints.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { __complain } = window as unknown as { __complain: (text: string) => void }
      __complain(
        `CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  return complaints
}
