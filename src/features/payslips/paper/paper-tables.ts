import { type DetailLine, GROCERIES, sumOf } from '#models/payslips/legacy-payslip.ts'
import { formatMoney } from '#domain/money.ts'
import { type Box, ink } from '#domain/paper.ts'
import { contentWidth, page, type PaperSheet } from './paper-sheet.ts'
import { paperWords as words } from './paper-words.es.ts'

/** Rows are at least so high; where there is room they get some air. */
export const ROW = { least: 5.1, most: 8.2 } as const
const HEAD = 12.4
const TOTAL = 8
const gap = 5
const width = (contentWidth - gap) / 2

export interface Sides {
  perceptions: DetailLine[]
  deductions: DetailLine[]
}

/** Which of the lines stand on this page. */
interface Part {
  first: number
  rows: number
  rowHeight: number
  /** The totals follow. */
  isLast: boolean
}

export function tablesHeight(rows: number, rowHeight: number, isLast: boolean): number {
  return HEAD + rows * rowHeight + (isLast ? TOTAL : 1)
}

/** Perceptions and deductions side by side, the latter with what is left of them. @returns where they end */
export function drawTables(sheet: PaperSheet, sides: Sides, y: number, part: Part): number {
  const { first, rows, rowHeight, isLast } = part
  const height = tablesHeight(rows, rowHeight, isLast)
  for (const [index, side] of (['perceptions', 'deductions'] as const).entries()) {
    const hasBalance = side === 'deductions'
    const x = page.margin + index * (width + gap)
    drawHead(sheet, x, y, words[side], hasBalance)
    for (const [row, line] of sides[side].slice(first, first + rows).entries()) {
      const box = { x, y: y + HEAD + row * rowHeight, width, height: rowHeight }
      if (row % 2 === 0) sheet.fill({ ...box, x: x + 0.2, width: width - 0.4 }, ink.sunk)
      drawLine(sheet, box, line, hasBalance)
    }
    if (sides[side].length === 0) {
      const none = hasBalance ? words.noDeductions : words.noPerceptions
      sheet.write(none, x + 4, y + HEAD + 4, { size: 9, color: ink.second })
    }
    if (isLast) drawTotal(sheet, x, y + height - TOTAL, side, sides[side])
    sheet.frame({ x, y, width, height }, ink.line, 2)
  }
  if (!isLast) {
    const style = { size: 6.5, color: ink.second, align: 'right' } as const
    sheet.write(words.continues, page.width - page.margin, y + height + 3.4, style)
  }
  return y + height
}

/** Right edge of the amounts; a balance stands to the right of them. */
function amountEdge(x: number, hasBalance: boolean): number {
  return x + width - 4 - (hasBalance ? 27 : 0)
}

function drawHead(sheet: PaperSheet, x: number, y: number, title: string, hasBalance: boolean): void {
  sheet.fill({ x, y, width, height: 7 }, ink.primary, 2)
  sheet.fill({ x, y: y + 4, width, height: 3 }, ink.primary)
  sheet.write(title, x + 4, y + 4.9, { size: 10, bold: true, color: ink.white })
  const style = { size: 6.5, color: ink.second } as const
  sheet.write(words.key, x + 4, y + 10.5, style)
  sheet.write(words.concept, x + 16, y + 10.5, style)
  sheet.write(words.amount, amountEdge(x, hasBalance), y + 10.5, { ...style, align: 'right' })
  if (hasBalance) sheet.write(words.balance, x + width - 4, y + 10.5, { ...style, align: 'right' })
}

function drawLine(sheet: PaperSheet, { x, y, height }: Box, line: DetailLine, hasBalance: boolean): void {
  const base = y + height / 2 + 1.1
  const isMarked = line.side === 'perception' && line.concept === GROCERIES
  const room = amountEdge(x, hasBalance) - x - 16 - 24 - (isMarked ? 22 : 0)
  sheet.write(line.concept, x + 4, base, { size: 9, color: ink.second, fit: 11 })
  const used = sheet.write(line.description, x + 16, base, { size: 9, fit: room })
  if (isMarked) drawMark(sheet, x + 16 + Math.min(used, room) + 2.5, y + height / 2)
  const money = { size: 9, align: 'right' } as const
  sheet.write(formatMoney(line.amount), amountEdge(x, hasBalance), base, money)
  if (line.balance !== null) {
    sheet.write(formatMoney(line.balance), x + width - 4, base, { ...money, color: ink.second })
  }
}

/** Concept 282 is the groceries benefit: it says so (LEGPAY-08). */
function drawMark(sheet: PaperSheet, x: number, middle: number): void {
  const style = { size: 7, bold: true, color: ink.teal } as const
  const length = sheet.widthOf(words.groceries, style) + 4
  sheet.fill({ x, y: middle - 2, width: length, height: 4 }, ink.tealSoft, 1.2)
  sheet.write(words.groceries, x + 2, middle + 0.9, style)
}

function drawTotal(sheet: PaperSheet, x: number, y: number, side: keyof Sides, lines: DetailLine[]): void {
  const isDeduction = side === 'deductions'
  const total = sumOf(lines, isDeduction ? 'deduction' : 'perception')
  sheet.rule(x, y, width, ink.primary, 0.4)
  const label = isDeduction ? words.totalDeductions : words.totalPerceptions
  sheet.write(label, x + 4, y + 5.4, { size: 9.5, bold: true })
  const edge = amountEdge(x, isDeduction)
  sheet.write(formatMoney(total), edge, y + 5.4, { size: 10.5, bold: true, align: 'right' })
}
