import type { ColumnsOf } from './headings.ts'

/** Returns fields that two columns claim; it is unknown which column is right. */
export function doubledFields<Field extends string>(columns: ColumnsOf<Field>): Field[] {
  const fields = columns.filter((each): each is Field => each !== '')
  return [...new Set(fields.filter((field, at) => fields.indexOf(field) !== at))]
}

/** Returns a column's spreadsheet name: 27 → 'AB'. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
