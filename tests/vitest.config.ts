import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { uncachedGlobs } from './support/uncached-globs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWhole = process.env.TURNO_TEST_WHOLE === '1'

const exclude = [
  '**/node_modules/**',
  '.cache/**',
  'dist/**',
  ...(isWhole ? [] : ['**/*.whole.test.ts', '**/*.whole.test.tsx']),
]
const units = { exclude, testTimeout: 60_000, hookTimeout: 60_000 }
const servers = {
  exclude,
  environment: 'node',
  globalSetup: ['tests/support/server/databases/seeded-databases.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
}
/** Tests that count password hashing by replacing a module. */
const counting = ['tests/flows/wire/equal-work.whole.test.ts']

/** Only for projects with properties, because the import takes 100 ms in each worker. */
const PROPERTIES = 'tests/support/seeded-properties.ts'

export default defineConfig({
  root,
  plugins: [uncachedGlobs()],
  test: {
    // Twice the cores of a small machine: a flow spends half of its time waiting for its server and timers.
    maxWorkers: 4,
    allowOnly: false,
    // In a run of minutes, optimizing compilers cost more than they save (tests/support/server/portal.ts).
    execArgv: isWhole ? [] : ['--liftoff-only', '--interrupt-budget=1400000'],
    tags: [{ name: 'whole', description: 'Runs only in `npm run test:whole`.' }],
    projects: [
      {
        extends: true,
        test: {
          ...units,
          name: 'unit',
          include: ['{src,server,sw,scripts}/**/*.test.ts'],
          environment: 'node',
          setupFiles: [PROPERTIES],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...units,
          name: 'screens',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: [
            'tests/support/browser/dialogs-here.ts',
            'tests/support/browser/keyed-lists.ts',
            'tests/support/device/own-device.ts',
            'tests/support/device/few-rounds.ts',
            // Runs before any file starts the page's observer, which the files of a worker share.
            'tests/support/device/noted-answers.ts',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...servers,
          name: 'flows',
          include: ['tests/flows/**/*.test.{ts,tsx}', 'tests/faults/**/*.test.ts'],
          exclude: [...exclude, ...counting],
          setupFiles: [
            'tests/support/device/own-globals.ts',
            'tests/support/device/few-rounds.ts',
            PROPERTIES,
          ],
          // Loads server and schema once per worker; each test resets what a device keeps in memory
          // (device.ts).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...servers,
          name: 'counting',
          include: counting,
          setupFiles: ['tests/support/device/own-globals.ts'],
        },
      },
      {
        extends: true,
        test: {
          exclude,
          name: 'house',
          include: ['tests/*.test.ts', 'tests/support/**/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
