import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Environment } from '#server/environment.ts'
import { createSecurityHeaders } from '#server/http/security-headers.ts'
import { listenForComplaints } from './e2e.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const entry = fileURLToPath(new URL('./capture-page.tsx', import.meta.url))
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

interface CapturePage {
  url: string
  stop(): Promise<void>
}

async function startCapturePage(): Promise<CapturePage> {
  const folder = join(root, '.cache', `capture-page-${process.pid}`)
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: folder,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'assets/page.js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  })
  const { document, nonce } = createSecurityHeaders({
    appConfig: { apiHost: '', nodeHost: '', payrollHost: '', postalHost: '', evidenceBase: '' },
  } as Environment)
  const html = `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>Captura</title>
<meta name="viewport" content="width=device-width"><meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/style.css"></head>
<body><main><h1>Documentos</h1></main><script type="module" src="/assets/page.js"></script></body></html>`
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html')
    for (const [name, value] of Object.entries(document)) response.setHeader(name, value)
    if (path === '/') response.end(html)
    else
      readFile(join(folder, path)).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const test = base.extend<{ complaints: string[] }, { capture: CapturePage }>({
  capture: [
    // Playwright reads the requested fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const page = await startCapturePage()
      await provide(page)
      await page.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ capture }, provide) => provide(capture.url),
  complaints: async ({ page }, provide) => provide(await listenForComplaints(page)),
})
