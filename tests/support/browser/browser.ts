import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'

/**
 * A last `--disable-features` replaces every other, so Playwright's own list stands here too. Ours are the first: each
 * window makes two pages of its own for suggestions below an address bar that nobody sees, which take about half of the
 * processor time of a browser's start.
 */
export const WITHOUT_FEATURES = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join()}`

/** How every test starts Chromium: the one that was found, quiet, sandboxed unless it runs as root or in CI. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findBrowser()
  if (!executablePath)
    throw new Error('No Chromium here: `npm test` installs one, or name one in CHROMIUM_PATH.')
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0 && !process.env.CI,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run', WITHOUT_FEATURES],
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
