import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser/browser.ts'
import { isWhole, WHOLE } from '../support/server/whole.ts'

const output = '../../.cache/test-results'
const TIMES = '**/*-times.spec.ts'
const TWINS = '**/twins.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: `${output}/e2e`,
  globalSetup: './data-template.ts',
  // Twice the cores of a small machine: a test mostly waits for its server and its browser.
  workers: 4,
  // Distributes tests instead of files, so that no worker waits for another's long file.
  fullyParallel: true,
  ...(isWhole ? {} : { grepInvert: new RegExp(WHOLE) }),
  // A test that may be retried declares it; tests/census.whole.test.ts counts such tests.
  retries: 0,
  forbidOnly: true,
  // At least ten times a test's usual duration, so that no test fails because the machine is busy.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  projects: [
    // Comparison with another build (twins.spec.ts), only if TURNO_BEFORE names that build.
    ...(process.env.TURNO_BEFORE ? [{ name: 'twins', testMatch: TWINS, workers: 2 }] : []),
    {
      name: 'stories',
      testIgnore: [TIMES, TWINS, '**/faults.spec.ts', ...(isWhole ? [] : ['**/*.whole.spec.ts'])],
    },
    { name: 'faults', testMatch: '**/faults.spec.ts', workers: 3 },
    // Durations are judged only by `npm run test:whole` and `npm run bench`, when nothing else runs.
    ...(isWhole ? [{ name: 'times', testMatch: TIMES, workers: 1 }] : []),
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${output}/playwright.json` }],
    ...(process.env.TURNO_LEDGER ? [['../support/ledger/playwright.ts'] as [string]] : []),
  ],
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 412, height: 915 },
    // Limit of each action. A test that needs longer sets its own limit.
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
})
