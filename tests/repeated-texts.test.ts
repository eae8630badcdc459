import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/**
 * A text that more than two screens share is written once, in `src/i18n/basic-words.es.ts` or
 * `shared-words.es.ts`. Counted: strings of the dictionaries, by file. Not counted: words of printed papers,
 * which are only Spanish.
 */

const files = import.meta.glob<string>('../src/**/*.es.ts', { query: '?raw', import: 'default', eager: true })
/** Sources with the titles of screens and the rows of Más; each has both languages in one file. */
const titles = import.meta.glob<string>(
  ['../src/features/*/{feature,titles,help}.ts', '../src/features/*/{routes,more-rows}.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
const english = Object.keys(import.meta.glob('../src/**/*.en.ts'))
const MOST_FILES = 2
const MOST_EXCEPTIONS = 40

/** Texts that stay in their files, because one Spanish text has several meanings with different English. */
const meanings: Record<string, string> = {
  Ver: 'show, view, see',
  Nombre: 'name, first name',
  Descartar: 'discard, reject an idea',
  Nómina: 'payroll, a regular payment, a name of a kind',
  Estado: 'status, state of the country',
  Todos: 'everyone, all rows',
  Inicio: 'home, start of a period',
  Hasta: 'to, until, up to',
  Para: 'for, to',
  Falta: 'missing, unjustified absence, still to come',
  'Buscando…': 'searching, loading',
  Borrar: 'delete, clear, erase a digit',
  'Actualización de datos': 'the form, its row in a list',
  Subir: 'upload, move up',
  Encuestas: 'polls, surveys of evaluators',
  Entrada: 'entry, from an hour',
  'Para quién': 'audience, recipient, who it is for',
  'Qué trae': 'content of a file, of a visit, of a source',
  Activar: 'turn on, activate a person',
  Terminada: 'done, finished',
  Pago: 'payment, payday',
  Bajas: 'leavers, exits from the fund',
  Baja: 'left the company, exit from the fund',
  Notificaciones: 'title of the screen, of its row, of the bell',
  'Usa solo números, hasta 10.': 'a rule of imports that client and server share, two screens',
  'Caja de ahorro': 'the fund, a benefit that an offer names',
  Comedor: 'an installation, a deduction, a benefit that an offer names',
  '1 año': 'an age, a retention period, an experience',
  '{} años': 'an age, a retention period, an experience',
  '{} de {}': 'a position in a list, a month of a year',
  Escolaridad: 'step of the form, kind of a requirement in two places',
  Todo: 'everything, all rows',
  'Desde el {}': 'since, from',
  'Núm.': 'heading of three sheets',
  Reconocer: 'the screen, its row, its button',
}

interface Node {
  type: string
  // Shapes of the parser's nodes, which it does not type.
  // oxlint-disable-next-line typescript/no-explicit-any
  [key: string]: any
}

/** Nodes without texts: imports and types, but not `as` and `satisfies`, which contain a value. */
const OTHER_NODES = /^(?:Import|TS(?!As|Satisfies))/

/** Returns the texts of a file, also of lists, functions and templates; "{}" stands for a value. */
function textsIn(code: string): string[] {
  const found: string[] = []
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, key: _key, ...parts } = node as Node
    if (OTHER_NODES.test(type)) return
    if (type === 'Literal' && typeof parts.value === 'string') found.push(parts.value)
    if (type === 'TemplateLiteral') found.push(parts.quasis.map((each: Node) => each.value.cooked).join('{}'))
    walk(Object.values(parts))
  }
  walk(parseSync('texts.ts', code).program.body)
  // A single word in lower case is a key or a part of a sentence.
  return found.filter((text) => /[a-záéíóúñ]{2}/i.test(text) && /^[¿¡]?\p{Lu}|\s/u.test(text))
}

function titlesByFeature(): Record<string, string> {
  const found: Record<string, string[]> = {}
  for (const [file, code] of Object.entries(titles)) {
    const feature = file.replace(/\/[^/]+$/, '')
    for (const [, text = ''] of code.matchAll(/\binBoth\(\s*'([^']+)'/g)) (found[feature] ??= []).push(text)
  }
  return Object.fromEntries(
    Object.entries(found).map(([feature, texts]) => [
      feature,
      `export const es = ${JSON.stringify(Object.fromEntries(texts.map((text, at) => [`t${at}`, text])))}`,
    ]),
  )
}

function repeatedIn(dictionaries: Readonly<Record<string, string>>): string[] {
  const places = new Map<string, number>()
  for (const code of Object.values(dictionaries))
    for (const text of new Set(textsIn(code))) places.set(text, (places.get(text) ?? 0) + 1)
  return [...places].filter(([, count]) => count > MOST_FILES).map(([text]) => text)
}

it('writes a text of more than two dictionaries once, except words with several meanings', () => {
  const translated = Object.entries(files).filter(([file]) =>
    english.includes(file.replace('.es.ts', '.en.ts')),
  )
  expect(translated.length).toBeGreaterThan(120)
  const repeated = repeatedIn({ ...Object.fromEntries(translated), ...titlesByFeature() })
  expect(repeated.filter((text) => !(text in meanings))).toEqual([])
  expect(Object.keys(meanings).filter((text) => !repeated.includes(text))).toEqual([])
  expect(Object.keys(meanings).length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
})

it('the check finds a text in three dictionaries', () => {
  const one = `export const es = { again: 'Intentar otra vez', deep: { again: 'Otra' } } satisfies Dictionary`
  expect(repeatedIn({ a: one, b: one, c: one })).toEqual(['Intentar otra vez', 'Otra'])
  expect(repeatedIn({ a: one, b: one })).toEqual([])
})
