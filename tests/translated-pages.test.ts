import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/**
 * A browser's translator wraps every bare text in its own element, while React still holds the original text
 * node. That node is no longer a child of its element. React still inserts before it, or removes it, when an
 * element beside the text appears or disappears, and the screen crashes. A text inside its own element is safe.
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

/** Without types, only a name or a declaration in the same file distinguishes an element from a text. */
const ELEMENTS =
  /^(children|tools|toggle|trail|lead|below|none|notice|about|trouble|eye|start|heading|field|wayOut)$|(icon|aside|banner|picture|preview|keptNote)$/i
const LISTS = /^(map|from)$/
const WORDS = /words|texts/i

/** Names in one file that are declared as elements, or as functions that return elements. */
type Declared = ReadonlySet<string>

function isText(node: Node, declared: Declared): boolean {
  const inner = unwrap(node)
  const isEither = (sides: readonly string[]) => sides.some((side) => isText(inner[side] as Node, declared))
  switch (inner.type) {
    case 'JSXText':
      return (inner['value'] as string).trim() !== ''
    case 'JSXExpressionContainer':
      return !isConditional(inner) && isEither(['expression'])
    case 'Literal':
      return (
        typeof inner['value'] === 'number' ||
        (typeof inner['value'] === 'string' && inner['value'].trim() !== '')
      )
    case 'TemplateLiteral':
      return true
    case 'ConditionalExpression':
      return isEither(['consequent', 'alternate'])
    case 'LogicalExpression':
      return isEither(inner['operator'] === '&&' ? ['right'] : ['left', 'right'])
    case 'BinaryExpression':
      return isEither(['left', 'right'])
    case 'CallExpression':
      return isEither(['callee'])
    case 'Identifier': {
      const name = inner['name'] as string
      return name !== 'undefined' && !ELEMENTS.test(name) && !declared.has(name)
    }
    case 'MemberExpression':
      return isTextPath(inner)
    default:
      return false
  }
}

/**
 * Returns whether a path such as `words.lead` is a text: it begins at a screen's texts, or its last name is not
 * the name of an element or a list.
 */
function isTextPath(path: Node): boolean {
  const last = String((path['property'] as Node)['name'])
  if (path['computed'] === true || isFromTexts(path)) return true
  return !ELEMENTS.test(last) && !LISTS.test(last)
}

function isFromTexts(node: Node): boolean {
  const inner = unwrap(node)
  if (inner.type === 'Identifier') return WORDS.test(inner['name'] as string)
  return inner.type === 'MemberExpression' && isFromTexts(inner['object'] as Node)
}

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* nodesIn(each)
  }
}

function declaredIn(nodes: readonly Node[]): Declared {
  const declared = new Set<string>()
  for (const node of nodes) {
    const value = node.type === 'FunctionDeclaration' ? node : (node['init'] as Node | null | undefined)
    if (value && isNode(node['id']) && makesElement(value, declared))
      declared.add((node['id'] as Node)['name'] as string)
  }
  return declared
}

/** Returns whether a value is an element, a function that returns one, or a list made with such a function. */
function makesElement(node: Node, declared: Declared): boolean {
  const inner = unwrap(node)
  if (inner.type === 'Identifier') return declared.has(inner['name'] as string)
  if (inner.type === 'CallExpression')
    return (inner['arguments'] as Node[]).some((each) => makesElement(each, declared))
  if (!isNode(inner['body'])) return isElement(inner)
  const body = inner['body']
  if (body.type !== 'BlockStatement') return makesElement(body, declared)
  const last = (body['body'] as Node[]).at(-1)
  return isNode(last?.['argument']) && makesElement(last['argument'], declared)
}

/**
 * Returns whether a node is conditional bare text, alone or in a fragment, which React could not remove after the
 * translation.
 */
function isGoingText(node: Node, declared: Declared): boolean {
  const inner = unwrap(node)
  if (inner.type === 'JSXExpressionContainer') return isGoingText(inner['expression'] as Node, declared)
  if (inner.type === 'LogicalExpression')
    return inner['operator'] === '&&' && isBare(inner['right'] as Node, declared)
  if (inner.type !== 'ConditionalExpression') return false
  const sides = [inner['consequent'] as Node, inner['alternate'] as Node]
  // A text that replaces another text stays in place.
  return sides.some((side) => isBare(side, declared)) && !sides.every((side) => isText(side, declared))
}

function isBare(node: Node, declared: Declared): boolean {
  const inner = unwrap(node)
  const nodes = inner.type === 'JSXFragment' ? (inner['children'] as Node[]) : [inner]
  return nodes.some((each) => isText(each, declared) || isGoingText(each, declared))
}

function isSomething(node: Node): boolean {
  const inner = node.type === 'JSXExpressionContainer' ? (node['expression'] as Node) : node
  return (
    inner.type !== 'JSXEmptyExpression' &&
    (inner.type !== 'JSXText' || (inner['value'] as string).trim() !== '')
  )
}

/**
 * @returns 'path:line' of each element with a bare text beside a conditional one, or a conditional text
 * beside others
 */
function bareTexts(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} could not be read`)
  const nodes = [...nodesIn(program as unknown as Node)]
  const declared = declaredIn(nodes)
  const elements = nodes.filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
  return elements.flatMap((element) => {
    const children = element['children'] as Node[]
    const isBeside = children.some(isConditional) && children.some((child) => isText(child, declared))
    const isGoing =
      children.filter(isSomething).length > 1 && children.some((child) => isGoingText(child, declared))
    return isBeside || isGoing ? [`${path}:${source.slice(0, element.start).split('\n').length}`] : []
  })
}

describe('a page that the browser translates', () => {
  it('has a check that finds text beside a conditional element', () => {
    const found = (jsx: string) => bareTexts('a.tsx', `const a = ${jsx}`).length
    expect(found('<p>{is && <b/>} hola</p>')).toBe(1)
    expect(found('<p>{is ? <b/> : <i/>}{words.title}</p>')).toBe(1)
    expect(found('<p>{formatDate(day)}{(is || <b/>)}</p>')).toBe(1)
    expect(found('<>{`${count}`}{is && <b/>}</>')).toBe(1)
    expect(found('<p>{is && words.title}<b/></p>')).toBe(1)
    expect(found('<p>{is && <>hola <b/></>}<b/></p>')).toBe(1)
    expect(found('<p>{is ? <b/> : words.title}<b/></p>')).toBe(1)
    expect(found('<p>{as}{is && <b/>}</p>')).toBe(1)
    expect(found('<p>{said(day)}{is && <b/>}</p>')).toBe(1)
    expect(found('<p>{survey.tipo}{is && <b/>}</p>')).toBe(1)
    expect(found('<p>{is && as}<b/></p>')).toBe(1)
    expect(found('<p>{as ?? null}{is && <b/>}</p>')).toBe(1)
    expect(found('<p>{from}{is && <b/>}</p>')).toBe(1)
    expect(found('<p>{words.lead}{is && <b/>}</p>')).toBe(1)
    expect(found('<p>{is && words.title}</p>')).toBe(0)
    expect(found('<p>{is && <b/>}<span>hola</span>{children}</p>')).toBe(0)
    expect(found('<p>{is && <b/>}{shared?.dialogAside}</p>')).toBe(0)
    expect(found('() => { const way = <i/>; return <p>{is && <b/>}{way}</p> }')).toBe(0)
    expect(found('() => { const way = () => <i/>; return <p>{is && <b/>}{way()}</p> }')).toBe(0)
    expect(found('() => { const way = rows.map(() => <i/>); return <p>{is && <b/>}{way}</p> }')).toBe(0)
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
