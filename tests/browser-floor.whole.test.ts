import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import esx from 'eslint-plugin-es-x'
import { expect, it } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { BROWSERS } from '../scripts/browser-floor.mjs'

const folder = join(projectRoot(), '.cache/build/client')

/** The pdf.js build for old browsers contains its own polyfills. */
const WITH_STAND_INS = /^assets\/(media_pdf-online|pdf\.worker)/

const GUARDED: readonly [start: string, why: string][] = [
  ['navigator.connection()', 'without it the app assumes no mobile data'],
  ['navigator.userAgentData()', 'Dexie tests for it to distinguish Safari from Chromium'],
  ["ES2025 'Set.prototype.difference'", 'a field in this code has the same name'],
  ['requestIdleCallback', 'Safari has none; each use tests for it first'],
  ['Intl.Segmenter()', 'without it a composed emoji counts as several characters'],
  ["'AbortSignal.any'", 'core/either-signal.ts has a fallback'],
]

/** Methods newer than the supported browsers. The rule `compat/compat` checks globals, but no methods. */
const methods = [
  'array-prototype-toreversed',
  'array-prototype-tosorted',
  'array-prototype-tospliced',
  'arraybuffer-prototype-transfer',
  'set-prototype-difference',
  'set-prototype-intersection',
  'set-prototype-isdisjointfrom',
  'set-prototype-issubsetof',
  'set-prototype-issupersetof',
  'set-prototype-symmetricdifference',
  'set-prototype-union',
  'string-prototype-iswellformed',
  'string-prototype-towellformed',
]
const grammar = [
  'regexp-v-flag',
  'regexp-modifiers',
  'regexp-duplicate-named-capturing-groups',
  'import-attributes',
]

/** Newer static methods that the rule `compat/compat` does not know. */
const statics: readonly [object: string, property: string][] = [
  ['AbortSignal', 'any'],
  ['Array', 'fromAsync'],
  ['Map', 'groupBy'],
  ['Object', 'groupBy'],
  ['Promise', 'try'],
  ['Promise', 'withResolvers'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
]

const rules: Linter.RulesRecord = {
  'no-restricted-properties': ['error', ...statics.map(([object, property]) => ({ object, property }))],
  'compat/compat': 'error',
  ...Object.fromEntries(methods.map((name) => [`es-x/no-${name}`, ['error', { aggressive: true }]])),
  ...Object.fromEntries(grammar.map((name) => [`es-x/no-${name}`, 'error'])),
}

function lintWith(): ESLint {
  return new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.js', '**/*.mjs'],
        plugins: { compat, 'es-x': esx },
        languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
        settings: { browsers: BROWSERS },
        rules,
      },
    ],
  })
}

const builtFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file))

async function findTooNew(file: string, text: string): Promise<string[]> {
  const [result] = await lintWith().lintText(text, { filePath: join(folder, file) })
  return (result?.messages ?? []).map(({ message }) => message)
}

it('contains no feature newer than the supported browsers', { timeout: 600_000 }, async () => {
  expect(existsSync(folder), 'run npm run build first').toBe(true)
  const found: string[] = []
  for (const file of builtFiles()) {
    if (WITH_STAND_INS.test(file)) continue
    const messages = await findTooNew(file, readFileSync(join(folder, file), 'utf8'))
    for (const message of new Set(messages)) {
      const isGuarded = GUARDED.some(([start]) => message.startsWith(start))
      if (!isGuarded) found.push(`${file.replace(/-[\w-]{8}\.js$/, '')}: ${message}`)
    }
  }
  expect(found).toEqual([])
})

it.each([
  ['a static method', 'export const both = (a, b) => AbortSignal.any([a, b])'],
  ['an array method', 'export const sorted = (list) => list.toSorted()'],
  ['newer syntax', 'export const letters = /[\\p{L}--[a-z]]/v'],
])('detects %s', async (_what, text) => {
  expect(await findTooNew('assets/trial.js', text)).not.toEqual([])
})
