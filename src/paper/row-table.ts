import { ink } from './ink.ts'
import { type Box, measures, type Sheet } from './sheet.ts'

/** Table over the whole width, on as many pages as it needs. */

const TITLE = 8
const NAMES = 6
const ROW = 5.6
const TOTAL = 7.4
const CONTINUES = 5
const PAD = 3

export interface RowTable {
  title: string
  /** Shares of the width, whose sum is 1. */
  columns: readonly { name: string; share: number; isRight?: boolean }[]
  rows: readonly (readonly string[])[]
  /** Text shown when there are no rows. */
  none: string
  total?: readonly string[]
}

export interface RowPlace {
  y: number
  /** Lower limit on every page. */
  end: number
  /** Text below a table that continues on the next page. */
  continues: string
  /** Adds a page and draws its head. @returns the table's upper edge there */
  nextPage: () => number
}

/** @returns the table's lower edge on the last page */
export function drawRowTable(
  sheet: Sheet,
  table: RowTable,
  { y, end, continues, nextPage }: RowPlace,
): number {
  let top = y
  let rows = table.rows
  const fitting = (below: number) => Math.floor((end - top - TITLE - NAMES - below) / ROW)
  const totalHeight = table.total ? TOTAL : 0
  while (Math.max(rows.length, 1) > fitting(totalHeight)) {
    // The last page keeps at least one row, and no page has only the table's head.
    const count = Math.min(rows.length - 1, fitting(CONTINUES))
    if (count > 0) {
      const bottom = drawPart(sheet, table, rows.slice(0, count), top, false)
      const { page } = measures(sheet.format)
      const style = { size: 7.5, color: ink.second, align: 'right' } as const
      sheet.write(continues, page.width - page.margin, bottom + 3.6, style)
      rows = rows.slice(count)
    }
    top = nextPage()
  }
  return drawPart(sheet, table, rows, top, true)
}

function drawPart(sheet: Sheet, table: RowTable, rows: RowTable['rows'], y: number, isLast: boolean): number {
  const { page, contentWidth: width } = measures(sheet.format)
  const x = page.margin
  const total = isLast ? table.total : undefined
  const height = TITLE + NAMES + Math.max(rows.length, 1) * ROW + (total ? TOTAL : 0)
  sheet.fill({ x, y, width, height: TITLE }, ink.primary, 2)
  sheet.fill({ x, y: y + 4, width, height: TITLE - 4 }, ink.primary)
  sheet.write(table.title, x + PAD, y + 5.5, { size: 10.5, bold: true, color: ink.white })
  const names = table.columns.map(({ name }) => name)
  drawCells(sheet, table, names, { x, y: y + TITLE, width, height: NAMES }, { size: 7.5, color: ink.second })
  for (const [index, row] of rows.entries()) {
    const box = { x, y: y + TITLE + NAMES + index * ROW, width, height: ROW }
    if (index % 2 === 0) sheet.fill({ ...box, x: x + 0.2, width: width - 0.4 }, ink.sunk)
    drawCells(sheet, table, row, box, { size: 9 })
  }
  if (rows.length === 0) {
    sheet.write(table.none, x + PAD, y + TITLE + NAMES + 4, { size: 9, color: ink.second })
  }
  if (total) {
    const box = { x, y: y + height - TOTAL, width, height: TOTAL }
    sheet.rule(x, box.y, x + width, box.y, ink.primary, 0.4)
    drawCells(sheet, table, total, box, { size: 9.5, bold: true })
  }
  sheet.frame({ x, y, width, height }, ink.line, 2)
  return y + height
}

function drawCells(
  sheet: Sheet,
  { columns }: RowTable,
  cells: readonly string[],
  { x, y, width, height }: Box,
  style: { size: number; color?: string; bold?: boolean },
): void {
  let left = x
  for (const [index, { share, isRight }] of columns.entries()) {
    const room = share * width
    const at = isRight ? left + room - PAD : left + PAD
    const own = {
      ...style,
      align: isRight ? ('right' as const) : ('left' as const),
      fit: room - 2 * PAD + 1.5,
    }
    sheet.write(cells[index] ?? '', at, y + height / 2 + style.size * 0.125, own)
    left += room
  }
}
