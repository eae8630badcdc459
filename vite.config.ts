import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { BUILD_TARGET } from './scripts/browser-floor.mjs'
import { appManifest } from './scripts/vite/app-manifest.ts'
import { chunkList } from './scripts/vite/chunk-list.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

// The server reads these two back: the nonce of its process, and a hash of the configured hosts, so that the cached
// page and its Content-Security-Policy are always a pair (offline.md, "Service worker").
const NONCE = '__CSP_NONCE__'
const SHELL_REVISION = '__SHELL_REVISION__'

/** jspdf's optional parts; the portal uses none of them. */
function withoutOptionalParts(): Plugin {
  const unused = /^(html2canvas|canvg|dompurify|core-js)(\/|$)/
  return {
    name: 'turno:without-optional-parts',
    enforce: 'pre',
    resolveId: (source) => (unused.test(source) ? '\0unused' : null),
    load: (id) => (id === '\0unused' ? 'export default null' : null),
    // Its preview window would fetch a script from elsewhere; the built app names no origin but its own.
    transform: (code, id) =>
      /node_modules\/jspdf\//.test(id)
        ? { code: code.replace(/https?:\/\/(cdnjs\.cloudflare\.com|jspdf\.default)[^"'`]*/g, ''), map: null }
        : null,
  }
}

/**
 * The spreadsheet's zip is made here: a large one would start a worker from a blob, which the Content-Security-Policy
 * forbids.
 */
function zipHere(): Plugin {
  return {
    name: 'turno:zip-here',
    enforce: 'pre',
    transform: (_code, id) =>
      /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js/.test(id)
        ? {
            code: `import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer`,
            map: null,
          }
        : null,
  }
}

/** Small screens that travel together: a file in the precache costs more than their few bytes. */
const ASIDE = ['device', 'notices', 'notifications', 'pending', 'settings']

/** Reminders and what answers them: fetched ahead (use-screens-ahead.ts). */
const REMINDED = ['incidents', 'reminders']

/** Of human resources, auditors and administrators alone. */
const DESK = ['document-review', 'notice-board', 'request-desk', 'people', 'security-record']

/** '/…/src/features/payslips/list/payslips-screen.tsx' → 'payslips' */
function chunkOf(id: string): string | null {
  const feature = /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? null
  // Seen once; what everybody may open stays in the precache.
  if (id.includes('/first-start-screen.')) return 'first-start'
  if (id.includes('/install-screen.')) return 'install'
  if (feature !== null && DESK.includes(feature)) return 'desk'
  if (feature !== null && REMINDED.includes(feature)) return 'reminders'
  return feature !== null && ASIDE.includes(feature) ? 'aside' : feature
}

const steps1to3 =
  /\/src\/features\/data-form\/(steps-1-3|step-[1-3]\.|postal-section|drawing-ine)|\/src\/ui\/search-select\.|\/src\/domain\/(data-form-warnings|mexican-ids|birth-states)/
const steps4to7 =
  /\/src\/features\/data-form\/(steps-4-7|step-[4-7]|family-|careers|choice-or-text|months|texts-4-7\.(es\.)?ts)|\/src\/ui\/(check-cards|month-field|percent-slider)\./
const requestsOnly =
  /\/src\/(features\/requests\/(?!routes|title|dispute-sheet|.*\.(test|en)\.)|media\/evidence-(?!.*\.en\.)|ui\/read-only-area\.|hooks\/(send-request|waiting-requests)\.)/
const formOnly = new RegExp(
  [
    '/src/features/data-form/(?!routes|title|review-|use-review|choice[.-](screen|texts|module)|differences|.*\\.en\\.)',
    '/src/ui/(check-cards|count-field|month-field|percent-slider|search-select)\\.',
    '/src/(domain|contract)/(data-form|postal|birth-states|mexican-ids)',
    '/src/(core|hooks)/(postal|use-postal|catalogue|use-catalogue)',
    'node_modules/react-hook-form/',
    'node_modules/@tanstack/(query-sync|query-persist|react-query-persist|query-core/build/modern/hydration)',
    'node_modules/@floating-ui/',
    'node_modules/@mantine/core/esm/components/(Select|Combobox|Popover|Slider|InputBase|Pill)/',
  ].join('|'),
)

function progressiveApp(): PluginOption[] {
  const heavy = new Set<string>()
  return [
    chunkList(root, heavy),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: null,
      registerType: 'prompt',
      scope: '/',
      manifest: appManifest(`${root}public`),
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/**/*.{js,css,svg,woff2}', 'icons/favicon.svg'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries
              .filter((entry) => !heavy.has(entry.url))
              .map((entry) =>
                entry.url === 'index.html'
                  ? { ...entry, revision: `${entry.revision}-${SHELL_REVISION}` }
                  : entry,
              ),
          }),
        ],
      },
    }),
  ]
}

