import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { DATA_KINDS } from '#domain/import-file/import-kinds.ts'

/**
 * A kind of data file is one folder of at most six files on each side (docs/changing.md). A table without a
 * kind does not compile.
 */

const SIDES = ['src/domain/data-import/kinds', 'server/services/data-import/kinds']
const MOST_FILES = 6
const TABLES = [
  'server/services/data-import/writers.ts',
  'src/domain/data-import/kinds.ts',
  'src/domain/data-import/words.en.ts',
  'src/domain/data-import/words.es.ts',
  'src/domain/import-file/import-kinds.ts',
  'src/features/importing/data/kind-choice.tsx',
]
const EXAMPLES = [
  'src/contract/imports/data-import.examples.ts',
  'src/contract/imports/import-keys.examples.ts',
]
/** Words of a file's cells that are also the name of a kind. */
const CELL_WORDS = ['src/domain/data-import/kinds/kardex/values.es.ts']
/** Services whose answers say how far the imports of their kind reach. */
const REACH = ['server/services/kardex/imports.ts']

const root = fileURLToPath(new URL('..', import.meta.url))

function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
}

const ownFolders = (kind: string) => SIDES.map((side) => `${side}/${kind}/`)

/** Whether a file concerns imports: by its path, or by a path that it imports. Other capabilities use the same words. */
function isOfImports(file: string, code: string): boolean {
  return /import/.test(file) || /\sfrom '[^']*import[^']*'/.test(code)
}

const FIELD_TYPES = /\bPick<[^>]*>|\w\['\w+'\]/g

/**
 * Whether code names a kind: in quotes, by its folder, or as a key beside two other kinds. A key alone may be a wire
 * field.
 */
function names(code: string, kind: string): boolean {
  const hasWord = (each: string) => new RegExp(`\\b${each}\\b`).test(code)
  const isInTable = hasWord(kind) && DATA_KINDS.filter(hasWord).length >= 3
  return isInTable || new RegExp(`'${kind}'|/kinds/${kind}/`).test(code.replace(FIELD_TYPES, ''))
}

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(^|[\s;,({])\/\/.*$/gm, '$1')

const sources = ['src', 'server', 'sw']
  .flatMap(filesIn)
  .map((file) => [file, readFileSync(root + file, 'utf8')] as const)
  .filter(([file, code]) => isOfImports(file, code))
  .map(([file, code]) => [file, withoutComments(code)] as const)

describe.each(DATA_KINDS)('the kind of data file %s', (kind) => {
  test.each(ownFolders(kind))('is a folder of at most six files: %s', (folder) => {
    expect(existsSync(root + folder)).toBe(true)
    const files = readdirSync(root + folder, { recursive: true })
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  })

  it('is named outside its folders only in tables of kinds, examples, words of cells and where its reach is stated', () => {
    const own = ownFolders(kind)
    const outside = sources
      .filter(([file, code]) => !own.some((folder) => file.startsWith(folder)) && names(code, kind))
      .map(([file]) => file)
    const others = [...EXAMPLES, ...CELL_WORDS, ...REACH]
    expect(outside.filter((file) => !others.includes(file)).sort()).toEqual(TABLES)
  })
})

test.each(SIDES)('has no folder without a kind: %s', (side) => {
  expect(readdirSync(root + side).sort()).toEqual([...DATA_KINDS].sort())
})

test.each(['src/domain/people-import', 'server/services/people-import'])(
  'the import of people has at most six files in each folder of %s',
  (side) => {
    const folders = new Map<string, number>()
    for (const file of filesIn(side)) {
      const folder = file.slice(0, file.lastIndexOf('/'))
      folders.set(folder, (folders.get(folder) ?? 0) + 1)
    }
    expect([...folders].filter(([, count]) => count > MOST_FILES)).toEqual([])
  },
)

test('finds a kind in quotes, by its folder and in a table, but no wire field', () => {
  expect(names("if (kind === 'cuentas') return", 'cuentas')).toBe(true)
  expect(names("import { words } from './kinds/cuentas/words.es.ts'", 'cuentas')).toBe(true)
  expect(names('const icons = { kardex, cuentas: IconCoins, prestamos }', 'cuentas')).toBe(true)
  expect(names('cuentas: { nueva: 1, cambia: 2 }', 'cuentas')).toBe(false)
  expect(names("type Counted = Pick<FileImport, 'cuentas'>", 'cuentas')).toBe(false)
})
