import { formatMoney } from '#domain/money.ts'
import { type Box, ink } from '#domain/paper.ts'
import { contentWidth, page, type Sheet } from './pdf-sheet.ts'
import type { Receipt, ReceiptLine } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

/** Rows are at least so high; where there is room they get some air. */
export const ROW = { least: 5.1, most: 6.5 } as const
const HEAD = 12
const gap = 5
const width = (contentWidth - gap) / 2

/** Which of the lines stand on this page. */
export interface TablePart {
  first: number
  rows: number
  rowHeight: number
  /** The totals follow. */
  isLast: boolean
}

/** Height of both tables with their lines. */
export function tablesHeight({ rows, rowHeight, isLast }: Omit<TablePart, 'first'>): number {
  return HEAD + rows * rowHeight + (isLast ? 8 : 1)
}

/** Perceptions and deductions side by side. Returns where they end. */
export function drawTables(sheet: Sheet, receipt: Receipt, y: number, part: TablePart): number {
  const { first, rows, rowHeight, isLast } = part
  const sides = [
    {
      title: texts.perceptions,
      extra: texts.quantity,
      lines: receipt.perceptions,
      total: receipt.totalPerceptions,
      totalLabel: texts.totalPerceptions,
    },
    {
      title: texts.deductions,
      extra: texts.balance,
      lines: receipt.deductions,
      total: receipt.totalDeductions,
      totalLabel: texts.totalDeductions,
    },
  ]
  const height = tablesHeight(part)
  for (const [index, side] of sides.entries()) {
    const x = page.margin + index * (width + gap)
    drawHead(sheet, x, y, side.title, side.extra)
    const lines = side.lines.slice(first, first + rows)
    for (const [row, line] of lines.entries()) {
      const place = { x, y: y + HEAD + row * rowHeight, width, height: rowHeight }
      if (row % 2 === 0) sheet.fill({ ...place, x: x + 0.2, width: width - 0.4 }, ink.sunk)
      drawLine(sheet, place, line)
    }
    if (side.lines.length === 0) {
      sheet.write(texts.noLines, x + 4, y + HEAD + 4, { size: 8.5, color: ink.second })
    }
    if (isLast) drawTotal(sheet, x, y + height - 8, side.totalLabel, side.total)
    sheet.frame({ x, y, width, height }, ink.line, 2)
  }
  if (!isLast) {
    const right = page.width - page.margin
    sheet.write(texts.continues, right, y + height + 3.4, { size: 6.5, color: ink.second, align: 'right' })
  }
  return y + height
}

function drawHead(sheet: Sheet, x: number, y: number, title: string, extra: string): void {
  sheet.fill({ x, y, width, height: 7 }, ink.primary, 2)
  sheet.fill({ x, y: y + 4, width, height: 3 }, ink.primary)
  sheet.write(title, x + 4, y + 4.9, { size: 10, bold: true, color: ink.white })
  const style = { size: 6.5, color: ink.second } as const
  sheet.write(texts.key, x + 4, y + 10.4, style)
  sheet.write(texts.concept, x + 16, y + 10.4, style)
  sheet.write(extra, x + width - 31, y + 10.4, { ...style, align: 'right' })
  sheet.write(texts.amount, x + width - 4, y + 10.4, { ...style, align: 'right' })
}

function drawLine(sheet: Sheet, { x, y, height }: Box, line: ReceiptLine): void {
  const base = y + height / 2 + 1.05
  sheet.write(line.concept, x + 4, base, { size: 8.5, color: ink.second })
  const extra = line.balance === null ? quantityOf(line) : formatMoney(line.balance)
  sheet.write(line.description, x + 16, base, { size: 8.5, fit: width - 16 - (extra === '' ? 28 : 52) })
  sheet.write(extra, x + width - 31, base, { size: 8, color: ink.second, align: 'right' })
  sheet.write(formatMoney(line.amount), x + width - 4, base, { size: 8.5, align: 'right' })
}

function quantityOf({ quantity, unit }: ReceiptLine): string {
  if (quantity === null || unit === null) return ''
  return unit === 'hours' ? texts.hours(quantity) : texts.days(quantity)
}

function drawTotal(sheet: Sheet, x: number, y: number, label: string, total: number): void {
  sheet.rule(x, y, x + width, y, ink.primary, 0.4)
  sheet.write(label, x + 4, y + 5.3, { size: 9, bold: true })
  sheet.write(formatMoney(total), x + width - 4, y + 5.3, { size: 10, bold: true, align: 'right' })
}