const client: UserConfig = {
  plugins: [withoutOptionalParts(), zipHere(), react(), ...progressiveApp()],
  html: { cspNonce: NONCE },
  build: {
    target: BUILD_TARGET,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Sizes are printed and judged by scripts/budgets.mjs.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Runs while the others are still on their way.
            { name: 'early', test: /\/src\/(app\/early|core\/active-hint)\.ts$/, priority: 10 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
            // Few files: what is needed together travels together, because a chunk that is fetched by a chunk costs a
            // round trip. The first picture; the session with its store; the shell around every screen; pieces that
            // several others use; what comes after the first picture; then one chunk a feature.
            {
              name: 'start',
              test: /\/src\/(app\/(main\.tsx|kiosk-pristine\.ts)|features\/sign-in\/sign-in-screen\.tsx)$/,
              priority: 8,
            },
            { name: 'session', test: /\/src\/core\/session\.ts$/, priority: 7 },
            {
              name: 'home',
              // The others are of dialogs and screens alike, and must not come with the dialogs.
              test: /\/src\/(app\/session-app|features\/home\/home-screen)\.tsx$|\/src\/(ui\/(phone|use-media)|domain\/text-length|hooks\/failure-alert|i18n\/failure-texts(\.es)?)\.ts$/,
              priority: 6,
            },
            // Mantine's dialogs: after the first picture, when one is opened.
            {
              name: 'dialog',
              test: /\/src\/ui\/((page-)?dialog-body|ui-provider)\.tsx$/,
              priority: 5.5,
            },
            // Drafts and the outbox: behind every form, and for Inicio's tasks.
            {
              name: 'work',
              test: /\/src\/(core\/(drafts|queued|outbox|connection|retry)|hooks\/(use-(draft|outbox)|watch-work|document-drafts|kept-pictures|alert|use-back-explains|use-close-item))\.ts$/,
              priority: 5.5,
            },
            // Inicio's tasks: without the pieces that only the screens behind them need.
            { name: 'tasks', test: /\/src\/features\/home\/(tasks|alerts-row)\.tsx$/, priority: 5.4 },
            { name: 'steps-1-3', test: steps1to3, priority: 5.7, includeDependenciesRecursively: false },
            { name: 'steps-4-7', test: steps4to7, priority: 5.7, includeDependenciesRecursively: false },
            // What the seven steps alone need; without its dependencies, or it would take the pieces of others along.
            { name: 'data-form', test: formOnly, priority: 5.6, includeDependenciesRecursively: false },
            // Behind the bell, for its watch and for its screens alike; and delivery: never before the first picture.
            {
              name: 'later',
              test: /\/src\/(app\/(delivery\.|work-texts\.(es\.)?ts)|core\/(push|app-badge|sync|delivery|delivery-lead|settle|plain-delivery|collision|probes|queued-operation|evidence|upload-now|counted-send)|contract\/(push|notifications|queued|disputes)|domain\/(notification-kinds|quiet-hours|disputes|dispute-texts)|hooks\/(use-notifications|incident-count|wifi-only))/,
              priority: 5.3,
              includeDependenciesRecursively: false,
            },
            // Requests about pay: pictures of disputes for the people and for who answers them, and what waits of both.
            {
              name: 'requests',
              test: requestsOnly,
              priority: 5.6,
              includeDependenciesRecursively: false,
            },
            // For steps 1 to 3 and for a request of incidents; its few rules of style lie with the shared ones.
            {
              name: 'date-boxes',
              test: /\/src\/ui\/date-(boxes\.tsx|parts\.ts)$/,
              priority: 5.6,
              includeDependenciesRecursively: false,
            },
            // Days of a year: for kardex and payslips.
            {
              name: 'days',
              test: /\/src\/((domain|contract)\/kardex\.ts|ui\/day-map\.)/,
              priority: 5.6,
              includeDependenciesRecursively: false,
            },
            // Drawings that only these small screens and desks have.
            {
              name: 'aside',
              test: /\/icons\/Icon(BellCheck|BellOff|Book2|CalendarPlus|FileCheck|Key|Login2|Message2|ShieldX)\.mjs$/,
              priority: 5.6,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shared',
              // Of media only the doors to its heavy chunks, and the words that both sides of a door read.
              test: /\/src\/(parts|ui|hooks(?!\/kiosk-)|i18n|core(?!\/k(ey-messages|iosk-))|contract(?!\/(notice-board|people|security-record|second-step)\.)|domain(?!\/(time-alerts|roles|new-person|security-events)\.))\/|\/src\/media\/((document-)?texts\.(es\.)?ts|(pdf-viewer|capture)-lazy\.|save-file\.)|node_modules\/(@mantine|@tabler|@floating-ui)\//,
              minShareCount: 2,
              priority: 5,
            },
            {
              name: 'later',
              test: /\/src\/features\/home\/(welcome|menu-shortcuts|all-tasks)\.tsx$|\/src\/app\/(outlets|home-dialogs|notification-watch|session-warning|unlock-dialog|shell-drawer|maintenance|unknown-page)\.tsx$/,
              priority: 4,
            },
            // Asked for by everybody and by a desk: before the desk, which is no part of the precache, takes its operations.
            {
              name: 'second-step',
              test: /\/src\/(contract\/second-step\.ts|features\/second-step\/second-step-screen\.tsx)$/,
              priority: 3.5,
            },
            {
              name: chunkOf,
              test: /\/src\/features\/(?!data-form)[^/]+\/((?!team-)[^/]+-screen|former-password-form|second-step-form|notices-dialog)\.tsx$/,
              priority: 3,
            },
            // Opened by two features, and no part of the precache: neither may take it into its own chunk.
            {
              name: 'document-view',
              test: /\/src\/media\/document-view\./,
              priority: 5.6,
              includeDependenciesRecursively: false,
            },
            // Of leaders alone, who fetch it ahead (use-screens-ahead.ts); what it shares lies with everybody's own alerts.
            { name: 'team', test: /\/src\/features\/time-alerts\/team-screen\.tsx$/, priority: 2 },
            {
              name: 'review',
              test: /\/src\/features\/data-form\/review-screen\.tsx$/,
              priority: 3,
            },
            // Drawn when they are asked for; one file for both.
            {
              name: 'views',
              test: /\/src\/features\/(savings\/chart-dialog|kardex\/year-view)\.tsx$/,
              priority: 4,
            },
            // A kiosk's face: around the sign-in screen, and around a session.
            {
              name: 'kiosk',
              test: /\/src\/(app\/kiosk-page\.tsx|core\/(kiosk-(keys|work)|key-messages|mode-change)\.ts|hooks\/kiosk-key-holder\.ts|features\/sign-in\/(kiosk-sign-in-screen|kiosk-second-step)\.tsx)$/,
              priority: 4,
            },
            {
              name: 'kiosk-shell',
              test: /\/src\/(app\/kiosk-shell|features\/home\/kiosk-home-screen)\.tsx$/,
              priority: 4,
            },
            { name: 'en', test: /\.en\.ts$/, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}

const server: UserConfig = {
  publicDir: false,
  // Packages of hundreds of small files travel in the bundle: finding and reading each took a third of the start.
  ssr: {
    noExternal: ['drizzle-orm', 'hono', '@hono/node-server', 'zod', 'jose', 'file-type'],
    target: 'node',
  },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist-server',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
}

/** `npm run dev`: pages and modules from Vite, everything that the server answers from the watched server. */
function devProxy(): NonNullable<UserConfig['server']> {
  const target = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'
  const answered = ['^/api/', '^/config\\.json', '^/generate-', '^/metrics', '^/.+\\.php']
  return { proxy: Object.fromEntries(answered.map((path) => [path, { target, changeOrigin: false }])) }
}

const unitTests = { exclude: ['**/node_modules/**', '.cache/**', 'dist/**'], testTimeout: 20_000 }

/** Servers as processes under load: `npm run test:whole`, or by name with TURNO_TEST_WHOLE=1 (tests/support/server/whole.ts). */
const wholeOnly =
  process.env.TURNO_TEST_WHOLE === '1'
    ? []
    : ['tests/flows/document-memory.test.ts', 'tests/flows/push-restart.test.ts']

/** Those that replace a module need modules of their own; all others share theirs, which takes a quarter of the time. */
const mocking = ['src/features/sign-in/personal/sign-in-form.test.tsx', 'src/app/shell/shell-sync.test.tsx']
const counting = ['tests/flows/equal-work.test.ts']

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild ? server : process.env.VITEST ? { plugins: [react()] } : client),
  ...(isSsrBuild ? {} : { server: devProxy() }),
  test: {
    // Both cores of a small machine; the default leaves one idle.
    maxWorkers: 2,
    // They live minutes: what compiles code well instead of quickly costs more than it saves (tests/support/server/portal.ts).
    execArgv: ['--liftoff-only', '--interrupt-budget=1400000'],
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          include: ['{src,server,sw,scripts}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          exclude: [...unitTests.exclude, ...mocking],
          environment: 'happy-dom',
          setupFiles: ['tests/support/browser/dialogs-here.ts', 'tests/support/device/own-device.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...unitTests, name: 'mocking', include: mocking, environment: 'happy-dom' },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'flows',
          include: ['tests/flows/**/*.test.{ts,tsx}', 'tests/faults/**/*.test.ts'],
          exclude: [...unitTests.exclude, ...wholeOnly, ...counting],
          environment: 'node',
          globalSetup: ['tests/support/server/seeded-databases.ts'],
          setupFiles: ['tests/support/device/own-globals.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Server and schema are loaded once a worker; what a device keeps in memory is each test's own (device.ts).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'counting',
          include: counting,
          environment: 'node',
          globalSetup: ['tests/support/server/seeded-databases.ts'],
          setupFiles: ['tests/support/device/own-globals.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'architecture',
          include: ['tests/*.test.ts', 'tests/support/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
}))
