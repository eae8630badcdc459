import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { recordFigures } from '../figures.mjs'
import { FIRST_PARTS } from './first-parts.mjs'
import { Plain } from '../terminal.mjs'

// Limits of quality.md, "Speed and cost". 1 KB = 1,024 bytes, compressed with gzip −9.
const LIMITS = { login: 105, enter: 160, link: 116, home: 220, route: 70, precacheKb: 540, precacheFiles: 90 }

export const LOGIN = FIRST_PARTS.start
export const ENTER = [...LOGIN, ...FIRST_PARTS.enter]
/** First page of a kiosk, with the code of "Entrar" and the code that deletes data left by a crash. */
export const AT_KIOSK = [
  'src/app/main.tsx',
  'src/app/kiosk/kiosk-page.tsx',
  'src/features/sign-in/kiosk/kiosk-sign-in-screen.tsx',
  ...FIRST_PARTS.enter,
  'src/core/keys/kiosk-keys.ts',
  'src/hooks/session/kiosk-key-holder.ts',
]
export const LINK = ['src/app/main.tsx', ...FIRST_PARTS.link]
export const HOME = ['src/app/main.tsx', ...FIRST_PARTS.enter, ...FIRST_PARTS.shell]

/** Public pages whose size is printed but not limited. */
const STRANGERS = /^src\/features\/public-pages\/(?!first-start|talent|privacy)[a-z-]+-screen\.tsx$/

const KB = 1024

/** @param folder of the client build, with the list that scripts/vite/chunk-plan.ts writes */
export function readBuild(folder) {
  const chunks = JSON.parse(readFileSync(`${folder}/.vite/chunks.json`, 'utf8'))
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const page = readFileSync(`${folder}/index.html`, 'utf8')
  const sizes = new Map()
  return {
    chunks,
    /** Returns the size in bytes after gzip −9. */
    size(file) {
      if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length)
      return sizes.get(file)
    },
    filesFor(sources) {
      const files = new Set()
      const visit = (chunk) => {
        if (!chunk || files.has(chunk.file)) return
        files.add(chunk.file)
        for (const style of chunk.styles) files.add(style)
        for (const next of chunk.imports) visit(byFile.get(next))
      }
      for (const [, file] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) {
        if (byFile.has(file)) visit(byFile.get(file))
        else files.add(file)
      }
      for (const source of sources) {
        const chunk = chunks.find((each) => each.modules.includes(source))
        if (!chunk) throw new Plain(`scripts/client/budgets.mjs names ${source}, which is not in the build.`)
        visit(chunk)
      }
      return files
    },
  }
}

function sum(build, files) {
  return [...files].reduce((total, file) => total + build.size(file), 0)
}

function minus(files, known) {
  return [...files].filter((file) => !known.has(file))
}

/**
 * Returns the URLs of the precache list (`{revision, url}` entries) in the built worker. Leaves out entries
 * for kiosks only.
 */
export function readPrecache(folder) {
  const worker = readFileSync(`${folder}/sw.js`, 'utf8')
  const urls = [...worker.matchAll(/\{[^{}]*"?\burl"?:"([^"]+)"[^{}]*\}/g)]
    .filter(([entry]) => !/\bisKiosk\b/.test(entry))
    .map(([, url]) => url)
  if (!urls.includes('index.html')) throw new Plain('dist/sw.js holds no precache list with index.html.')
  return urls
}

/** Returns one row per measured size: `{ name, value, limit, unit }`; `limit` is null without a limit. */
export function measure(folder) {
  const build = readBuild(folder)
  const login = build.filesFor(LOGIN)
  const home = build.filesFor(HOME)
  const rows = [
    { name: 'login, JS + CSS', value: sum(build, login) / KB, limit: LIMITS.login, unit: 'KB' },
    {
      name: 'login until "Entrar" works',
      value: sum(build, build.filesFor(ENTER)) / KB,
      limit: LIMITS.enter,
      unit: 'KB',
    },
    {
      name: 'public link, JS + CSS',
      value: sum(build, build.filesFor(LINK)) / KB,
      limit: LIMITS.link,
      unit: 'KB',
    },
    { name: 'home with shell', value: sum(build, home) / KB, limit: LIMITS.home, unit: 'KB' },
  ]
  for (const chunk of build.chunks) {
    for (const source of chunk.opened.filter((each) => STRANGERS.test(each))) {
      const value = sum(build, build.filesFor(['src/app/main.tsx', source])) / KB
      rows.push({ name: `for strangers: ${source}`, value, limit: null, unit: 'KB' })
    }
    for (const source of chunk.opened) {
      const value = sum(build, minus(build.filesFor([source]), home)) / KB
      const isRoute = source.startsWith('src/features/') && !chunk.isOnline
      if (value === 0 || source.endsWith('.en.ts')) continue
      const name = `${isRoute ? 'route' : 'on demand'}: ${source}`
      rows.push({ name, value, limit: isRoute ? LIMITS.route : null, unit: 'KB' })
    }
  }
  const precache = readPrecache(folder)
  rows.push({ name: 'precache', value: precache.length, limit: LIMITS.precacheFiles, unit: 'files' })
  rows.push({ name: 'precache', value: sum(build, precache) / KB, limit: LIMITS.precacheKb, unit: 'KB' })
  return rows
}

function sizesOf(rows) {
  const [largest] = rows.filter(({ name }) => name.startsWith('route: ')).sort((a, b) => b.value - a.value)
  return rows
    .filter((row) => row.limit !== null && (row === largest || !row.name.startsWith('route: ')))
    .map((row) => ({
      what: `${row === largest ? 'largest further route' : row.name}, ${row.unit}`,
      measured: row === largest ? `${kilobytes(row)} (${row.name.slice('route: '.length)})` : kilobytes(row),
      budget: String(row.limit),
      holds: row.value <= row.limit,
    }))
}

function kilobytes({ value, unit }) {
  return unit === 'KB' ? value.toFixed(1) : String(value)
}

/** Prints the sizes. @throws Plain when a size exceeds its limit */
export function checkBudgets(folder) {
  const rows = measure(folder)
  recordFigures('sizes', sizesOf(rows))
  const broken = rows.filter((row) => row.limit !== null && row.value > row.limit)
  for (const row of rows) {
    const value = kilobytes(row)
    const limit = row.limit === null ? '' : `of ${row.limit}`
    const mark = broken.includes(row) ? '✗' : ' '
    process.stdout.write(
      `  ${mark} ${row.name.padEnd(52)} ${value.padStart(7)} ${row.unit.padEnd(5)} ${limit}\n`,
    )
  }
  if (broken.length > 0) {
    throw new Plain(`Over budget (quality.md): ${broken.map((row) => row.name).join(', ')}.`)
  }
}
