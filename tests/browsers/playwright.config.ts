import { defineConfig } from '@playwright/test'
import type { Engine } from './story.ts'

const output = '../../.cache/test-results'

/**
 * Uses only Playwright's test runner and released browsers, because Playwright's own browsers are patched.
 */
export default defineConfig<{ engine: Engine }>({
  testDir: '.',
  outputDir: `${output}/other-browsers`,
  globalSetup: '../e2e/data-template.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${output}/other-browsers.json` }],
    ...(process.env.TURNO_LEDGER ? [['../support/ledger/playwright.ts'] as [string]] : []),
  ],
})
