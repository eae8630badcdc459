import { ink } from './ink.ts'
import { type Box, measures, type Sheet } from './sheet.ts'

/** Perceptions and deductions side by side, on as many pages as they need. */

const GAP = 5
const TITLE = 7
/** Minimum rows of the tables, so that short payslips have the same height. */
const FEW_ROWS = 9

/** Heights of a paper's tables in millimetres. */
export interface TableFace {
  /** Title and column names. */
  head: number
  total: number
  /** Row height: at least `least`, and up to `most` if there is space. */
  row: { least: number; most: number }
  /** Distance from the upper edge to the baseline of the column names. */
  namesAt: number
  /** Text size of an empty table's message, in points. */
  size: number
}

export interface TablePart {
  first: number
  rows: number
  rowHeight: number
  isLast: boolean
}

export interface Side<Line> {
  title: string
  lines: readonly Line[]
  /** Text shown when there are no lines. */
  none: string
  columns: readonly { text: string; x: number; isRight: boolean }[]
  /** @param box of the row */
  drawLine: (line: Line, box: Box) => void
  /** @param y upper edge of the totals */
  drawTotal: (x: number, y: number) => void
}

export function tableColumns(sheet: Pick<Sheet, 'format'>): {
  width: number
  left: readonly [number, number]
} {
  const { page, contentWidth } = measures(sheet.format)
  const width = (contentWidth - GAP) / 2
  return { width, left: [page.margin, page.margin + width + GAP] }
}

function heightOf(face: TableFace, { rows, rowHeight, isLast }: Omit<TablePart, 'first'>): number {
  return face.head + rows * rowHeight + (isLast ? face.total : 1)
}

/**
 * Draws both tables, and continues on further pages if they do not fit.
 * @param y upper edge on this page
 * @param end lower limit on every page
 * @param after height of the contents that follow the last row on its page
 * @param nextPage adds a page, draws its head and returns the tables' upper edge there
 * @returns the lower edge on the last page
 */
export function drawTables<Line>(
  sheet: Sheet,
  face: TableFace,
  sides: readonly [Side<Line>, Side<Line>],
  { y, end, after, continues, nextPage }: Place,
): number {
  let top = y
  let left = Math.max(sides[0].lines.length, sides[1].lines.length, 1)
  let first = 0
  const roomFor = (isLast: boolean) =>
    end - top - heightOf(face, { rows: 0, rowHeight: 0, isLast }) - (isLast ? after : 0)
  while (left > 1 && left > Math.floor(roomFor(true) / face.row.least)) {
    // The last page always has at least one row.
    const rows = Math.min(left - 1, Math.floor(roomFor(false) / face.row.least))
    const part = { first, rows, rowHeight: face.row.least, isLast: false }
    drawPart(sheet, face, sides, top, part)
    drawContinues(sheet, continues, top + heightOf(face, part))
    first += rows
    left -= rows
    top = nextPage()
  }
  const rows = Math.max(left, FEW_ROWS)
  const rowHeight = Math.max(face.row.least, Math.min(face.row.most, roomFor(true) / rows))
  const part = { first, rows, rowHeight, isLast: true }
  drawPart(sheet, face, sides, top, part)
  return top + heightOf(face, part)
}

export interface Place {
  y: number
  end: number
  after: number
  /** Text below tables that continue on the next page. */
  continues: string
  nextPage: () => number
}

function drawPart<Line>(
  sheet: Sheet,
  face: TableFace,
  sides: readonly [Side<Line>, Side<Line>],
  y: number,
  part: TablePart,
): void {
  const { width, left } = tableColumns(sheet)
  const height = heightOf(face, part)
  for (const [index, side] of sides.entries()) {
    const x = left[index] ?? 0
    drawHead(sheet, { x, y, width, height: TITLE }, face, side)
    for (const [row, line] of side.lines.slice(part.first, part.first + part.rows).entries()) {
      const box = { x, y: y + face.head + row * part.rowHeight, width, height: part.rowHeight }
      if (row % 2 === 0) sheet.fill({ ...box, x: x + 0.2, width: width - 0.4 }, ink.sunk)
      side.drawLine(line, box)
    }
    if (side.lines.length === 0) {
      sheet.write(side.none, x + 4, y + face.head + 4, { size: face.size, color: ink.second })
    }
    if (part.isLast) {
      sheet.rule(x, y + height - face.total, x + width, y + height - face.total, ink.primary, 0.4)
      side.drawTotal(x, y + height - face.total)
    }
    sheet.frame({ x, y, width, height }, ink.line, 2)
  }
}

function drawHead<Line>(sheet: Sheet, box: Box, face: TableFace, { title, columns }: Side<Line>): void {
  const { x, y, width } = box
  sheet.fill(box, ink.primary, 2)
  sheet.fill({ x, y: y + 4, width, height: 3 }, ink.primary)
  sheet.write(title, x + 4, y + 4.9, { size: 10, bold: true, color: ink.white })
  for (const { text, x: at, isRight } of columns) {
    const style = { size: 6.5, color: ink.second } as const
    sheet.write(text, at, y + face.namesAt, isRight ? { ...style, align: 'right' } : style)
  }
}

function drawContinues(sheet: Sheet, text: string, y: number): void {
  const { page } = measures(sheet.format)
  const style = { size: 6.5, color: ink.second, align: 'right' } as const
  sheet.write(text, page.width - page.margin, y + 3.4, style)
}
