import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { capabilityWays, FRAMES, TOOLS, type Cell } from './capability-ways.ts'

/**
 * For each capability, `npm test` tests the main way, a refusal, no network, and another person's id
 * (capability-ways.ts). A capability is a folder of src/features or a command in README.md.
 */

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
interface Found {
  title: string
  isWhole: boolean
}

const root = fileURLToPath(new URL('..', import.meta.url))
const WAYS = ['main', 'refused', 'offline', 'stranger'] as const

const childrenOf = (node: Node) =>
  (Object.values(node).flat() as (Node | null | undefined)[]).filter(
    (child): child is Node => typeof child?.type === 'string',
  )

/** A tag of a `describe` counts for the tests inside it. */
function casesIn(file: string, text: string): Found[] {
  const found: Found[] = []
  const named = new Map<string, string>()
  const sourceOf = ({ start, end }: Node) => text.slice(start, end)
  const isTag = (node: Node): boolean => {
    if (node.type === 'Identifier') return /\bwhole\b/.test(named.get(sourceOf(node)) ?? '')
    const isOptions = node.type === 'ObjectExpression' || node.type === 'CallExpression'
    return isOptions && /tags?:\s*(WHOLE|\[?'@?whole')|\bwholeOnly\(/.test(sourceOf(node))
  }
  const walk = (node: Node, isInWhole: boolean): void => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as Node & { id: Node; init: Node | null }
      if (init?.type === 'ObjectExpression') named.set(sourceOf(id), sourceOf(init))
    }
    let isWhole = isInWhole
    if (node.type === 'CallExpression') {
      const [title, ...rest] = node.arguments as Node[]
      const callee = sourceOf(node.callee as Node)
      if (title && rest.length > 0 && /^(test|it|describe)\b/.test(callee)) {
        isWhole ||= rest.some(isTag)
        const isTest = !/^(describe|test\.describe)\b/.test(callee)
        if (isTest && title.type.endsWith('Literal'))
          found.push({ title: sourceOf(title).slice(1, -1), isWhole })
      }
    }
    for (const child of childrenOf(node)) walk(child, isWhole)
  }
  const { program, errors } = parseSync(file, text)
  expect(errors, file).toEqual([])
  walk(program as unknown as Node, file.includes('.whole.'))
  return found
}

function faultOf([file, part]: Cell, text: string | null): string | null {
  if (text === null) return `${file} does not exist`
  const named = casesIn(file, text).filter(({ title }) => title.includes(part))
  if (named.length === 0) return `${file} has no test «${part}»`
  return named.every(({ isWhole }) => isWhole) ? `«${part}» in ${file} runs only in test:whole` : null
}

function read([file]: Cell): string | null {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

test('every capability has its four tests in `npm test`', () => {
  const faults = Object.entries(capabilityWays).flatMap(([name, row]) =>
    WAYS.flatMap((way) => {
      const cell = row[way]
      if (typeof cell === 'string') return []
      const fault = faultOf(cell, read(cell))
      return fault === null ? [] : [`${name}, ${way}: ${fault}`]
    }),
  )
  expect(faults).toEqual([])
})

test('every feature and command of README.md belongs to one row', () => {
  const rows = Object.values(capabilityWays)
  const features = readdirSync(join(root, 'src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const inRows = rows.flatMap(({ parts }) => parts.filter((part) => !part.startsWith('npm ')))
  expect([...inRows, ...FRAMES].sort()).toEqual(features.sort())
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const commands = new Set(readme.match(/npm (run [\w:]+|start|test)/g))
  const commandsInRows = rows.flatMap(({ parts }) => parts.filter((part) => part.startsWith('npm ')))
  expect([...commandsInRows, ...TOOLS].sort()).toEqual([...commands].sort())
})

test('only postal codes have no test of another person’s id', () => {
  const lacking = Object.entries(capabilityWays).flatMap(([name, row]) =>
    WAYS.filter((way) => typeof row[way] === 'string').map((way) => `${name}, ${way}`),
  )
  expect(lacking).toEqual(['postal codes, stranger'])
})

test('finds a wrong file, a wrong title and a test of the whole run', () => {
  const sample = `
    const LONG = { tags: ['whole'] }
    const SHORT = { timeout: 10 }
    test('plain', async () => {})
    test('with a limit', SHORT, async () => {})
    test.each([1])('each %s', async () => {})
    test('tagged', { tags: ['whole'] }, async () => {})
    it('by a constant', LONG, async () => {})
    test('a story', { tag: WHOLE }, async ({ page }) => {})
    describe('a group', { tags: ['whole'] }, () => { it('inside', () => {}) })
    test.describe('a look', wholeOnly(true), () => { test('of a look', async ({ page }) => {}) })
    test.describe('another look', () => { test('in a look', async ({ page }) => {}) })
    say('no test', () => {})
  `
  const fault = (part: string, file = 'a.test.ts') => faultOf([file, part], sample)
  for (const part of ['plain', 'with a limit', 'each %s', 'in a look']) expect(fault(part)).toBeNull()
  for (const part of ['tagged', 'by a constant', 'a story', 'inside', 'of a look'])
    expect(fault(part)).toBe(`«${part}» in a.test.ts runs only in test:whole`)
  for (const part of ['plane', 'no test', 'a group']) expect(fault(part)).toMatch(/has no test/)
  expect(fault('plain', 'a.whole.test.ts')).toMatch(/runs only in test:whole/)
  expect(faultOf(['none.test.ts', 'x'], read(['none.test.ts', 'x']))).toBe('none.test.ts does not exist')
})
