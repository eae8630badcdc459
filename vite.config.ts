import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BUILD_TARGET } from './scripts/browser-floor.mjs'
import { appManifest } from './scripts/vite/app-manifest.ts'
import { asyncEarlyScript, calledAtStart } from './scripts/vite/first-scripts.ts'
import { chunkPlan } from './scripts/vite/chunk-plan.ts'
import { ownIcons, withoutOptionalParts, zipInCallingThread } from './scripts/vite/packages.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

// Placeholders that the server replaces: with the nonce of its process, and with a hash of the configured
// hosts. The cached page then always matches its Content-Security-Policy (offline.md, "Service worker").
const NONCE = '__CSP_NONCE__'
const SHELL_REVISION = '__SHELL_REVISION__'

const chunks = chunkPlan(root)

function progressiveApp(): PluginOption[] {
  return [
    chunks.plugin,
    calledAtStart(),
    asyncEarlyScript(),
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
              .filter((entry) => chunks.cacheLevelOf(entry.url) !== 'online')
              .map((entry) =>
                entry.url === 'index.html'
                  ? { ...entry, revision: `${entry.revision}-${SHELL_REVISION}` }
                  : // Marks files that only kiosks need, for sw/static-routes.ts and scripts/client/budgets.mjs.
                    { ...entry, ...(chunks.cacheLevelOf(entry.url) === 'kiosk' && { isKiosk: true }) },
              ),
          }),
        ],
      },
    }),
  ]
}

/**
 * Returns a short class name. Class names are in the style sheet and in the script, and people pay for both
 * with prepaid data.
 */
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
  plugins: [withoutOptionalParts(), zipInCallingThread(), ownIcons(), react(), ...progressiveApp()],
  html: { cspNonce: NONCE },
  // Web workers are bundled separately and need their own plugins.
  worker: { format: 'es', plugins: () => [zipInCallingThread({ isWorker: true })] },
  // Dexie compiled for current browsers: a third less to parse at each start.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  build: {
    target: BUILD_TARGET,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // scripts/client/budgets.mjs prints and checks the sizes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
  },
}

const server: UserConfig = {
  publicDir: false,
  // Bundles packages of hundreds of small files. Finding and reading the files took a third of the start.
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

/** Sends requests for the server to the server of `npm run dev`. */
function devProxy(): NonNullable<UserConfig['server']> {
  const target = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'
  const answered = ['^/api/', '^/config\\.json', '^/generate-', '^/metrics', '^/.+\\.php']
  return { proxy: Object.fromEntries(answered.map((path) => [path, { target, changeOrigin: false }])) }
}

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild ? server : { ...client, server: devProxy() }),
}))
