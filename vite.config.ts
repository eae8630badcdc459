import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BUILD_TARGET } from './scripts/browser-floor.mjs'
import { appManifest } from './scripts/vite/app-manifest.ts'
import { missingFiles } from './scripts/vite/missing-files.ts'
import { calledAtStart } from './scripts/vite/called-at-start.ts'
import { chunkGroups } from './scripts/vite/chunks.ts'
import { chunkList, type SetApart } from './scripts/vite/chunk-list.ts'
import { earlyAtOnce } from './scripts/vite/early-at-once.ts'
import { smaller } from './scripts/vite/smaller.ts'

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
 * Mantine's dialogs ask whether they scroll in its own scroll area, which no dialog here does: without the question its
 * code, eight kilobytes of every device's, stays away.
 */
function withoutScrollArea(): Plugin {
  const MODAL = /@mantine\/core\/esm\/components\/Modal\/ModalRoot\.mjs$/
  const AREA = '\0no-scroll-area'
  return {
    name: 'turno:without-scroll-area',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/ScrollArea/ScrollArea.mjs') && MODAL.test(importer ?? '') ? AREA : null,
    // No dialog names one, and undefined is not null.
    load: (id) => (id === AREA ? 'export const ScrollArea = { Autosize: null }' : null),
  }
}

/**
 * What is written goes through the outbox, never through a mutation of TanStack Query, whose client asks a cache of them all
 * the same: a kilobyte and a half of every device's. There is never one in it.
 */
function withoutMutations(): Plugin {
  const NONE = '\0no-mutations'
  return {
    name: 'turno:without-mutations',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './mutationCache.js' && /@tanstack\/query-core\//.test(importer ?? '') ? NONE : null,
    load: (id) =>
      id === NONE
        ? 'export class MutationCache { getAll() { return [] } findAll() { return [] } clear() {} ' +
          'async resumePausedMutations() {} subscribe() { return () => {} } }'
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

/** What the contract says to the server and to readers alone: what an operation is, who may call it, and how it is kept. */
function withoutServersWords(): Plugin {
  const words =
    /^ +(?:(?:summary|access|offline):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|isAnonymous: true),\n/gm
  return {
    name: 'turno:without-servers-words',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/contract\/[^/]+\.ts$/.test(id) ? { code: code.replace(words, ''), map: null } : null,
  }
}

function progressiveApp(): PluginOption[] {
  const apart: SetApart = { heavy: new Set(), kiosk: new Set() }
  return [
    chunkList(root, apart),
    smaller(apart),
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
              .filter((entry) => !apart.heavy.has(entry.url))
              .map((entry) =>
                entry.url === 'index.html'
                  ? { ...entry, revision: `${entry.revision}-${SHELL_REVISION}` }
                  : // Read by sw/static-routes.ts and scripts/budgets.mjs.
                    { ...entry, ...(apart.kiosk.has(entry.url) && { isKiosk: true }) },
              ),
          }),
        ],
      },
    }),
  ]
}

/** Short: a class's name stands in the sheet and in the script, and both are what prepaid data pays. */
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
  plugins: [
    withoutOptionalParts(),
    withoutScrollArea(),
    withoutMutations(),
    withoutServersWords(),
    zipHere(),
    react(),
    ...progressiveApp(),
  ],
  html: { cspNonce: NONCE },
  // Their bundles are made apart.
  worker: { format: 'es', plugins: () => [zipHere()] },
  // The same Dexie, compiled for browsers of this decade: a third less to read at each start.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  build: {
    target: BUILD_TARGET,
    modulePreload: { polyfill: false, resolveDependencies: missingFiles },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Sizes are printed and judged by scripts/budgets.mjs.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
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

/** `npm run dev`: pages and modules from Vite, everything that the server answers from the watched server. */
function devProxy(): NonNullable<UserConfig['server']> {
  const target = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'
  const answered = ['^/api/', '^/config\\.json', '^/generate-', '^/metrics', '^/.+\\.php']
  return { proxy: Object.fromEntries(answered.map((path) => [path, { target, changeOrigin: false }])) }
}

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild ? server : { ...client, server: devProxy() }),
}))
