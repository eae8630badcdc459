import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { findFirefox, findWebkit, NO_FIREFOX, NO_WEBKIT } from '../../scripts/testing/other-browsers.mjs'
import { type Portal, startPortal } from '../support/server/portal.ts'
import type { Driver, Size } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { type Hand, handOf } from './hand.ts'
import { startWebkit } from './webkit.ts'

export type Engine = 'firefox' | 'webkit'

interface Story {
  engine: Engine
  size: Size
  driver: Driver
  hand: Hand
  portal: Portal
}

/** Story in a browser other than Chromium; skipped with a reason when that browser is missing. */
export const test = base.extend<Story>({
  engine: ['firefox', { option: true }],
  size: [{ width: 360, height: 640 }, { option: true }],
  async driver({ engine, size }, provide, info) {
    const driver = await start(engine, size)
    info.annotations.push({ type: 'browser', description: driver.version })
    await provide(driver)
    if (info.status !== info.expectedStatus) {
      const seen = await driver.run(() => `${location.href}\n${document.body.innerText}`).catch(String)
      console.log(`    ${info.title}: ${seen}`.slice(0, 3000))
      const body = await driver.picture().catch(() => null)
      if (body) await writeFile(info.outputPath('last.png'), body)
    }
    await driver.close()
  },
  hand: async ({ driver }, provide) => provide(handOf(driver)),
  // Playwright reads the requested fixtures from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  async portal({}, provide) {
    const portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
    await provide(portal)
    await portal.dispose()
  },
})

export { expect }

async function start(engine: Engine, size: Size): Promise<Driver> {
  if (engine === 'firefox') {
    const program = findFirefox()
    test.skip(!program, NO_FIREFOX)
    return startFirefox(program as string, size)
  }
  const programs = await findWebkit()
  test.skip(!programs, NO_WEBKIT)
  return startWebkit(programs as NonNullable<typeof programs>, size)
}
