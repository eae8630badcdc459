import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Number of builds whose assets stay in the served folder. Pages of an older build still load their chunks
// from there (offline.md, "Update").
const KEPT_BUILDS = 5

/**
 * Copies a finished client build into the served folder. Copies new assets before the files that refer to
 * them, so that these never refer to a missing asset. Assets of the last KEPT_BUILDS builds stay.
 */
export async function publish(client, dist) {
  const files = readdirSync(`${client}/assets`).map((name) => `assets/${name}`)
  const builds = withBuild(dist, files)
  const known = new Set(builds.flatMap((each) => each.files))
  mkdirSync(`${dist}/assets`, { recursive: true })
  for (const name of readdirSync(`${dist}/assets`)) {
    if (!known.has(`assets/${name.replace(/\.(br|gz)$/, '')}`)) rmSync(`${dist}/assets/${name}`)
  }
  for (const file of files)
    if (!existsSync(`${dist}/${file}`)) writeWhole(`${dist}/${file}`, readFileSync(`${client}/${file}`))
  await Promise.all(files.map((file) => precompress(`${dist}/${file}`)))
  const rest = readdirSync(client).filter((name) => name !== 'assets' && name !== '.vite')
  for (const name of readdirSync(dist)) {
    if (name !== 'assets' && !rest.includes(name)) rmSync(`${dist}/${name}`, { recursive: true })
  }
  for (const name of rest.sort((a, b) => rank(a) - rank(b))) {
    cpSync(`${client}/${name}`, `${dist}/${name}`, { recursive: true })
  }
  writeWhole(`${dist}/builds.json`, JSON.stringify({ builds }))
}

/**
 * Writes under a temporary name, then renames. A full disk or a kill leaves no partial file under the final
 * name.
 * @throws the errors of writeFileSync
 */
function writeWhole(file, bytes) {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

function rank(name) {
  return name === 'sw.js' ? 2 : name === 'index.html' ? 1 : 0
}

function withBuild(dist, files) {
  const at = new Date().toISOString()
  // Without a readable list, all existing assets count as one earlier build. Open pages then keep their
  // chunks.
  const before = readBuilds(dist) ?? [{ at, files: assetsIn(dist) }]
  const others = before.filter((each) => each.files.length > 0 && each.files.join() !== files.join())
  return [{ at, files }, ...others].slice(0, KEPT_BUILDS)
}

/** Returns the last builds, newest first; null when the list is missing or invalid. */
export function readBuilds(dist) {
  try {
    const { builds } = JSON.parse(readFileSync(`${dist}/builds.json`, 'utf8'))
    return builds.every(({ files }) => Array.isArray(files)) ? builds : null
  } catch {
    // The list is missing, for example after a killed build, or is invalid.
    return null
  }
}

function assetsIn(dist) {
  if (!existsSync(`${dist}/assets`)) return []
  const names = readdirSync(`${dist}/assets`).filter((name) => !/\.(br|gz|part)$/.test(name))
  return names.map((name) => `assets/${name}`)
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses each file once, at the highest level: a file with a hash in its name never changes. */
async function precompress(file) {
  if (!/\.(js|mjs|css|svg|json|wasm)$/.test(file) || existsSync(`${file}.br`)) return
  const bytes = readFileSync(file)
  if (bytes.length < 512) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  writeWhole(`${file}.gz`, await toGzip(bytes, { level: 9 }))
  writeWhole(`${file}.br`, await toBrotli(bytes, best))
}
