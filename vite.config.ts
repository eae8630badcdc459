import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BUILD_TARGET } from './scripts/browser-floor.mjs'
import { appManifest } from './scripts/vite/app-manifest.ts'
import { calledAtStart } from './scripts/vite/called-at-start.ts'
import { chunkPlan } from './scripts/vite/chunk-plan.ts'
import { earlyAtOnce } from './scripts/vite/early-at-once.ts'
import { ownIcons, withoutOptionalParts, zipHere } from './scripts/vite/packages.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

// The server replaces both: with the nonce of its process, and with a hash of the configured hosts, so that the
// cached page always matches its Content-Security-Policy (offline.md, "Service worker").
const NONCE = '__CSP_NONCE__'
const SHELL_REVISION = '__SHELL_REVISION__'

const chunks = chunkPlan(root)

function progressiveApp(): PluginOption[] {
  return [
    chunks.plugin,
    calledAtStart(),
    earlyAtOnce(),
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
              .filter((entry) => chunks.keepOf(entry.url) !== 'online')
              .map((entry) =>
                entry.url === 'index.html'
                  ? { ...entry, revision: `${entry.revision}-${SHELL_REVISION}` }
                  : // Read by sw/static-routes.ts and scripts/budgets.mjs.
                    { ...entry, ...(chunks.keepOf(entry.url) === 'kiosk' && { isKiosk: true }) },
              ),
          }),
        ],
      },
    }),
  ]
}

/** Returns a short name: class names are in the style sheet and in the script, and prepaid data pays for both. */
function scopedName(name: string, file: string): string {
  const path = relative(root, file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256')
    .update(path)
    .digest('base64url')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 4)}`
}

const client: UserConfig = {
  css: { modules: { generateScopedName: scopedName } },
  plugins: [withoutOptionalParts(), zipHere(), ownIcons(), react(), ...progressiveApp()],
  html: { cspNonce: NONCE },
  // Workers are bundled separately.
  worker: { format: 'es', plugins: () => [zipHere({ isWorker: true })] },
  // Dexie compiled for current browsers: a third less to parse at each start.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
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
        codeSplitting: { groups: chunks.groups },
      },
    },
  },
}

const server: UserConfig = {
  publicDir: false,
  // Bundles packages of hundreds of small files: finding and reading each took a third of the start.
  ssr: {
    noExternal: ['drizzle-orm', 'hono', '@hono/node-server', 'zod', 'jose', 'file-type'],
    target: 'node',
  },
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', library: 'server/library.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}

/** Sends requests for the server to the watched server, in `npm run dev`. */
function devProxy(): NonNullable<UserConfig['server']> {
  const target = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'
  const answered = ['^/api/', '^/config\\.json', '^/generate-', '^/metrics', '^/.+\\.php']
  return { proxy: Object.fromEntries(answered.map((path) => [path, { target, changeOrigin: false }])) }
}

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild ? server : { ...client, server: devProxy() }),
}))
