import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { freePort } from '../support/server/portal.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface BarePage {
  url: string
  close(): Promise<void>
}

const HEADING = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.querySelector('#root')).render(createElement('h1', { id: 'ready' }, 'Ready'))`

export const COUNTER = `import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Counter() {
  const [count, setCount] = useState(0)
  return createElement('button', { id: 'ready', onClick: () => setCount(count + 1) }, count)
}
createRoot(document.querySelector('#root')).render(createElement(Counter))`

/**
 * Baseline for start times: one heading, with the same React, Vite and targets. Served compressed and
 * immutable, like the portal's own files.
 */
export async function serveBareReact(main = HEADING): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), 'turno-bare-'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  )
  await writeFile(join(folder, 'main.js'), main)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { react: `${root}node_modules/react`, 'react-dom': `${root}node_modules/react-dom` } },
    build: { target: 'es2022', modulePreload: { polyfill: false }, outDir: join(folder, 'dist') },
  })
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    readFile(join(folder, 'dist', path)).then(
      (bytes) => {
        const isPage = path.endsWith('.html')
        response.writeHead(200, {
          'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
          'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
          'content-encoding': 'br',
        })
        response.end(compress(bytes))
      },
      () => response.writeHead(404).end(),
    )
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const packed = new Map<string, Buffer>()

/** Compresses each file only once, as strongly as the portal's files, so that compression is not measured. */
function compress(bytes: Buffer): Buffer {
  const key = `${bytes.length}:${bytes.subarray(0, 64).toString('latin1')}`
  const known = packed.get(key)
  if (known) return known
  const fresh = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
  packed.set(key, fresh)
  return fresh
}
