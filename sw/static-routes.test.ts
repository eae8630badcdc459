import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addStaticRoutes,
  restorePage,
  findCachedPage,
  type PrecachedFile,
  pruneStaticPages,
  staticRules,
} from './static-routes.ts'

const files: PrecachedFile[] = [
  { url: 'index.html', revision: 'a1-hosts' },
  { url: 'icons/favicon.svg', revision: 'f1' },
  { url: 'assets/start-1a2b.js', revision: null },
  { url: 'assets/home-3c4d.css', revision: null },
]
const [page] = files
const precache = { cacheName: 'files', match: () => Promise.resolve(new Response('<html>')) }
const without = { ...precache, match: () => Promise.resolve(undefined) }

class Caches {
  names = new Map<string, Map<string, Response>>()
  isFull = false
  open(name: string) {
    const kept = this.names.get(name) ?? new Map<string, Response>()
    this.names.set(name, kept)
    const put = (key: string, value: Response) => {
      if (this.isFull) return Promise.reject(new DOMException('', 'QuotaExceededError'))
      kept.set(key, value)
      return Promise.resolve()
    }
    return Promise.resolve({ put })
  }
  match(key: string, { cacheName }: { cacheName: string }) {
    return Promise.resolve(this.names.get(cacheName)?.get(key))
  }
  keys() {
    return Promise.resolve([...this.names.keys()])
  }
  delete(name: string) {
    return Promise.resolve(this.names.delete(name))
  }
}

let caches: Caches
beforeEach(() => {
  caches = new Caches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => vi.unstubAllGlobals())

function installing(addRoutes?: (rules: unknown[]) => Promise<void>): Event {
  return Object.assign(new Event('install'), addRoutes && { addRoutes })
}

test('routes calls to the network, and the page and hashed files to their caches', () => {
  expect(staticRules(files, page, 'files')).toEqual([
    { condition: { requestMethod: 'POST', requestMode: 'cors' }, source: 'network' },
    {
      condition: {
        urlPattern: { pathname: '/', search: '' },
        requestMode: 'navigate',
        requestMethod: 'GET',
      },
      source: { cacheName: 'turno-page-a1-hosts' },
    },
    {
      condition: {
        or: [
          { urlPattern: { pathname: '/assets/start-1a2b.js' } },
          { urlPattern: { pathname: '/assets/home-3c4d.css' } },
        ],
      },
      source: { cacheName: 'files' },
    },
  ])
})

test('stores the page before the routes are added', async () => {
  const seen: string[] = []
  await addStaticRoutes(
    installing(async (rules) => {
      seen.push(...(await caches.keys()), String(rules.length))
    }),
    files,
    precache,
  )
  expect(seen).toEqual(['turno-page-a1-hosts', '3'])
  expect([...(caches.names.get('turno-page-a1-hosts')?.keys() ?? [])]).toEqual(['/'])
})

test.each([
  ['when the cache is full', true, precache],
  ['when the page is not in the precache', false, without],
] as const)('routes only the files %s', async (_, isFull, from) => {
  caches.isFull = isFull
  const rules: unknown[] = []
  await addStaticRoutes(
    installing((all) => Promise.resolve(void rules.push(...all))),
    files,
    from,
  )
  expect(rules).toEqual(staticRules(files, undefined, 'files'))
  expect(rules).toHaveLength(2)
})

test('installs in browsers without static routes, or when the browser refuses the routes', async () => {
  await expect(addStaticRoutes(installing(), files, precache)).resolves.toBeUndefined()
  expect(await caches.keys()).toEqual([])
  const refused = () => Promise.reject(new TypeError('unknown source'))
  await expect(addStaticRoutes(installing(refused), files, precache)).resolves.toBeUndefined()
})

test('deletes page caches of former versions and keeps other caches', async () => {
  for (const name of ['turno-page-old', 'turno-page-a1-hosts', 'turno-assets']) await caches.open(name)
  await pruneStaticPages(files)
  expect(await caches.keys()).toEqual(['turno-page-a1-hosts', 'turno-assets'])
})

test('restores a lost page cache from the precache where static routes exist', async () => {
  const current = 'turno-page-a1-hosts'
  await restorePage(files, precache)
  expect(await caches.keys()).toEqual([])
  vi.stubGlobal(
    'InstallEvent',
    class extends Event {
      addRoutes() {}
    },
  )
  await restorePage(files, precache)
  const kept = caches.names.get(current)?.get('/')
  expect(kept).toBeInstanceOf(Response)
  await restorePage(files, precache)
  expect(caches.names.get(current)?.get('/')).toBe(kept)
  await caches.delete(current)
  await restorePage(files, without)
  expect(await caches.keys()).toEqual([])
})

test('reads the page from the cache of the same version when the precache has lost it', async () => {
  expect(await findCachedPage(files)).toBeUndefined()
  await (await caches.open('turno-page-old')).put('/', new Response('of another version'))
  expect(await findCachedPage(files)).toBeUndefined()
  await (await caches.open('turno-page-a1-hosts')).put('/', new Response('of this one'))
  expect(await (await findCachedPage(files))?.text()).toBe('of this one')
})
