import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { layers } from './layers.ts'

// Conventions that a compiler and a linter cannot check (architecture.md, "Names, size, comments").

const root = fileURLToPath(new URL('..', import.meta.url))

function filesIn(folder: string, pattern: RegExp): string[] {
  if (!existsSync(root + folder)) return []
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name))
    .sort()
}

function read(file: string): string {
  return readFileSync(root + file, 'utf8')
}

const code = ['src', 'sw', 'server'].flatMap((folder) => filesIn(folder, /\.tsx?$/))
const product = code.filter((file) => !/\.test\.tsx?$/.test(file))
const all = [...code, ...filesIn('tests', /\.tsx?$/), ...filesIn('scripts', /\.(mjs|ts)$/), 'vite.config.ts']

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[\s;,({])\/\/.*$/gm, '$1')
}

describe('files', () => {
  it('stay under 400 lines', () => {
    expect(all.filter((file) => read(file).split('\n').length > 400)).toEqual([])
  })

  it('have kebab-case names', () => {
    const named = /^(\.?[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9-]+)*$/
    expect(all.filter((file) => !named.test(file.split('/').at(-1) ?? ''))).toEqual([])
  })

  it('contain no barrels', () => {
    const handedOn = /^\s*export\s+(?:type\s+)?(\*|\{[^}]*\})\s+from\s/gm
    const isBarrel = (file: string) => {
      const found = [...withoutComments(read(file)).matchAll(handedOn)]
      return /\/index\.tsx?$/.test(file) || found.length > 1 || found.some(([, what]) => what === '*')
    }
    expect(filesIn('src', /\.tsx?$/).filter(isBarrel)).toEqual([])
  })

  it('have no names like utils, helpers or common', () => {
    expect(all.filter((file) => /\/(utils?|helpers?|misc|common)(\.|\/)/.test(file))).toEqual([])
  })

  it('are at most one folder deep inside a room or a feature', () => {
    const rooms = ['src/core', 'src/hooks', 'src/models', 'src/ui', 'src/media', 'src/pieces', 'src/app']
    const deep = [
      ...rooms.flatMap((room) => filesIn(room, /\.tsx?$/)).filter((file) => file.split('/').length > 4),
      ...filesIn('src/features', /\.tsx?$/).filter((file) => ![4, 5].includes(file.split('/').length)),
    ]
    expect(deep).toEqual([])
  })

  it('are at most 30 in one folder', () => {
    const inFolder = new Map<string, number>()
    for (const file of product.filter((name) => !/\.(es|en)\.ts$/.test(name))) {
      const folder = file.slice(0, file.lastIndexOf('/'))
      inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1)
    }
    expect([...inFolder].filter(([, count]) => count > 30)).toEqual([])
  })
})

describe('tests that replace a module', () => {
  // Test files of one worker share its modules. A module that is replaced and not restored affects later
  // files.
  const tests = all.filter((file) => /\.test\.tsx?$/.test(file))
  const pathsIn = (file: string, call: string) =>
    [...read(file).matchAll(new RegExp(`^\\s*vi\\.${call}\\(\\s*'([^']+)'`, 'gm'))].map(
      ([, path = '']) => path,
    )

  it('have isolated modules when they mock for the whole file', () => {
    const config = read('tests/vitest.config.ts')
    const replacing = tests.filter((file) => pathsIn(file, 'mock').length > 0)
    expect(replacing.length).toBeGreaterThan(0)
    expect(replacing.filter((file) => !config.includes(`'${file}'`))).toEqual([])
  })

  it('restore a module that they replace temporarily', () => {
    const replacing = tests.filter((file) => pathsIn(file, 'doMock').length > 0)
    expect(replacing.length).toBeGreaterThan(0)
    const left = replacing.flatMap((file) => {
      const back = pathsIn(file, 'doUnmock')
      return pathsIn(file, 'doMock').filter((path) => !back.includes(path))
    })
    expect(left).toEqual([])
  })
})

