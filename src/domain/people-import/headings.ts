import { fold } from '../fold.ts'
import { type Columns, IMPORT_FIELDS, type ImportField } from './fields.ts'
import { headingNames } from './heading-names.es.ts'

/** A column as it is guessed; not sure: somebody shall look at it. */
export interface GuessedColumn {
  field: ImportField | ''
  isSure: boolean
}

/** 'F_ALTA' → 'f alta', 'Correo-e' → 'correo e'. */
export function plainHeading(heading: string): string {
  return fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const byName = new Map<string, { field: ImportField; isSure: boolean }>(
  IMPORT_FIELDS.flatMap((field) => {
    const { sure, maybe = '' } = headingNames[field]
    return [
      ...sure.split(', ').map((name) => [name, { field, isSure: true }] as const),
      ...maybe.split(', ').map((name) => [name, { field, isSure: false }] as const),
    ]
  }),
)

const shapes: readonly [ImportField, RegExp][] = [
  ['curp', /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/i],
  ['rfc', /^[A-ZÑ&]{4}\d{6}[0-9A-Z]{3}$/i],
  ['correo', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['nss', /^\d{11}$/],
]
/** Hundredths of the cells that are filled, for a shape to be believed. */
const MOST_OF_THEM = 60

/**
 * What each column is: as its source was mapped before, else by its name, else by what stands in it.
 * @param samples of each column
 * @param known by plain heading
 */
export function guessColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  known: ReadonlyMap<string, ImportField | ''> = new Map(),
): GuessedColumn[] {
  const taken = new Set<ImportField>()
  const found: GuessedColumn[] = headings.map(() => ({ field: '', isSure: true }))
  const take = (at: number, field: ImportField | '', isSure: boolean) => {
    if (field !== '' && taken.has(field)) return
    if (field !== '') taken.add(field)
    found[at] = { field, isSure }
  }
  const plain = headings.map(plainHeading)
  const isOpen = (at: number) => found[at]?.field === '' && !known.has(plain[at] ?? '')
  for (const [at, name] of plain.entries()) {
    const before = known.get(name)
    if (before !== undefined) take(at, before, true)
  }
  // Sure names first, whichever column stands first.
  for (const wanted of [true, false]) {
    for (const [at, name] of plain.entries()) {
      const guess = byName.get(name)
      if (isOpen(at) && guess?.isSure === wanted) take(at, guess.field, wanted)
    }
  }
  for (const at of plain.keys()) {
    const shape = isOpen(at) ? shapeOf(samples[at] ?? []) : null
    if (shape) take(at, shape, false)
  }
  return wholeNames(found)
}

/** A name without surnames beside it is all of it. */
function wholeNames(columns: GuessedColumn[]): GuessedColumn[] {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('nombre') || has('apellidos') || has('paterno') || has('nombreCompleto')) return columns
  return columns.map((column) =>
    column.field === 'nombre' ? { field: 'nombreCompleto', isSure: false } : column,
  )
}

function shapeOf(samples: readonly string[]): ImportField | null {
  const filled = samples.map((text) => text.trim()).filter((text) => text !== '')
  if (filled.length === 0) return null
  const fits = (shape: RegExp) => filled.filter((text) => shape.test(text)).length * 100
  return shapes.find(([, shape]) => fits(shape) >= filled.length * MOST_OF_THEM)?.[0] ?? null
}

/** How many of the cells are names of columns: the row with most of them is the heading, which seldom is beyond the tenth. */
export function headingScore(cells: readonly string[]): number {
  return cells.filter((cell) => byName.has(plainHeading(cell))).length
}

/** What is remembered of a source, by plain heading. */
export function columnsByHeading(
  headings: readonly string[],
  columns: Columns,
): Record<string, ImportField | ''> {
  return Object.fromEntries(headings.map((heading, at) => [plainHeading(heading), columns[at] ?? '']))
}
