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
  // Twice the cores of a small machine: a story waits for its server and its browser most of the time.
  workers: 4,
  // Distributes tests instead of files: no worker waits at the end for another one's long file.
  fullyParallel: true,
  ...(isWhole ? {} : { grepInvert: new RegExp(WHOLE) }),
  // A story that has a second try says so itself; tests/census.test.ts counts them.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // At least ten times what a story usually takes: a busy machine fails nothing.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  projects: [
    // Another build beside this one (twins.spec.ts): by name, where one is named.
    ...(process.env.TURNO_BEFORE ? [{ name: 'twins', testMatch: TWINS, workers: 2 }] : []),
    {
      name: 'stories',
      testIgnore: [TIMES, TWINS, '**/faults.spec.ts', ...(isWhole ? [] : ['**/*.whole.spec.ts'])],
    },
    { name: 'faults', testMatch: '**/faults.spec.ts', workers: 3 },
    // Times are judged by `npm run test:whole` and `npm run bench` alone, when nothing else runs.
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
    // Nothing that a person taps is slower; a test that waits for longer says where.
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
})
