import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printFigures, readFigures } from '../scripts/figures.mjs'

/** What the documents point at is there. */

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

/** Links to files of the repository that are not there. */
function brokenLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|<img src="([^"]+)"/g)].map(
    (found) => found[1] ?? found[2] ?? '',
  )
  return links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(page), link)))
}

/** Files in backticks that nobody has: a name alone, or with as much of its path as is needed. */
function unknownFiles(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|md|py))`/g)].map((found) => found[1] ?? '')
  return names.filter((name) => !tracked.some((file) => file === name || file.endsWith(`/${name}`)))
}

test.each(pages)('%s points at what is there', (page) => {
  const text = read(page)
  expect(brokenLinks(page, text)).toEqual([])
  expect(unknownFiles(text)).toEqual([])
})

/** 'offline.md, "Keys"' where docs/offline.md says nothing of keys, and pages that nobody has written. */
function unknownPlaces(text: string): string[] {
  const cited = [...text.replaceAll(/\n\s*(?:\*|\/\/) /g, ' ').matchAll(/\b([a-z]+)\.md(?:, "([^"]+)")?/g)]
  return cited.flatMap(([whole, page = '', place]) => {
    if (tracked.some((file) => file.endsWith(`/${page}.md`)) === false) return [whole]
    if (place === undefined) return []
    const own = join(root, 'docs', `${page}.md`)
    return existsSync(own) && readFileSync(own, 'utf8').includes(place) ? [] : [whole]
  })
}

test('what comments cite is written', () => {
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

test('a link and a file that are not there are seen', () => {
  expect(brokenLinks('docs/figures.md', '[one](../README.md) [two](nowhere.md)')).toEqual(['nowhere.md'])
  expect(unknownFiles('`core/outbox/outbox.ts`, `outbox.ts`, `core/outbox/no.ts`')).toEqual([
    'core/outbox/no.ts',
  ])
})

test('the page of figures is what the commands have written', () => {
  const kept = readFigures()
  expect(read('docs/figures.md')).toBe(printFigures(kept))
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['sizes', 'speed', 'faults']))
})

test('the README can be read in a few minutes', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})
