import writeExcel, { type CellObject, type Row, type SheetData } from 'write-excel-file/browser'
import { dateParts } from '#domain/time/dates.ts'

/** Plain values, because a worker receives them. */
export interface SheetRow {
  texts: readonly string[]
  /** Active days (staff) or number of surveys (pending people). The column is between `texts` and `after`. */
  count: number
  after: readonly string[]
  /** YYYY-MM-DD, or ''. */
  dates: readonly string[]
}

export interface SheetOrder {
  sheet: string
  columns: readonly (readonly [title: string, width: number])[]
  rows: readonly SheetRow[]
}

/** Returns a text cell, which is never evaluated as a formula. */
function text(value: string): CellObject {
  return { type: String, value }
}

/** Returns a date cell at midnight UTC, because the writer uses UTC. */
function date(day: string): CellObject | null {
  const parts = dateParts(day)
  if (!parts) return null
  const value = new Date(Date.UTC(parts.year, parts.month - 1, Number(parts.day)))
  return { type: Date, value, format: 'dd/mm/yyyy' }
}

function rowOf({ texts, count, after, dates }: SheetRow): Row {
  return [...texts.map(text), { type: Number, value: count }, ...after.map(text), ...dates.map(date)]
}

/** @throws when the browser cannot create the file */
export async function writeStaff({ sheet, columns, rows }: SheetOrder): Promise<ArrayBuffer> {
  const header = columns.map(([value]): CellObject => ({ type: String, value, fontWeight: 'bold' }))
  const data: SheetData = [header, ...rows.map(rowOf)]
  const file = writeExcel(data, {
    sheet,
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
