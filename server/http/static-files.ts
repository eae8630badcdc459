import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** File of the build. `bytes` fails when a new build has removed the file since the start. */
export interface StaticAnswer {
  type: string
  cacheControl: string
  encoding: 'br' | 'gzip' | null
  etag: string
  isWorker: boolean
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}

export type StaticFiles = (path: string, acceptEncoding: string) => StaticAnswer | null

type Encoding = 'br' | 'gzip'
type Variant = { bytes: () => Promise<Uint8Array<ArrayBuffer>> }
interface Entry {
  type: string
  cacheControl: string
  etag: string
  isWorker: boolean
  plain: Variant
  packed: Partial<Record<Encoding, Variant>>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
}

/**
 * Cache-Control of files under /assets/. A file never changes, because its name contains a hash of the
 * content.
 */
const IMMUTABLE = 'public, max-age=31536000, immutable'

export interface StaticOptions {
  dist: string
  placeholders: Readonly<Record<string, string>>
  /** Whether /sw.js is a worker that removes itself and its caches, but keeps stored data (KILL_SWITCH). */
  killSwitch: boolean
}

/**
 * Lists every file of the built app at the start. Only these paths exist, whatever dots and slashes a request
 * contains.
 */
export function openStaticFiles(options: StaticOptions): StaticFiles {
  const entries = new Map<string, Entry>()
  const names = new Set(listFiles(options.dist, ''))
  for (const name of names) {
    if (!/\.(br|gz)$/.test(name)) entries.set(`/${name}`, entryOf(options, name, names))
  }
  const index = entries.get('/index.html')
  if (index) entries.set('/', index)
  const switchOff = entries.get('/kill-switch.js')
  if (options.killSwitch && switchOff) entries.set('/sw.js', { ...switchOff, isWorker: true })
  return (path, acceptEncoding) => answerOf(entries.get(path), acceptEncoding)
}

function listFiles(folder: string, prefix: string): string[] {
  // Files whose names start with a dot are only for the build.
  const items = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  return items.flatMap((item) =>
    item.isDirectory()
      ? listFiles(join(folder, item.name), `${prefix}${item.name}/`)
      : item.isFile()
        ? [`${prefix}${item.name}`]
        : [],
  )
}

function entryOf(options: StaticOptions, name: string, names: ReadonlySet<string>): Entry {
  const path = join(options.dist, name)
  const content = readFileSync(path)
  const isRewritten = name === 'index.html' || name === 'sw.js'
  const final = isRewritten ? Buffer.from(fillIn(content.toString('utf8'), options.placeholders)) : content
  return {
    type: TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream',
    cacheControl: name.startsWith('assets/') ? IMMUTABLE : 'no-cache',
    etag: createHash('sha256').update(final).digest('base64url').slice(0, 22),
    isWorker: name === 'sw.js',
    ...(isRewritten ? compressNow(final) : packedBeside(path, name, names)),
  }
}

/** Level 10. Level 11 would save 700 bytes of the worker, but take three times as long at every start. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Compresses the two small files with placeholders: the build's compressed versions lack their values. */
function compressNow(content: Buffer): Pick<Entry, 'plain' | 'packed'> {
  const inMemory = (bytes: Buffer) => ({ bytes: () => Promise.resolve(new Uint8Array(bytes)) })
  return {
    plain: inMemory(content),
    packed: { br: inMemory(brotliCompressSync(content, BROTLI)), gzip: inMemory(gzipSync(content)) },
  }
}

function packedBeside(
  path: string,
  name: string,
  names: ReadonlySet<string>,
): Pick<Entry, 'plain' | 'packed'> {
  const read = (file: string) => ({ bytes: async () => new Uint8Array(await readFile(file)) })
  return {
    plain: read(path),
    packed: {
      ...(names.has(`${name}.br`) ? { br: read(`${path}.br`) } : {}),
      ...(names.has(`${name}.gz`) ? { gzip: read(`${path}.gz`) } : {}),
    },
  }
}

function fillIn(text: string, placeholders: Readonly<Record<string, string>>): string {
  return Object.entries(placeholders).reduce((filled, [name, value]) => filled.replaceAll(name, value), text)
}

function answerOf(entry: Entry | undefined, acceptEncoding: string): StaticAnswer | null {
  if (!entry) return null
  const accepted = acceptedEncodings(acceptEncoding)
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name) && entry.packed[name]) ?? null
  const variant = (encoding === null ? undefined : entry.packed[encoding]) ?? entry.plain
  const { type, cacheControl, isWorker } = entry
  return {
    type,
    cacheControl,
    isWorker,
    encoding,
    etag: `"${entry.etag}${encoding ?? ''}"`,
    bytes: variant.bytes,
  }
}

/** Parses Accept-Encoding: "gzip, br;q=0" accepts only gzip. */
export function acceptedEncodings(header: string): Set<string> {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim())
  return new Set(
    offers.filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer)).map((offer) => offer.split(';')[0] ?? ''),
  )
}
