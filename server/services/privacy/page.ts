import { companyDateTime } from '#domain/time/dates.ts'
import type { DataKind } from '#domain/privacy/data-kinds.ts'
import { codeWords } from './code-words.es.ts'
import { columnNames, ownColumnNames } from './column-names.es.ts'
import { kindNames, pageTexts as texts, tableNames } from './labels.es.ts'
import type { ReadSection } from './read-section.ts'

/** The page contains only text and tables: no scripts, and nothing from another server. */

const STYLE = `body{font:16px/1.5 sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1b1b1f;background:#fff}
h1{font-size:1.5rem}h2{border-top:2px solid #6b4a8a;padding-top:1rem}.t{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #c9c4d0;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;min-width:4rem}
th{background:#f3eff7}@media(prefers-color-scheme:dark){body{color:#eee;background:#17151a}th{background:#2a2530}}`

export function pageHead(name: string, now: Date): string {
  const made = texts.made(name, companyDateTime(now.getTime()))
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${clean(texts.title)}</title><style>${STYLE}</style></head><body><h1>${clean(texts.title)}</h1><p>${clean(made)}</p><p>${clean(texts.lead)}</p><p>${clean(texts.left)}</p><p><strong>${clean(texts.care)}</strong></p>`
}

export const pageEnd = '</body></html>'

export function missingPart(names: readonly string[]): string {
  if (names.length === 0) return ''
  const list = names.map((name) => `<li>${clean(name)}</li>`).join('')
  return `<h2>${clean(texts.lost)}</h2><p>${clean(texts.lostText)}</p><ul>${list}</ul>`
}

export function kindHead(kind: DataKind): string {
  return `<h2>${clean(kindNames[kind])}</h2>`
}

export function sectionPage({ table, rows }: ReadSection): string {
  const name = tableNames[table] ?? table
  const head = `<h3>${clean(name)} (${rows.length})</h3>`
  const first = rows[0]
  if (!first) return `${head}<p>${clean(texts.none)}</p>`
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
    rows.some((row) => row[column] !== null && row[column] !== undefined && row[column] !== ''),
  )
  const cells = (row: ReadSection['rows'][number]) =>
    columns.map((column) => `<td>${clean(cellOf(table, column, row[column]))}</td>`).join('')
  const titles = columns.map((column) => `<th scope="col">${clean(titleOf(table, column))}</th>`).join('')
  const lines = rows.map((row) => `<tr>${cells(row)}</tr>`).join('')
  return `${head}<div class="t" tabindex="0"><table><thead><tr>${titles}</tr></thead><tbody>${lines}</tbody></table></div>`
}

export function titleOf(table: string, column: string): string {
  return ownColumnNames[`${table}.${column}`] ?? columnNames[column] ?? column
}

export function cellOf(table: string, column: string, value: unknown): string {
  const text = wordsOf(value)
  return codeWords[`${table}.${column}`]?.[text] ?? text
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return INSTANT.test(value) ? companyDateTime(Date.parse(value)) : value
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

function clean(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
