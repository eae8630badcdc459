import writeExcel, { type CellObject, type Row } from 'write-excel-file/browser'

/** Shares are between 0 and 1. Null means hidden. */
export type SheetCell = string | number | null

interface Sheet {
  sheet: string
  columns: readonly (readonly [title: string, width: number])[]
  rows: readonly (readonly SheetCell[])[]
}

export interface ResultsOrder extends Sheet {
  words: Sheet
}

/** Number of columns before the first count. From the first count on, counts and shares alternate. */
const NAMES = 3

/** Returns a cell. Text is never evaluated as a formula. */
function cellOf(value: SheetCell, at: number): CellObject | null {
  if (value === null) return null
  if (typeof value === 'string') return { type: String, value, wrap: true }
  return (at - NAMES) % 2 === 1 ? { type: Number, value, format: '0%' } : { type: Number, value }
}

function sheetOf({ sheet, columns, rows }: Sheet) {
  const header = columns.map(
    ([value]): CellObject => ({ type: String, value, fontWeight: 'bold', wrap: true }),
  )
  return {
    data: [header, ...rows.map((row): Row => row.map(cellOf))],
    sheet,
    columns: columns.map(([, width]) => ({ width })),
    stickyRowsCount: 1,
  }
}

/** @throws when the browser cannot create the file */
export async function writeResults(order: ResultsOrder): Promise<ArrayBuffer> {
  const sheets = order.words.rows.length > 0 ? [order, order.words] : [order]
  return (await writeExcel(sheets.map(sheetOf)).toBlob()).arrayBuffer()
}
