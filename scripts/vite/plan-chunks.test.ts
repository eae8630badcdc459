import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CACHE_LEVELS, type CacheLevel, type ModuleImports, planChunks } from './plan-chunks.ts'
import { findImportCycles } from './import-cycles.ts'

const FIRST = { early: ['early'], start: ['main'], shell: ['app'], link: ['link'] }

/**
 * Plans modules. Each line is 'id: static imports > dynamic imports', such as 'app: dates >
 * features/pay/list/screen'.
 */
function plan(lines: string[], keeps: Record<string, CacheLevel> = {}) {
  const split = (ids = '') => ids.split(' ').filter((id) => id !== '')
  const modules = new Map<string, ModuleImports>(
    lines.map((line) => {
      const [id = '', rest = ''] = line.split(':')
      const [imports, dynamicImports] = rest.split('>')
      return [id, { imports: split(imports), dynamicImports: split(dynamicImports) }]
    }),
  )
  const folderOf = (id: string) => (id.includes('node_modules') ? null : id.replace(/\/[^/]+$/, ''))
  const cacheLevelOf = (id: string) => keeps[id] ?? 'online'
  const places = planChunks({ modules, first: FIRST, cacheLevelOf, folderOf })
  return Object.fromEntries([...places].map(([id, { chunk, keep }]) => [id, `${chunk} ${keep}`]))
}

it('puts modules of the first screens into chunks by group, and packages of the sign-in into another chunk', () => {
  const places = plan([
    'early: clock',
    'main: /node_modules/react clock words > app link',
    'app: shown words',
    'link: shown qr',
  ])
  expect(places).toMatchObject({
    clock: 'early kept',
    words: 'start kept',
    '/node_modules/react': 'packages kept',
    app: 'shell kept',
    shown: 'link-shell kept',
    qr: 'link-online online',
  })
})

it('puts a module into the chunk of its folder, its feature, a pair of features, or all features', () => {
  const kept = {
    'features/pay/list/screen': 'kept',
    'features/pay/paper/screen': 'kept',
    'features/form/screen': 'kept',
    'features/papers/screen': 'kept',
  } as const
  const places = plan(
    [
      'main: > features/pay/list/screen features/pay/paper/screen features/form/screen features/papers/screen',
      'features/pay/list/screen: own both pair all list.css',
      'features/pay/paper/screen: both all',
      'features/form/screen: pair all /node_modules/icon',
      'features/papers/screen: all /node_modules/icon',
    ],
    kept,
  )
  expect(places).toMatchObject({
    own: 'pay_list kept',
    both: 'pay kept',
    pair: 'form-pay kept',
    all: 'shared kept',
    'list.css': 'pay kept',
    '/node_modules/icon': 'shared kept',
  })
})

it('caches what a cached screen needs, and nothing else', () => {
  const places = plan(
    [
      'main: > features/pay/screen features/desk/screen features/kiosk/screen',
      'features/pay/screen: money',
      'features/desk/screen: money table',
      'features/kiosk/screen: table keypad',
    ],
    { 'features/pay/screen': 'kept', 'features/kiosk/screen': 'kiosk' },
  )
  expect(places).toMatchObject({
    money: 'pay kept',
    table: 'kiosk-mixed kiosk',
    keypad: 'kiosk-kiosk kiosk',
    'features/desk/screen': 'desk-online online',
  })
})

it('puts a cached package that a kiosk screen needs into the shared chunk, away from the cached screen', () => {
  const lines = [
    'features/pay/screen: /node_modules/printer lines',
    'features/kiosk/screen: /node_modules/printer',
  ]
  const places = plan(['main: > features/pay/screen features/kiosk/screen', ...lines], {
    'features/pay/screen': 'kept',
    'features/kiosk/screen': 'kiosk',
  })
  expect(places).toMatchObject({ '/node_modules/printer': 'shared kept', lines: 'pay kept' })
})

it('forms no cycle and caches no chunk without its imports, whatever the sources', () => {
  const folders = ['features/pay/list', 'features/pay/paper', 'features/form', 'core/outbox', 'ui/lists']
  const ids = Array.from({ length: 24 }, (_, at) => `${folders[at % folders.length]}/m${at}`)
  const some = (from: number) => fc.subarray(ids.slice(from, from + 9), { minLength: 0 })
  const graph = fc.tuple(
    ...ids.map((_, at) => fc.tuple(some(at + 1), some(0), fc.constantFrom(...CACHE_LEVELS))),
  )
  fc.assert(
    fc.property(graph, some(0), (links, opened) => {
      const modules = new Map<string, ModuleImports>([
        ['main', { imports: ids.slice(0, 2), dynamicImports: ['app', ...opened] }],
      ])
      modules.set('app', { imports: ids.slice(1, 4), dynamicImports: ids.slice(5, 9) })
      links.forEach(([imports, dynamicImports], at) =>
        modules.set(ids[at] ?? '', { imports, dynamicImports }),
      )
      const cacheLevelOf = (id: string) => links[ids.indexOf(id)]?.[2] ?? 'online'
      const folderOf = (id: string) => id.replace(/\/[^/]+$/, '')
      const places = planChunks({ modules, first: FIRST, cacheLevelOf, folderOf })
      const chunks = new Map<string, { imports: Set<string>; keep: CacheLevel }>()
      for (const [id, { chunk, keep }] of places) {
        const entry = chunks.get(chunk ?? id) ?? { imports: new Set(), keep }
        chunks.set(chunk ?? id, entry)
        expect(entry.keep).toBe(keep)
        for (const next of modules.get(id)?.imports ?? []) {
          const to = places.get(next)
          if (to === undefined) throw new Error(`${next} has no place`)
          expect(CACHE_LEVELS.indexOf(to.keep)).toBeGreaterThanOrEqual(CACHE_LEVELS.indexOf(keep))
          if ((to.chunk ?? next) !== (chunk ?? id)) entry.imports.add(to.chunk ?? next)
        }
      }
      expect(
        findImportCycles([...chunks].map(([file, { imports }]) => ({ file, imports: [...imports] }))),
      ).toEqual([])
    }),
    { numRuns: 300 },
  )
})
