import type { ColumnsOf } from './headings.ts'

/** A field that two columns claim: which of them is meant nobody knows. */
export function doubledFields<Field extends string>(columns: ColumnsOf<Field>): Field[] {
  const fields = columns.filter((each): each is Field => each !== '')
  return [...new Set(fields.filter((field, at) => fields.indexOf(field) !== at))]
}

/** 27 → 'AB', as a spreadsheet names its columns. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
