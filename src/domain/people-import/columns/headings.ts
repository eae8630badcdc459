import { isMail } from '../../text/mail-address.ts'
import { type GuessedColumn, HeadingBook } from '../../import-file/headings.ts'
import { IMPORT_FIELDS, type ImportField } from './fields.ts'
import { headingNames } from './heading-names.es.ts'

const shapes: readonly [ImportField, Pick<RegExp, 'test'>][] = [
  ['curp', /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d$/i],
  ['rfc', /^[A-ZÑ&]{4}\d{6}[0-9A-Z]{3}$/i],
  ['correo', { test: isMail }],
  ['nss', /^\d{11}$/],
]
/** Minimum percentage of filled cells that must match a pattern, so that the values identify a column. */
const MIN_MATCHING_PERCENT = 60

const byName = new HeadingBook(headingNames, IMPORT_FIELDS, shapeOf)

/** Recognizes the columns of a people file. A name column without surname columns counts as the full name. */
export const peopleHeadings = {
  score: (cells: readonly string[]) => byName.score(cells),
  guess(...input: Parameters<typeof byName.guess>) {
    return wholeNames(byName.guess(...input))
  },
}

function wholeNames(columns: GuessedColumn<ImportField>[]): GuessedColumn<ImportField>[] {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('nombre') || has('apellidos') || has('paterno') || has('nombreCompleto')) return columns
  return columns.map((column) =>
    column.field === 'nombre' ? { field: 'nombreCompleto', isSure: false } : column,
  )
}

function shapeOf(samples: readonly string[]): ImportField | null {
  const filled = samples.map((text) => text.trim()).filter((text) => text !== '')
  if (filled.length === 0) return null
  const matching = (shape: Pick<RegExp, 'test'>) => filled.filter((text) => shape.test(text)).length * 100
  return shapes.find(([, shape]) => matching(shape) >= filled.length * MIN_MATCHING_PERCENT)?.[0] ?? null
}
