import type { ColumnsOf } from './headings.ts'

export function doubledFields<Field extends string>(columns: ColumnsOf<Field>): Field[] {
  const fields = columns.filter((each): each is Field => each !== '')
  return [...new Set(fields.filter((field, at) => fields.indexOf(field) !== at))]
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last
}
