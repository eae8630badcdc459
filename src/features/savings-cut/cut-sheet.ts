import writeExcel, { type CellObject, type Row, type SheetData } from 'write-excel-file/browser'
import type { CutClass, CutRow } from '#contract/savings/savings-cut.ts'
import { dateParts } from '#domain/time/dates.ts'

/** Plain values, because a worker receives them. */
export interface CutWords {
  sheet: string
  columns: readonly string[]
  classes: Record<CutClass, string>
}

const WIDTHS = [24, 10, 40, 28, 14, 14, 12, 10, 14, 14, 12]
const MONEY = '#,##0.00'

/** Returns a text cell, which is never evaluated as a formula. */
function text(value: string): CellObject {
  return { type: String, value }
}

function money(value: number | null): CellObject | null {
  return value === null ? null : { type: Number, value, format: MONEY }
}

/** Returns a date cell at midnight UTC, because the writer uses UTC. */
function date(day: string | null): CellObject | null {
  const parts = dateParts(day ?? '')
  if (!parts) return null
  const value = new Date(Date.UTC(parts.year, parts.month - 1, Number(parts.day)))
  return { type: Date, value, format: 'dd/mm/yyyy' }
}

function rowOf(row: CutRow, payday: string, group: number, { classes }: CutWords): Row {
  return [
    text(classes[row.clase]),
    text(row.empleado),
    text(row.nombre),
    text(row.departamento),
    money(row.monto),
    money(row.capital),
    money(row.interes),
    { type: Number, value: row.folio },
    date(row.fechaSolicitud),
    date(payday),
    { type: Number, value: group },
  ]
}

export interface CutOrder {
  rows: readonly CutRow[]
  payday: string
  group: number
  words: CutWords
}

/** @throws when the browser cannot create the file */
export async function writeCut({ rows, payday, group, words }: CutOrder): Promise<ArrayBuffer> {
  const header = words.columns.map((value): CellObject => ({ type: String, value, fontWeight: 'bold' }))
  const data: SheetData = [header, ...rows.map((row) => rowOf(row, payday, group, words))]
  const file = writeExcel(data, {
    sheet: words.sheet,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
