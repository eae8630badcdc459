import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

// Code that ignores a failure or a success result needs a comment with the reason. Checked in src, sw, server
// and scripts.

const root = fileURLToPath(new URL('..', import.meta.url))

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string'
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

function isPassedOn(body: Node, cause: string | null): boolean {
  const names = (node: Node): boolean =>
    (node.type === 'Identifier' && node.name === cause) || (!isFunction(node) && childrenOf(node).some(names))
  const passes = (node: Node): boolean => {
    if (node.type === 'ThrowStatement') return true
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
    if (isCall && cause !== null && (node.arguments as Node[]).some(names)) return true
    return !isFunction(node) && childrenOf(node).some(passes)
  }
  return passes(body)
}

function swallowerIn(node: Node): Node | null {
  if (node.type === 'CatchClause') {
    const body = node.body as Node
    return isPassedOn(body, ((node.param as Node | null)?.name as string | undefined) ?? null) ? null : node
  }
  if (node.type !== 'CallExpression') return null
  const method = ((node.callee as Node).property as Node | undefined)?.name
  const given = node.arguments as Node[]
  if (method === 'allSettled') return node
  const handler = method === 'catch' ? given[0] : method === 'then' ? given[1] : undefined
  if (!handler || !isFunction(handler)) return null
  const [cause] = handler.params as Node[]
  return isPassedOn(handler.body as Node, (cause?.name as string | undefined) ?? null) ? null : handler
}

function unreadCallsIn(node: Node): Node[] {
  const isVoid = node.type === 'UnaryExpression' && node.operator === 'void'
  return isVoid ? callsOf(node.argument as Node) : node.type === 'ExpressionStatement' ? callsOf(node) : []
}

function callsOf(node: Node): Node[] {
  switch (node.type) {
    case 'ExpressionStatement':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return callsOf(node.expression as Node)
    case 'AwaitExpression':
      return callsOf(node.argument as Node)
    case 'LogicalExpression':
      return callsOf(node.right as Node)
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((each) => callsOf(each as Node))
    case 'CallExpression': {
      const { property, object } = node.callee as Node & { property?: Node; object?: Node }
      const isPassedBy = object && /^(catch|finally)$/.test(String(property?.name))
      return isPassedBy ? callsOf(object) : [node]
    }
    default:
      return []
  }
}

interface File {
  name: string
  source: string
  program: Node
  comments: ReturnType<typeof parseSync>['comments']
}

function parse(name: string, source: string): File {
  const { program, comments, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  return { name, source, program: program as unknown as Node, comments }
}

/** Names of functions whose declared result says whether they succeeded. */
function tellersIn({ program, source }: File): Set<string> {
  const names = new Set<string>()
  const look = (node: Node, name: unknown) => {
    const { start = 0, end = 0 } = (node.returnType as Node | null | undefined) ?? {}
    if (/^:\s*(Promise<)?(boolean\b|Result<)/.test(source.slice(start, end))) names.add(String(name))
    for (const child of childrenOf(node)) {
      const isNamed = node.type === 'VariableDeclarator' && isFunction(child)
      const named = isNamed ? node : child
      if (isNamed || child.type === 'FunctionDeclaration') look(child, (named.id as Node | null)?.name)
      else look(child, null)
    }
  }
  look(program, null)
  return names
}

function importsOf({ name, program }: File): Map<string, [file: string, imported: string]> {
  const found = new Map<string, [string, string]>()
  for (const node of program.body as Node[]) {
    if (node.type !== 'ImportDeclaration') continue
    const from = String((node.source as Node).value)
    const inside = from.replace(/^#server\//, 'server/').replace(/^#(\w+)\//, 'src/$1/')
    const file = from.startsWith('.') ? posix.join(posix.dirname(name), from) : inside
    for (const each of node.specifiers as Node[]) {
      const imported = (each.imported as Node | undefined)?.name
      found.set(String((each.local as Node).name), [file, String(imported)])
    }
  }
  return found
}

function unexplained(
  { name, source, program, comments }: File,
  offendersIn: (node: Node) => readonly Node[],
): string[] {
  const isExplained = (from: number, to: number) =>
    comments.some(({ start, end, value }) => start >= from && end <= to && !/^\s*oxlint-/.test(value))
  const found = new Set<string>()
  /** @param from end of the previous statement; a comment after it explains this statement */
  const look = (node: Node, from: number) => {
    for (const offender of offendersIn(node)) {
      if (isExplained(from, offender.end)) continue
      const line = source.slice(0, offender.start).split('\n').length
      found.add(`${name}:${line}: ${source.split('\n')[line - 1]?.trim()}`)
    }
    const isList = /^(Program|BlockStatement|SwitchCase|ObjectExpression|ClassBody)$/.test(node.type)
    let last = node.start
    for (const child of childrenOf(node)) {
      look(child, isList ? last : from)
      last = child.end
    }
  }
  look(program, 0)
  return [...found]
}

const swallowedIn = (file: File) =>
  unexplained(file, (node) => [swallowerIn(node)].filter((each) => each !== null))

function unreadIn(file: File, tellers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const imports = importsOf(file)
  return unexplained(file, (node) =>
    unreadCallsIn(node).filter(({ callee }) => {
      const name = String((callee as Node).name)
      const [from, imported] = imports.get(name) ?? [file.name, name]
      return tellers.get(from)?.has(imported)
    }),
  )
}

const files = ['src', 'sw', 'server', 'scripts'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|d)\.m?tsx?$/.test(name))
    .map((name) => parse(name, readFileSync(root + name, 'utf8'))),
)

it('no file swallows an error without an explanation', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(swallowedIn)).toEqual([])
})

it('no file ignores a result that reports success or failure', () => {
  const tellers = new Map(files.map((file) => [file.name, tellersIn(file)]))
  expect([...(tellers.get('src/core/outbox/drafts.ts') ?? [])]).toEqual(['writeDraft', 'isDelivered'])
  expect(files.flatMap((file) => unreadIn(file, tellers))).toEqual([])
})

it('the checks find every form of a swallowed failure and of an unread result', () => {
  const source = `
    async function f() {
      try { a() } catch { b() }
      // Belongs to the statement before.
      c()
      try { a() } catch (cause) { if (cause) b() }
      await a().catch(() => null)
      await a().then(b, () => null)
      await Promise.allSettled([a()])
    }`
  expect(swallowedIn(parse('seen.ts', source)).map((each) => each.split(':')[1])).toEqual([
    '3',
    '6',
    '7',
    '8',
    '9',
  ])
  const explained = `
    async function f() {
      try { a() } catch { /* It is not there. */ }
      // It is not there.
      await a().catch(() => null)
      const b = a().then(() => true,
        // It is not there.
        () => false)
      try { a() } catch (cause) { log(cause) }
      try { a() } catch (cause) { if (cause.code !== 1) throw cause }
      await a().catch(show)
      await a().catch((cause) => show(cause))
    }`
  expect(swallowedIn(parse('explained.ts', explained))).toEqual([])
  const unread = parse(
    'src/core/a.ts',
    `import { b as c } from './b.ts'
    const own = async (): Promise<Result<null>> => ok
    async function f() {
      c()
      await own().catch(show)
      if (d) void c()
      e?.(() => void own())
      const is = c()
      if (await c()) return own()
      // Nobody waits for it.
      c()
    }`,
  )
  const tellers = new Map([
    ['src/core/b.ts', new Set(['b'])],
    ['src/core/a.ts', tellersIn(unread)],
  ])
  expect(unreadIn(unread, tellers).map((each) => each.split(':')[1])).toEqual(['4', '5', '6', '7'])
})
