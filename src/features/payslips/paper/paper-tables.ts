import type { DetailLine } from '#models/payslips/legacy-payslip.ts'
import { formatMoney } from '#domain/money/money.ts'
import { sumOf } from '#domain/payslips/pay-difference.ts'
import { isGroceries } from '#domain/payslips/vouchers.ts'
import { ink } from '#paper/ink.ts'
import type { Box, Sheet } from '#paper/sheet.ts'
import { type Side, tableColumns, type TableFace } from '#paper/tables.ts'
import { paperWords as words } from './paper-words.es.ts'

/** Height in mm of one total. */
const TOTAL = 8
const FACE: TableFace = {
  head: 12.4,
  total: TOTAL,
  row: { least: 5.1, most: 8.2 },
  namesAt: 10.5,
  size: 9,
}

type Row = DetailLine | string

const isOther = ({ side }: DetailLine) => side === 'otherPayment'

/** Returns the table's measures, with space for a second total if there are other payments. */
export function faceFor(lines: readonly DetailLine[]): TableFace {
  return lines.some(isOther) ? { ...FACE, total: 2 * TOTAL } : FACE
}

export function sidesOf(sheet: Sheet, lines: readonly DetailLine[]): [Side<Row>, Side<Row>] {
  const { left, width } = tableColumns(sheet)
  const of = (side: DetailLine['side']) => lines.filter((line) => line.side === side)
  const others = lines.filter(isOther)
  const side = (
    x: number,
    kind: DetailLine['side'],
    text: { title: string; none: string; total: string },
  ): Side<Row> => {
    const hasBalance = kind === 'deduction'
    const edge = width - 4 - (hasBalance ? 27 : 0)
    const balance = { text: words.balance, x: x + width - 4, isRight: true }
    return {
      title: text.title,
      lines:
        kind === 'perception' && others.length > 0 ? [...of(kind), words.otherPayments, ...others] : of(kind),
      none: text.none,
      columns: [
        { text: words.key, x: x + 4, isRight: false },
        { text: words.concept, x: x + 16, isRight: false },
        { text: words.amount, x: x + edge, isRight: true },
        ...(hasBalance ? [balance] : []),
      ],
      drawLine: (line, box) => drawLine(sheet, box, line, edge),
      drawTotal: (at, y) => {
        const drawOne = (name: string, of: DetailLine['side'], top: number) => {
          sheet.write(name, at + 4, top + 5.4, { size: 9.5, bold: true })
          const amount = { size: 10.5, bold: true, align: 'right' } as const
          sheet.write(formatMoney(sumOf(lines, of)), at + edge, top + 5.4, amount)
        }
        drawOne(text.total, kind, y)
        if (kind === 'perception' && others.length > 0)
          drawOne(words.totalOtherPayments, 'otherPayment', y + TOTAL)
      },
    }
  }
  return [
    side(left[0], 'perception', {
      title: words.perceptions,
      none: words.noPerceptions,
      total: words.totalPerceptions,
    }),
    side(left[1], 'deduction', {
      title: words.deductions,
      none: words.noDeductions,
      total: words.totalDeductions,
    }),
  ]
}

function drawLine(sheet: Sheet, { x, y, width, height }: Box, line: Row, edge: number): void {
  const base = y + height / 2 + 1.1
  if (typeof line === 'string') {
    sheet.write(line, x + 4, base, { size: 9, bold: true })
    return
  }
  const isMarked = line.side === 'perception' && isGroceries(line)
  const room = edge - 16 - 24 - (isMarked ? 22 : 0)
  sheet.write(line.concept, x + 4, base, { size: 9, color: ink.second, fit: 11 })
  const used = sheet.write(line.description, x + 16, base, { size: 9, fit: room })
  if (isMarked) drawMark(sheet, x + 16 + Math.min(used, room) + 2.5, y + height / 2)
  const money = { size: 9, align: 'right' } as const
  sheet.write(formatMoney(line.amount), x + edge, base, money)
  if (line.balance !== null) {
    sheet.write(formatMoney(line.balance), x + width - 4, base, { ...money, color: ink.second })
  }
}

function drawMark(sheet: Sheet, x: number, middle: number): void {
  const style = { size: 7, bold: true, color: ink.teal } as const
  const length = sheet.widthOf(words.groceries, style) + 4
  sheet.fill({ x, y: middle - 2, width: length, height: 4 }, ink.tealSoft, 1.2)
  sheet.write(words.groceries, x + 2, middle + 0.9, style)
}
