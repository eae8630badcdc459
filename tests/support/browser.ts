import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

/** How every test starts Chromium: the one that was found, quiet, sandboxed unless it runs as root or in CI. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findBrowser()
  if (!executablePath)
    throw new Error('No Chromium here: `npm test` installs one, or name one in CHROMIUM_PATH.')
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0 && !process.env.CI,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  }
}

/**
 * A browser whose profile is a folder: closing it and launching again on the same folder is a restart of the browser
 * process with everything that the device has kept.
 */
export async function launchPersistent(
  profileDir: string,
  options: BrowserContextOptions & LaunchOptions = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profileDir, {
    ...(await launchOptions()),
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    ...options,
  })
}
