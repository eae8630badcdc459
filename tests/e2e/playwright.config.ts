import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser/browser.ts'
import { WHOLE } from '../support/server/whole.ts'

const output = '../../.cache/test-results'

export default defineConfig({
  testDir: '.',
  outputDir: `${output}/e2e`,
  globalSetup: './data-template.ts',
  // Twice the small machine's cores: a story waits for its server and its browser most of the time.
  workers: 4,
  // By tests instead of files: neither worker waits for the other's long file at the end.
  fullyParallel: true,
  ...(process.env.TURNO_TEST_WHOLE ? {} : { grepInvert: new RegExp(WHOLE) }),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A story restarts browser and server more than once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Times are taken when nothing else runs.
  projects: [
    // Another build beside this one (twins.spec.ts): by name, where one is named.
    ...(process.env.TURNO_BEFORE ? [{ name: 'twins', testMatch: '**/twins.spec.ts', workers: 2 }] : []),
    // Four browsers on two cores: one story may come too late once, and is told by name (scripts/test.mjs). What a
    // fault loses must never be lost, and a time has its own rule: neither has a second try.
    {
      name: 'stories',
      testIgnore: ['**/*-times.spec.ts', '**/faults.spec.ts', '**/twins.spec.ts'],
      retries: 1,
    },
    // Beside the last stories, which are long: else a worker or two would wait for them.
    { name: 'faults', testMatch: '**/faults.spec.ts', workers: 3 },
    // A machine's speed changes threefold between days: judged by `npm run test:whole` and `npm run bench` alone.
    ...(process.env.TURNO_TEST_WHOLE
      ? [{ name: 'times', testMatch: '**/*-times.spec.ts', workers: 1, dependencies: ['stories', 'faults'] }]
      : []),
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? `${output}/playwright.json` }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 412, height: 915 },
    // Nothing that a person taps is slower; a test that waits for longer says where.
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
})
