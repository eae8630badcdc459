import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/**
 * A browser's translator wraps every bare text in its own element, while React still holds the original text
 * node. When an element beside it appears or disappears, React inserts before or removes a node that is no
 * longer a child, and the screen crashes. A text within its own element stays in place.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

interface Node {
  type: string
  start: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const unwrap = (node: Node): Node =>
  /^(ParenthesizedExpression|TSAsExpression|TSNonNullExpression|ChainExpression)$/.test(node.type)
    ? unwrap(node['expression'] as Node)
    : node

/** Returns whether an element is conditional: behind && or ||, or one of two. */
function isConditional(node: Node): boolean {
  const inner = unwrap(node)
  if (inner.type === 'JSXExpressionContainer') return isConditional(inner['expression'] as Node)
  if (inner.type === 'ConditionalExpression')
    return ['consequent', 'alternate'].some((side) => isElement(inner[side] as Node))
  return (
    inner.type === 'LogicalExpression' && ['left', 'right'].some((side) => isElement(inner[side] as Node))
  )
}

function isElement(node: Node): boolean {
  const inner = unwrap(node)
  return inner.type === 'JSXElement' || inner.type === 'JSXFragment' || isConditional(inner)
}

/** Without types, only the name or the source distinguishes a text from an element. */
const TEXTS =
  /^(text|label|title|name|count|told|note|reason|number|amount|day)$|(Text|Name|Label|Title|Words)$/
const WORDS = /words|texts|^problems$/i
const MAKES_TEXT = /^(format|short|sentence|proper|money|name|preset|why|step)|(Text|Words|Name|Case|Money)$/

function isText(node: Node): boolean {
  const inner = unwrap(node)
  switch (inner.type) {
    case 'JSXText':
      return (inner['value'] as string).trim() !== ''
    case 'JSXExpressionContainer':
      return !isConditional(inner) && isText(inner['expression'] as Node)
    case 'Literal':
      return (
        typeof inner['value'] === 'number' ||
        (typeof inner['value'] === 'string' && inner['value'].trim() !== '')
      )
    case 'TemplateLiteral':
      return true
    case 'ConditionalExpression':
      return isText(inner['consequent'] as Node) || isText(inner['alternate'] as Node)
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isText(inner['right'] as Node)
    case 'CallExpression':
      return isMaker(inner['callee'] as Node)
    default:
      return isFrom(inner, TEXTS)
  }
}

/** Returns whether the called function makes a text; for a condition, whether one of its branches does. */
function isMaker(callee: Node): boolean {
  const inner = unwrap(callee)
  if (inner.type !== 'ConditionalExpression') return isFrom(inner, MAKES_TEXT)
  return isMaker(inner['consequent'] as Node) || isMaker(inner['alternate'] as Node)
}

/** Matches a name, or a path that begins at a screen's texts: `formatDate`, `words.title`. */
function isFrom(node: Node, names: RegExp): boolean {
  const inner = unwrap(node)
  if (inner.type === 'Identifier') return names.test(inner['name'] as string)
  if (inner.type !== 'MemberExpression') return false
  const own = inner['property'] as Node
  if (inner['computed'] !== true && TEXTS.test(String(own['name']))) return true
  return rootOf(inner).some((name) => WORDS.test(name))
}

/** Returns the names of a path, from its end to its root. */
function rootOf(node: Node): string[] {
  const inner = unwrap(node)
  if (inner.type === 'Identifier') return [inner['name'] as string]
  if (inner.type !== 'MemberExpression') return []
  const own = inner['computed'] === true ? [] : [String((inner['property'] as Node)['name'])]
  return [...own, ...rootOf(inner['object'] as Node)]
}

function* elementsIn(node: Node): Generator<Node> {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') yield node
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* elementsIn(each)
  }
}

/**
 * Returns whether a node is conditional bare text, alone or in a fragment: React would remove a node
 * that is no longer a child.
 */
function isGoingText(node: Node): boolean {
  const inner = unwrap(node)
  if (inner.type === 'JSXExpressionContainer') return isGoingText(inner['expression'] as Node)
  if (inner.type === 'LogicalExpression') return inner['operator'] === '&&' && isBare(inner['right'] as Node)
  if (inner.type !== 'ConditionalExpression') return false
  const sides = [inner['consequent'] as Node, inner['alternate'] as Node]
  // A text that replaces another one stays in place.
  return sides.some(isBare) && !sides.every(isText)
}

function isBare(node: Node): boolean {
  const inner = unwrap(node)
  if (inner.type !== 'JSXFragment') return isText(inner) || isGoingText(inner)
  return (inner['children'] as Node[]).some((child) => isText(child) || isGoingText(child))
}

/** Returns whether a node is neither white space nor a comment. */
function isSomething(node: Node): boolean {
  const inner = node.type === 'JSXExpressionContainer' ? (node['expression'] as Node) : node
  return inner.type !== 'JSXEmptyExpression' && (inner.type !== 'JSXText' || isText(inner))
}

/**
 * @returns 'path:line' of each element with a bare text beside a conditional one, or a conditional text beside
 * others
 */
function bareTexts(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} could not be read`)
  return [...elementsIn(program as unknown as Node)].flatMap((element) => {
    const children = element['children'] as Node[]
    const isBeside = children.some(isConditional) && children.some(isText)
    const isGoing = children.filter(isSomething).length > 1 && children.some(isGoingText)
    return isBeside || isGoing ? [`${path}:${source.slice(0, element.start).split('\n').length}`] : []
  })
}

describe('a page translated by the browser', () => {
  it('is recognized by text beside a conditional element', () => {
    const found = (jsx: string) => bareTexts('a.tsx', `const a = ${jsx}`).length
    expect(found('<p>{is && <b/>} hola</p>')).toBe(1)
    expect(found('<p>{is ? <b/> : <i/>}{words.title}</p>')).toBe(1)
    expect(found('<p>{formatDate(day)}{(is || <b/>)}</p>')).toBe(1)
    expect(found('<>{`${count}`}{is && <b/>}</>')).toBe(1)
    expect(found('<p>{is && words.title}<b/></p>')).toBe(1)
    expect(found('<p>{is && <>hola <b/></>}<b/></p>')).toBe(1)
    expect(found('<p>{is ? <b/> : words.title}<b/></p>')).toBe(1)
    expect(found('<p>{is && words.title}</p>')).toBe(0)
    expect(found('<p>{is && <b/>}<span>hola</span>{children}</p>')).toBe(0)
    expect(found('<p>{is ? words.yes : words.no}</p>')).toBe(0)
    expect(found('<p>{is && <b/>}{rows.map((row) => <i/>)}</p>')).toBe(0)
  })

  it('has no text directly beside a conditional element', () => {
    const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
    )
    expect(files.length).toBeGreaterThan(300)
    expect(
      files.flatMap((path) => bareTexts(`src/${path}`, readFileSync(`${root}src/${path}`, 'utf8'))),
    ).toEqual([])
  })
})
