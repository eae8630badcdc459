import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const WORDS = 'src/ui/theme/words.css'

const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .sort()
const text = new Map(files.map((file) => [file, readFileSync(root + file, 'utf8')]))
const sheets = files.filter((file) => file.endsWith('.css'))
const code = files.filter((file) => !file.endsWith('.css'))

function read(file: string): string {
  return text.get(file) ?? ''
}

/** Returns the class names defined in a sheet, except those of other libraries' elements (`:global`). */
function classesIn(sheet: string): Set<string> {
  const found = new Set<string>()
  const source = read(sheet).replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, selector] of source.matchAll(/([^{};]+)\{/g)) {
    const own = selector?.replace(/:global\([^)]*\)|:global\s+\S+/g, '') ?? ''
    for (const [, name] of own.matchAll(/\.([A-Za-z][\w-]*)/g)) if (name) found.add(name)
  }
  return found
}

/** '#ui/lists/x.module.css' or './x.module.css' → 'src/…' */
function sheetOf(file: string, source: string): string {
  return source.startsWith('#') ? `src/${source.slice(1)}` : join(dirname(file), source)
}

/** Class names that scripts use from each sheet; null when a script computes a name. */
const worn = new Map<string, Set<string> | null>()
for (const file of code) {
  for (const [, local, source] of read(file).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = sheetOf(file, source ?? '')
    const names = worn.get(sheet) ?? new Set<string>()
    for (const [, name] of read(file).matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) names.add(name ?? '')
    const isLookedUp = new RegExp(`\\b${local}\\[|typeof ${local}\\b`).test(read(file))
    worn.set(sheet, isLookedUp || worn.get(sheet) === null ? null : names)
  }
}

describe('modules', () => {
  const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'))

  it('are imported, and each class is used', () => {
    const unworn = modules.flatMap((sheet) => {
      const names = worn.get(sheet)
      if (names === undefined) return [`${sheet}: not imported`]
      return names === null
        ? []
        : [...classesIn(sheet)].filter((name) => !names.has(name)).map((name) => `${sheet} .${name}`)
    })
    expect(unworn).toEqual([])
  })

  it('define every class that code uses', () => {
    const missing = [...worn].flatMap(([sheet, names]) => {
      if (!existsSync(root + sheet)) return [`${sheet}: file is missing`]
      const known = classesIn(sheet)
      return [...(names ?? [])].filter((name) => !known.has(name)).map((name) => `${sheet} .${name}`)
    })
    expect(missing).toEqual([])
  })
})

describe('utility classes', () => {
  const said = new Set([...classesIn(WORDS), ...classesIn('src/ui/theme/global.css')])
  const taken = new Set<string>()
  for (const file of code)
    for (const [, words] of read(file).matchAll(/['"`]((?:t-[a-z0-9-]+ ?)+)['"`]/g))
      for (const word of words?.trim().split(' ') ?? []) taken.add(word)
  for (const sheet of sheets)
    for (const [, words] of read(sheet).matchAll(/composes: ([^;]+) from global;/g))
      for (const word of words?.split(/\s+/) ?? []) taken.add(word)

  it('are each used by a class or an element', () => {
    expect([...classesIn(WORDS)].filter((word) => !taken.has(word))).toEqual([])
  })

  /** On a contradiction, the later class in the sheet would win, whatever the order on the element. */
  it('do not contradict each other on one element', () => {
    const values = new Map<string, Map<string, string>>()
    for (const [, word, body] of read(WORDS).matchAll(/^\.(t-[\w-]+) \{([^}]*)\}/gm))
      values.set(
        word ?? '',
        new Map(
          [...(body ?? '').matchAll(/([\w-]+): ([^;]+);/g)].map(([, name, value]) => [
            name ?? '',
            value ?? '',
          ]),
        ),
      )
    const lists = [
      ...code.flatMap((file) => [...read(file).matchAll(/['"`]((?:t-[a-z0-9-]+ ?)+)['"`]/g)]),
      ...sheets.flatMap((sheet) => [...read(sheet).matchAll(/composes: ([^;]+) from global;/g)]),
    ].map(([, words]) => words?.trim().split(/\s+/) ?? [])
    const contradictions = lists.flatMap((words) => {
      const set = new Map<string, string>()
      return words.flatMap((word) =>
        [...(values.get(word) ?? [])].flatMap(([name, value]) => {
          const other = set.get(name) ?? value
          set.set(name, value)
          return other === value ? [] : [`${words.join(' ')}: ${name}`]
        }),
      )
    })
    expect(contradictions).toEqual([])
  })

  it('are all defined', () => {
    expect([...taken].filter((word) => !said.has(word))).toEqual([])
  })
})

describe('tokens', () => {
  it('are each used', () => {
    const all = files.map(read).join('')
    const tokens = new Set(read('src/ui/theme/tokens.css').match(/--t-[\w-]+(?=:)/g))
    expect([...tokens].filter((token) => !all.includes(`var(${token}`))).toEqual([])
  })
})
