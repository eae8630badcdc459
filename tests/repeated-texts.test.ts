import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/**
 * A text that more than two screens share is written once, in `src/i18n/basic-words.es.ts` or `shared-words.es.ts`.
 * Counted: strings of the dictionaries, by file. Words of printed papers, which are only Spanish, do not count.
 */

const files = import.meta.glob<string>('../src/**/*.es.ts', { query: '?raw', import: 'default', eager: true })
/** Titles and rows of Más, in both languages in one place. */
const titles = import.meta.glob<string>(
  ['../src/features/*/{feature,titles,help}.ts', '../src/features/*/{routes,more-rows}.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
const english = Object.keys(import.meta.glob('../src/**/*.en.ts'))
const MOST_FILES = 2
const MOST_EXCEPTIONS = 40

/** Texts that stay in their files, because one Spanish word has several meanings with their own English. */
const meanings: Record<string, string> = {
  Ver: 'show, view, see',
  Nombre: 'name, first name',
  Descartar: 'discard, reject an idea',
  'Ocurrió un error': 'the assistant says it in Spanish (contract)',
  Cambiar: 'change, replace a photo',
  Nómina: 'payroll, a regular payment, a name of a kind',
  'Sin respuesta': 'no response of the service, no answer of a person',
  Estado: 'status, state of the country',
  Todos: 'everyone, all rows',
  Inicio: 'home, start of a period',
  Desde: 'from, since',
  Hasta: 'to, until, up to',
  Revisar: 'review, check',
  Para: 'for, to',
  Antes: 'before, earlier',
  Falta: 'missing, unjustified absence, still to come',
  'Buscando…': 'searching, loading',
  Borrar: 'delete, clear, erase a digit',
  Después: 'later, after',
  'Actualización de datos': 'the form, its row in a list',
  Subir: 'upload, move up',
  Encuestas: 'polls, surveys of evaluators',
  English: 'the language, its link in the other language',
  Entrada: 'entry, from an hour',
  'Para quién': 'audience, recipient, who it is for',
  'Qué trae': 'content of a file, of a visit, of a source',
  Activar: 'turn on, activate a person',
  Terminada: 'done, finished',
  Pago: 'payment, payday',
  Bajas: 'leavers, exits from the fund',
  Baja: 'left the company, exit from the fund',
}

interface Node {
  type: string
  // Shapes of the parser's nodes, which it does not type.
  // oxlint-disable-next-line typescript/no-explicit-any
  [key: string]: any
}

/** Returns the strings that are values in a file's dictionary. */
function textsIn(code: string): string[] {
  const found: string[] = []
  const walk = (node: Node) => {
    if (node.type === 'ObjectExpression')
      for (const each of node.properties) if (each.type === 'Property') walk(each.value)
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') walk(node.expression)
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
  }
  for (const statement of parseSync('texts.ts', code).program.body as Node[])
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration')
      for (const { init } of statement.declaration.declarations) if (init) walk(init)
  return found.filter((text) => /[a-záéíóúñ]{2}/i.test(text))
}

/** Returns the Spanish of each `inBoth`, as a dictionary for each feature. */
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
  const repeated = repeatedIn({ ...Object.fromEntries(translated), ...titlesByFeature() }).filter((text) =>
    /^\p{Lu}/u.test(text),
  )
  expect(repeated.filter((text) => !(text in meanings))).toEqual([])
  expect(Object.keys(meanings).filter((text) => !repeated.includes(text))).toEqual([])
  expect(Object.keys(meanings).length).toBeLessThanOrEqual(MOST_EXCEPTIONS)
})

it('is checked: finds a text in three dictionaries', () => {
  const one = `export const es = { again: 'Intentar otra vez', deep: { again: 'Otra' } } satisfies Dictionary`
  expect(repeatedIn({ a: one, b: one, c: one })).toEqual(['Intentar otra vez', 'Otra'])
  expect(repeatedIn({ a: one, b: one })).toEqual([])
})
