import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

// A failure that is swallowed says why it may be. Read from the syntax, in every room that ships or serves.

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

/** Its cause is thrown on, or handed to somebody who looks at it. */
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

/** The handler of a failure that says nothing of it, or of failures that nobody looks at; null for anything else. */
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

/** Lines of handlers with no comment inside, nor before what they belong to. */
function unexplained(name: string, source: string): string[] {
  const { program, comments, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  const isExplained = (from: number, to: number) =>
    comments.some(({ start, end, value }) => start >= from && end <= to && !/^\s*oxlint-/.test(value))
  const found: string[] = []
  /** @param from where the statement's own comments may begin: the end of the one before it */
  const look = (node: Node, from: number) => {
    const swallower = swallowerIn(node)
    if (swallower && !isExplained(from, swallower.end)) {
      const line = source.slice(0, swallower.start).split('\n').length
      found.push(`${name}:${line}: ${source.split('\n')[line - 1]?.trim()}`)
    }
    const isList = /^(Program|BlockStatement|SwitchCase|ObjectExpression|ClassBody)$/.test(node.type)
    let last = node.start
    for (const child of childrenOf(node)) {
      look(child, isList ? last : from)
      last = child.end
    }
  }
  look(program as unknown as Node, 0)
  return found
}

it('failures are swallowed nowhere without a reason in words', () => {
  const files = ['src', 'sw', 'server', 'scripts'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.(test|d)\.m?tsx?$/.test(name)),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => unexplained(file, readFileSync(root + file, 'utf8')))).toEqual([])
})

it('and are seen wherever they are swallowed', () => {
  const source = `
    async function f() {
      try { a() } catch { b() }
      // Of the one before it.
      c()
      try { a() } catch (cause) { if (cause) b() }
      await a().catch(() => null)
      await a().then(b, () => null)
      await Promise.allSettled([a()])
    }`
  expect(unexplained('seen.ts', source).map((each) => each.split(':')[1])).toEqual(['3', '6', '7', '8', '9'])
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
  expect(unexplained('explained.ts', explained)).toEqual([])
})
