import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/**
 * Each screen label appears in at most two files of the browser tests, so a renamed label changes one page
 * object (tests/support/pages). A label is a text of the app that begins with a capital letter and that a
 * locator, an action or an assertion names. Counted: files with the label in a string, a template or a
 * regular expression. Not counted: routes that no locator of the file searches, typed text, values of the
 * wire, imports.
 */

const MOST_FILES = 2
const FOLDERS = ['e2e', 'support', 'faults', 'browsers', 'pictures', 'bench']
const NO_SCREEN = /^tests\/support\/(files|foreign|people|server)\//
/** Papers named by law, which a screen cannot rename. */
const DATA = /^(CURP|INE)$/

/**
 * Functions that search a label: Playwright's locators, and those of tests/browsers. The label is the first
 * argument, or a property of any argument.
 */
const BY_FIRST = /^(getBy(Label|Text|Placeholder|Title|AltText)|fill|pick|sees|all)$/
const PROPERTIES = /^(name|hasText|hasNotText|within)$/
/** Parts of page objects, actions and assertions: every argument can be a label. */
const PARTS = /^(button|checkbox|dialog|field|heading|link|option|question|text)$/
const ACTIONS = /^(press|choose|check|slide|tap|add|selectOption)$/
const EXPECTED = /^to(Have|Contain)Text$|^toContain$|^toHaveAccessibleName$/
const KEY = /^(Enter|Escape|Tab|Space|Shift|Home|End|Backspace|Delete|Page(Up|Down)|Arrow\w+|Control\+\w)$/

/** Functions whose only argument is typed text: `field.fill(text)`, but not `hand.fill(label, text)`. */
const TYPED = /^(fill|pressSequentially|toHaveValue)$/
/** Keys of the wire that screens also show. */
const WIRE = /^(nombre|estatus|comentario)$/

interface Node {
  type: string
  [key: string]: unknown
}

const root = fileURLToPath(new URL('..', import.meta.url))

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name) && !NO_SCREEN.test(name))
}

/** Returns the texts in a node; for a regular expression, the parts between its special characters. */
function wordsOf({ type, value, regex }: Node): string[] {
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked.trim()]
  if (type !== 'Literal') return []
  if (typeof value === 'string') return [value.trim()]
  const { pattern = '' } = (regex ?? {}) as { pattern?: string }
  return pattern
    .replace(/\[[^\]]*\]|\{[^}]*\}|\\[a-zA-Z]/g, '|')
    .replace(/\\(.)/g, '$1')
    .split(/[|()^$*+?]|\.(?=[*+])/)
    .map((part) => part.trim())
}

function isTyping({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || (given as Node[]).length !== 1) return false
  return TYPED.test(nameOf((callee as { property?: Node }).property))
}

function isWire({ type, key, left }: Node): boolean {
  return WIRE.test(nameOf((type === 'Property' ? key : type === 'BinaryExpression' ? left : null) as Node))
}

const nameOf = (node: Node | null | undefined) => String(node?.name)

function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type === 'ImportDeclaration' || isWire(node)) return
  if (isTyping(node)) return walk(node.callee as Node, visit)
  visit(node)
  for (const child of Object.values(node).flat() as (Node | null | undefined)[])
    if (typeof child?.type === 'string') walk(child, visit)
}

function wordsIn(file: string, visit?: (node: Node) => void): Set<string> {
  const found = new Set<string>()
  walk(parseSync(file, readFileSync(root + file, 'utf8')).program as unknown as Node, (node) => {
    for (const words of wordsOf(node)) found.add(words)
    visit?.(node)
  })
  return found
}

function soughtBy(node: Node): Node[] {
  if (node.type !== 'CallExpression') return []
  const callee = node.callee as Node & { property?: Node; object?: Node }
  const given = node.arguments as Node[]
  const properties = given.flatMap(({ type, properties: own }) =>
    type === 'ObjectExpression' ? (own as (Node & { key?: Node; value: Node })[]) : [],
  )
  const name = nameOf(callee.property ?? callee)
  const isLocator = BY_FIRST.test(name) && callee.property && callee.object?.name !== 'Promise'
  const isNamed = [PARTS, ACTIONS, EXPECTED].some((names) => names.test(name))
  return [
    ...(isNamed ? given : isLocator ? given.slice(0, 1) : []),
    ...properties.filter(({ key }) => PROPERTIES.test(nameOf(key))).map(({ value }) => value),
  ]
}

const spoken = filesIn('src', /(\.(es|en)|texts)\.ts$/).flatMap((file) => [...wordsIn(file)])
const texts = ` ${spoken.join(' | ')} `
const routes = new Set(
  filesIn('src/hooks/navigation', /paths\.ts$/)
    .flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(/['`]\/(\w+)/g)])
    .map(([, name]) => name),
)

function isLabel(words: string): boolean {
  if (DATA.test(words) || KEY.test(words) || !/^[¿¡]?\p{Lu}\p{L}/u.test(words)) return false
  for (let at = texts.indexOf(words); at >= 0; at = texts.indexOf(words, at + 1))
    if (!/\p{L}/u.test(`${texts[at - 1]}${texts[at + words.length]}`)) return true
  return false
}

it('each screen label is written in at most two files of the browser tests', () => {
  const labels = new Set<string>()
  const written = new Map<string, string[]>()
  for (const file of FOLDERS.flatMap((folder) => filesIn(`tests/${folder}`, /\.tsx?$/))) {
    const sought = new Set<string>()
    const note = (node: Node) => wordsOf(node).forEach((words) => sought.add(words))
    const here = wordsIn(file, (node) => soughtBy(node).forEach((each) => walk(each, note)))
    for (const words of sought) labels.add(words)
    for (const words of here)
      if (sought.has(words) || !routes.has(words)) written.set(words, [...(written.get(words) ?? []), file])
  }
  const often = [...written]
    .filter(([words, files]) => files.length > MOST_FILES && labels.has(words) && isLabel(words))
    .map(([words, files]) => `${words}: ${files.join(', ')}`)
  expect(labels.size).toBeGreaterThan(500)
  expect(often).toEqual([])
})