describe('texts', () => {
  // Places where Spanish is allowed: text files, wire names, demo people, and a file that spells numbers.
  const spanishPlaces = /(texts|\.es|\.en)\.ts$|^src\/contract\/|^server\/seed\/|\/amount-in-words\.ts$/

  it('are in text files when they are Spanish', () => {
    // Excludes the capital Ñ, a letter of CURP and RFC.
    const accented = /[¿¡áéíóúüñÁÉÍÓÚÜ]/
    // Titles have both languages in one place (src/i18n/in-both.ts).
    const inBoth = /\binBoth\((?:\s*(['`])(?:(?!\1).)*\1,?\s*){2}\)/gs
    const found = product
      .filter((file) => !spanishPlaces.test(file))
      .flatMap((file) =>
        withoutComments(read(file))
          .replaceAll(inBoth, '')
          .split('\n')
          .filter((line) => accented.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      )
    expect(found).toEqual([])
  })

  it('have an English file beside every Spanish one', () => {
    const spanish = filesIn('src', /texts\.es\.ts$/)
    expect(spanish.length).toBeGreaterThan(0)
    expect(spanish.filter((file) => !existsSync(root + file.replace('.es.ts', '.en.ts')))).toEqual([])
  })
})

describe('layers', () => {
  const imported = /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'(\.[^']+)'/gm
  const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

  function importsIn(room: string): [string, string][] {
    return filesIn(room, /\.tsx?$/)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const from = file.slice(room.length + 1)
        return [...withoutComments(read(file)).matchAll(imported)].map(([, path = '']): [string, string] => [
          from,
          posix.join(posix.dirname(from), path),
        ])
      })
      .filter(([, to]) => !to.startsWith('..'))
  }

  function upwards(order: readonly string[], edges: readonly [string, string][]): string[] {
    // A top-level file that imports a folder ranks above all folders; any other ranks below.
    const above = new Set(
      edges.filter(([from, to]) => folderOf(from) === '' && folderOf(to) !== '').map(([from]) => from),
    )
    const rank = (path: string) => {
      const folder = folderOf(path)
      if (folder === '') return above.has(path) ? order.length : -1
      return order.indexOf(folder)
    }
    return edges
      .filter(([from, to]) => folderOf(from) !== '' && rank(to) > rank(from))
      .map(([from, to]) => `${from} → ${to}`)
  }

  it.each(Object.entries(layers))('%s: no import goes upwards', (room, order) => {
    const edges = importsIn(room)
    expect(edges.length).toBeGreaterThan(5)
    const folders = new Set(filesIn(room, /\.tsx?$/).map((file) => folderOf(file.slice(room.length + 1))))
    expect([...folders].filter((folder) => folder !== '' && !order.includes(folder))).toEqual([])
    expect(upwards(order, edges)).toEqual([])
  })

  it('are checked: a forbidden import is found', () => {
    const order = ['store', 'session']
    const edges: [string, string][] = [
      ['session/a.ts', 'store/b.ts'],
      ['store/b.ts', 'session/a.ts'],
      ['main.ts', 'session/a.ts'],
      ['session/a.ts', 'texts.ts'],
      ['session/a.ts', 'main.ts'],
    ]
    expect(upwards(order, edges)).toEqual(['store/b.ts → session/a.ts', 'session/a.ts → main.ts'])
  })
})

describe('packages', () => {
  // Packages that the table "Rooms" in README.md allows.
  const allowed: Record<string, RegExp> = {
    'src/domain': /^$/,
    'src/paper': /^jspdf$/,
    'src/contract': /^zod\/mini$/,
    'src/core': /^(dexie|zod\/mini|@simplewebauthn\/browser)$/,
    'src/hooks': /^(react|@tanstack\/.+|dexie-react-hooks|wouter)$/,
    'src/models': /^(react|xstate|@xstate\/react|@tabler\/icons-react|@tanstack\/.+|dexie-react-hooks)$/,
    'src/ui': /^(react|react-dom|@mantine\/.+|@tabler\/icons-react|get-nonce|dayjs|uqr)(\/.*)?$/,
    'src/i18n': /^react$/,
    'src/parts': /^$/,
    'src/media':
      /^(react|react-dom|@mantine\/.+|@tabler\/icons-react|pdfjs-dist|jspdf|jspdf-autotable)(\/.*)?$/,
    'src/pieces': /^(react|@tabler\/icons-react)$/,
    sw: /^workbox-(core|precaching|routing)(\/.*)?$/,
  }

  it('are used only in the rooms that may use them', () => {
    const found = Object.entries(allowed).flatMap(([room, pattern]) =>
      filesIn(room, /\.tsx?$/)
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .flatMap((file) =>
          [...withoutComments(read(file)).matchAll(/\b(?:from|import)(?:\s+|\s*\(\s*)'([^'.#][^']*)'/g)]
            .map((match) => match[1] ?? '')
            .filter((name) => !pattern.test(name))
            .map((name) => `${file} imports ${name}`),
        ),
    )
    expect(found).toEqual([])
  })

  it('are pinned exactly', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string> | undefined>
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
    const versions = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    expect(versions.length).toBeGreaterThan(20)
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('are locked without a registry address', () => {
    expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz/)
    expect(read('.npmrc')).not.toMatch(/registry\s*=/)
  })
})

describe('lazy parts', () => {
  function withoutParts(source: string): string {
    let left = source
    for (;;) {
      const start = /\b(?:lazyPart|keptPart|kioskPart|defineTexts)\(/.exec(left)
      if (!start) return left
      let end = start.index + start[0].length
      for (let depth = 1; depth > 0 && end < left.length; end += 1) {
        if (left[end] === '(') depth += 1
        if (left[end] === ')') depth -= 1
      }
      left = left.slice(0, start.index) + left.slice(end)
    }
  }
  const aside = (source: string) =>
    [...withoutParts(withoutComments(source)).matchAll(/(?<!typeof )\bimport\(|\blazy\(/g)].map(
      ([found]) => found,
    )

  it('GRAL-28: are fetched only through lazyPart, keptPart, kioskPart or defineTexts', () => {
    const found = product
      .filter((file) => /^(src|sw)\//.test(file) && !file.startsWith('src/contract/'))
      .flatMap((file) => aside(read(file)).map((call) => `${file}: ${call}`))
    expect(found).toEqual([])
  })

  it('are checked: other ways to fetch them are found', () => {
    const source = `const a = lazyPart(() => (is() ? import('./a.ts') : import('./b.ts')))
      const b = lazy(() => import('./c.tsx'))
      type C = typeof import('./d.ts')
      await import('./e.ts')`
    expect(aside(source)).toEqual(['lazy(', 'import(', 'import('])
  })
})

describe('the focus', () => {
  const focusing = /\.focus\??\.?\(|\bautoFocus\b/

  it('is moved only by src/ui/actions/focus.ts', () => {
    const movers = product.filter(
      (file) => file.startsWith('src/') && focusing.test(withoutComments(read(file))),
    )
    expect(movers).toEqual(['src/ui/actions/focus.ts'])
  })

  it('is checked: other ways to move it are found', () => {
    const ways = [
      'field.focus()',
      'field?.focus({ preventScroll: true })',
      'field.focus?.()',
      '<input autoFocus />',
    ]
    expect(ways.filter((way) => !focusing.test(way))).toEqual([])
    expect(focusing.test('<input data-autofocus onFocus={focus} />')).toBe(false)
  })
})

describe('the device', () => {
  // Personal data is forbidden in localStorage, which writes late and cannot be erased reliably (offline.md).
  const mayUseLocalStorage = [
    'src/ui/theme/color-scheme.ts', // colour scheme
    'src/hooks/device/install.ts', // the answer "not now" to the offer of installation
    'src/hooks/device/passkey-offer.ts', // the answer "no" to the offer of a passkey
    'src/i18n/locale.ts', // language
    'src/ui/theme/letter.ts', // text size
    'src/hooks/device/wifi-only.ts', // "only over Wi-Fi"
    'src/hooks/device/share-health.ts', // "do not report speed and errors"
    'src/features/sign-in/frame/usual-length.ts', // usual number of digits of the numbers typed at this kiosk
    'src/app/health/errors.ts', // number of errors reported today
    'src/core/store/last-start.ts', // opaque row names and built files that the last start read
    'src/models/data-form/catalogue-client.ts', // the data form's lists, the same for all people; empty on a kiosk
  ]

  it('uses localStorage only in the listed files', () => {
    const users = product.filter((file) => /\blocalStorage\b/.test(withoutComments(read(file))))
    expect(users.filter((file) => !mayUseLocalStorage.includes(file))).toEqual([])
  })

  it('never opens a document as a blob in a new window', () => {
    expect(product.filter((file) => /window\.open\([^)]*blob/i.test(read(file)))).toEqual([])
  })
})

describe('the built app', () => {
  // URLs inside libraries that are never fetched: XML namespaces, links in error messages and licences, and
  // addresses that pdf.js parses to detect browser features.
  const inert = new RegExp(
    `^https?://(${[
      'www.w3.org',
      'www.xfa.org',
      'ns.adobe.com',
      'purl.org',
      // XML names that an .xlsx (dispute-sheet.ts) must contain exactly.
      'schemas.openxmlformats.org/(drawingml|markup-compatibility|officeDocument|package|spreadsheetml)',
      'schemas.microsoft.com/office',
      'json-schema.org',
      'react.dev',
      'mantine.dev',
      'zod.dev',
      'dexie.org',
      'simplewebauthn.dev', // a warning about an outdated call
      'tinyurl.com', // Dexie's error texts
      'bit.ly',
      'goo.gl',
      'github.com',
      'www.apache.org',
      'example.com',
      'foo.bar',
    ].join('|')})(/|$)`,
  )

  it('names no third-party origin', () => {
    expect(existsSync(`${root}dist/index.html`), 'run npm run build first').toBe(true)
    const found = filesIn('dist', /\.(html|js|mjs|css|json|webmanifest)$/).flatMap((file) =>
      [...read(file).matchAll(/https?:\/\/[a-z0-9.-]+\.[a-z]{2,}[^\s"'`)\\]*/gi)]
        .map((match) => match[0])
        .filter((address) => !inert.test(address))
        .map((address) => `${file}: ${address}`),
    )
    expect(found).toEqual([])
  })

  it('has no inline script or style in its page', () => {
    const page = read('dist/index.html')
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/)
    expect(page).not.toMatch(/\son[a-z]+=|\sstyle=/)
  })
})
