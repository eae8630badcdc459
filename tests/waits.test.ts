import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * A test waits for an event or moves a clock. A wait of a quarter of a second or more states its reason in a
 * comment "Real time: …" directly above it.
 *
 * A wait whose length is not in the file counts as long, except outside tests/. A function that waits for the
 * time in its parameter is judged where its file calls it.
 */

const LONG_MS = 250
const WAITS = /^(waitForTimeout|sleep|pause)$/
const CALLS = /setTimeout|waitForTimeout|sleep|pause/
/** Limits of a test itself: `test.setTimeout(ms)`. */
const LIMITS = /^(test|vi)$/

interface Node {
  type: string
  start: number
  [key: string]: unknown
}
type Name = string | undefined
interface Wait {
  ms: Node | undefined
  at: number
}

const root = fileURLToPath(new URL('..', import.meta.url))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^tests\/.*\.(tsx?|mjs)$|\.(test|spec)\.tsx?$/.test(file))

const nameOf = (node: unknown): Name => (node as { name?: string } | null | undefined)?.name
const childrenOf = (node: Node) =>
  (Object.values(node).flat() as (Node | null | undefined)[]).filter(
    (child) => typeof child?.type === 'string',
  )

function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []) {
  visit(node, above)
  for (const child of childrenOf(node)) if (child) walk(child, visit, [...above, node])
}

function waitOf({ type, callee, arguments: given }: Node, own: ReadonlyMap<string, number>): Wait | null {
  if (type !== 'CallExpression') return null
  const { property, object, start } = callee as Node & { property?: Node; object?: Node }
  const name = nameOf(property ?? callee) ?? ''
  const all = given as Node[]
  if (name === 'setTimeout') {
    if (LIMITS.test(nameOf(object) ?? '')) return null
    return { ms: all[1] ?? { type: 'Literal', start, value: 0 }, at: start }
  }
  if (!property && own.has(name)) return { ms: all[own.get(name) ?? 0], at: start }
  return WAITS.test(name) ? { ms: all[0], at: property?.start ?? start } : null
}

function placeOf(parameter: string, { params }: Node): number {
  return ((params ?? []) as Node[]).findIndex((one) => nameOf(one) === parameter)
}

/** Longest time in ms that an expression can mean; Infinity when the file does not contain it. */
function longest(node: Node | undefined, constants: ReadonlyMap<string, Node>): number {
  const of = (part: unknown) => longest(part as Node, constants)
  if (!node) return Infinity
  const { type, value, operator, callee, arguments: given } = node
  if (type === 'Literal') return Number(value)
  if (type === 'Identifier') {
    const constant = constants.get(nameOf(node) ?? '')
    return constant ? of(constant) : Infinity
  }
  if (type === 'ConditionalExpression') return Math.max(of(node.consequent), of(node.alternate))
  if (type === 'BinaryExpression') {
    const [left, right] = [of(node.left), of(node.right)]
    if (operator === '*') return left * right
    return operator === '+' ? left + right : operator === '/' ? left / right : left
  }
  if (type !== 'CallExpression') return Infinity
  const parts = (given as Node[]).map(of)
  const name = nameOf((callee as { property?: Node }).property)
  if (name === 'min') return Math.min(...parts)
  if (name === 'max') return Math.max(...parts)
  return name === 'whole' ? (parts[1] ?? Infinity) : Infinity
}

function commentAbove(lines: readonly string[], line: number): string {
  const text: string[] = []
  for (let at = line - 1; /^\s*(\/\/|\/?\*)/.test(lines[at] ?? ''); at -= 1) text.unshift(lines[at] ?? '')
  return text.join('\n')
}

function longWaits(file: string, code: string): string[] {
  const program = parseSync(file, code).program as unknown as Node
  const constants = new Map<string, Node>()
  walk(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && init && nameOf(id)) constants.set(nameOf(id) ?? '', init as Node)
  })
  const isOurs = file.startsWith('tests/')
  const own = new Map<string, number>()
  const found = new Map<number, Node>()
  // Repeats until it finds no more waiting functions, because a function can wait through another.
  for (let before = -1; before !== own.size; ) {
    before = own.size
    found.clear()
    walk(program, (node, above) => {
      const wait = waitOf(node, own)
      if (!wait) return
      const parameter = nameOf(wait.ms)
      const at = parameter ? above.findLastIndex((one) => placeOf(parameter, one) >= 0) : -1
      const waiting = above[at]
      const named = waiting && nameOf(waiting.id ?? above[at - 1]?.id ?? above[at - 1]?.key)
      const ms = longest(wait.ms, constants)
      if (!isOurs && ms === Infinity) return
      if (named && parameter) own.set(named, placeOf(parameter, waiting))
      else if (ms >= LONG_MS) found.set(wait.at, statementOf(node, above))
    })
  }
  const lines = code.split('\n')
  const lineAt = (position: number) => code.slice(0, position).split('\n').length - 1
  return [...found].flatMap(([at, statement]) => {
    const places = [lineAt(at), lineAt(statement.start)]
    if (places.some((line) => commentAbove(lines, line).includes('Real time: '))) return []
    return [`${file}:${lineAt(at) + 1}: ${lines[lineAt(at)]?.trim()}`]
  })
}

function statementOf(node: Node, above: readonly Node[]): Node {
  return (
    above.findLast(({ type }) => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement') ?? node
  )
}

const waits = (code: string) => longWaits('tests/sample.ts', code).length

test.each([
  'await page.waitForTimeout(500)',
  'const LATE_MS = 800\nawait sleep(LATE_MS)',
  'await sleep(Math.max(20, 2 * 300))',
  'await sleep(random.whole(0, 2500))',
  'await sleep(Math.max(0, until - Date.now()))',
  'await new Promise((done) => setTimeout(done, 500))',
  'await page.route(/caja/, (route) => setTimeout(() => void route.continue(), 1000))',
  'const pass = (ms: number) => new Promise((over) => setTimeout(over, ms))\nawait pass(700)',
  '// Slow machines need it.\nawait sleep(500)',
])('finds the long wait in %j', (code) => expect(waits(code)).toBe(1))

test.each([
  'await page.waitForTimeout(200)',
  'test.setTimeout(240_000)',
  'setTimeout(go)',
  '// Real time: a draft is stored 500 ms after the last key.\nawait sleep(800)',
  'const pass = (ms: number) => new Promise((over) => setTimeout(over, ms))\nawait pass(20)',
  '// Real time: nothing\n// signals it.\nawait Promise.all([\n  sleep(800),\n])',
])('accepts %j', (code) => expect(waits(code)).toBe(0))

test('a wait of a quarter of a second or more explains why it needs real time', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return CALLS.test(code) ? longWaits(file, code) : []
  })
  expect(found).toEqual([])
})
