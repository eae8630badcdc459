import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'

/**
 * The last `--disable-features` replaces all earlier ones, so this list repeats Playwright's own. The first
 * entries are added here: without them, each window creates two hidden pages for address-bar suggestions,
 * which take about half of the processor time of a browser start.
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
 * Launches a browser whose profile is a folder; launching again on the same folder simulates a browser
 * restart.
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
