import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printFigures, readFigures } from '../scripts/figures.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = [
  'README.md',
  'src/core/outbox/states.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const ROOMS = ['src', 'sw', 'server', 'scripts', 'tests', 'docs', 'public']
const tracked = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
).concat(readdirSync(root))

const read = (page: string) => readFileSync(join(root, page), 'utf8')

function brokenLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|<img src="([^"]+)"/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  )
  return links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(page), link)))
}

/** Returns the names in backticks that match no file, neither as a path nor as the end of a path. */
function unknownFiles(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|md|py))`/g)].map((found) => found[1] ?? '')
  return names.filter((name) => !tracked.some((file) => file === name || file.endsWith(`/${name}`)))
}

test.each(pages)('%s links only to existing pages and files', (page) => {
  const text = read(page)
  expect(brokenLinks(page, text)).toEqual([])
  expect(unknownFiles(text)).toEqual([])
})

/** Returns references such as 'offline.md, "Keys"' to a missing page or section in docs or docs/decisions. */
function unknownPlaces(text: string): string[] {
  const cited = [...text.replaceAll(/\n\s*(?:\*|\/\/) /g, ' ').matchAll(/\b([a-z-]+)\.md(?:, "([^"]+)")?/g)]
  return cited.flatMap(([whole, page = '', place]) => {
    if (tracked.some((file) => file.endsWith(`/${page}.md`)) === false) return [whole]
    if (place === undefined) return []
    const own = ['docs', 'docs/decisions'].map((folder) => join(root, folder, `${page}.md`))
    return own.some((path) => existsSync(path) && readFileSync(path, 'utf8').includes(place)) ? [] : [whole]
  })
}

test('comments cite only existing pages and sections', () => {
  const sources = tracked.filter((file) => /^(src|sw|server|scripts|tests)\/.*\.(tsx?|mjs|css)$/.test(file))
  const unknown = sources
    .filter((file) => file !== 'tests/docs.test.ts')
    .flatMap((file) => unknownPlaces(read(file)).map((place) => `${file}: ${place}`))
  expect(unknown).toEqual([])
  expect(unknownPlaces('// offline.md, "Keys"; offline.md, "Riddles"; nowhere.md')).toEqual([
    'offline.md, "Riddles"',
    'nowhere.md',
  ])
})

// Texts that only look like a code, and codes that only tests and their sample capability declare.
const NO_CODE = /^(UTF-16|T-\d\d|M-\d{3})$/
const CODE = /\b[A-Z]+[1-7]?-1?\d\d\b/g
const RANGE = /\b([A-Z]+[1-7]?)-(1?\d\d) ?… ?(?:\1-)?(1?\d\d)\b/g

/** "CLAR-23 … 26" also cites the codes between the two. */
function citedCodes(text: string): string[] {
  const joined = text.replaceAll(/\n\s*(?:\*|\/\/) /g, ' ')
  const between = [...joined.matchAll(RANGE)].flatMap(([, family = '', first, last]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, at) => `${family}-${String(Number(first) + at).padStart(2, '0')}`,
    ),
  )
  return [...(joined.match(CODE) ?? []), ...between].filter((code) => !NO_CODE.test(code))
}

const codesListed = (page: string) =>
  [...page.matchAll(/^\| ([A-Z]+\d?-1?\d\d) \|/gm)].map(([, code = '']) => code)

function codeFaults(cited: ReadonlySet<string>, operations: readonly string[], codes: readonly string[]) {
  return {
    unknown: [...cited].filter((code) => !codes.includes(code) && !operations.includes(code)),
    stale: codes.filter((code) => !cited.has(code)),
    twice: codes.filter((code, at) => codes.indexOf(code) !== at || operations.includes(code)),
  }
}

test('explains exactly the cited codes', () => {
  const own = ['docs/codes.md', 'tests/docs.test.ts']
  const citing = /^(README|(src|sw|server|scripts|tests|docs)\/.*)\.(tsx?|mjs|css|md|json|txt)$/
  const texts = tracked.filter((file) => citing.test(file) && !own.includes(file))
  const cited = new Set(texts.flatMap((file) => citedCodes(read(file))))
  const operations = codesListed(read('docs/operations.md'))
  const codes = codesListed(read('docs/codes.md'))
  const hint =
    'a cited code has its line in docs/codes.md, an operation in docs/operations.md (npm run operations)'
  expect(codeFaults(cited, operations, codes), hint).toEqual({ unknown: [], stale: [], twice: [] })
  expect(cited.size).toBeGreaterThan(500)
})

test('counts the codes of each family and keeps each line short', () => {
  const page = read('docs/codes.md')
  const [codeFamilies = '', operationFamilies = ''] = page.split('\n| operations |')
  const counts = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^\| ([A-Z]+\d?) \|.*\| (\d+) \|$/gm)].map(([, name, count]) => [name, count]),
    )
  const counted = (of: readonly string[]) => {
    const families = of.map((code) => code.replace(/-1?\d\d$/, ''))
    return Object.fromEntries(
      families.map((name) => [name, String(families.filter((each) => each === name).length)]),
    )
  }
  expect(counts(codeFamilies)).toEqual(counted(codesListed(page)))
  expect(counts(operationFamilies)).toEqual(counted(codesListed(read('docs/operations.md'))))
  const long = page
    .split('\n')
    .filter((line) => /^\| [A-Z]+\d?-1?\d\d \|/.test(line) && line.split(' ').length > 19)
  expect(long).toEqual([])
})

test('detects a code without a line and a line without a code', () => {
  expect(citedCodes('PAY-06, SESS-01…SESS-03, CLAR-25\n * … 26, UTF-16, SHA-256, AES-GCM, NODE_ENV')).toEqual(
    expect.arrayContaining(['PAY-06', 'SESS-01', 'SESS-02', 'SESS-03', 'CLAR-25', 'CLAR-26']),
  )
  expect(citedCodes('UTF-16, UTF-8, SHA-256, AES-GCM, NODE_ENV, P-256, M-083, CLAR-08a, T-01')).toEqual([])
  expect(codesListed('| PAY-06 | one |\n| FORM7-02 | two |\n| PAY | three |')).toEqual(['PAY-06', 'FORM7-02'])
  expect(codeFaults(new Set(['PAY-06', 'XX-01', 'P-01']), ['P-01'], ['PAY-06', 'K-50', 'K-50'])).toEqual({
    unknown: ['XX-01'],
    stale: ['K-50', 'K-50'],
    twice: ['K-50'],
  })
})

test('detects a broken link and a missing file', () => {
  expect(brokenLinks('docs/figures.md', '[one](../README.md) [two](nowhere.md)')).toEqual(['nowhere.md'])
  expect(unknownFiles('`core/outbox/outbox.ts`, `outbox.ts`, `core/outbox/no.ts`')).toEqual([
    'core/outbox/no.ts',
  ])
})

test('the page of figures matches the stored figures', () => {
  const kept = readFigures()
  expect(read('docs/figures.md')).toBe(printFigures(kept))
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['sizes', 'speed', 'faults']))
})

test('the README has at most 120 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})
