import { formatMoney } from '#domain/money/money.ts'
import { ink } from '#paper/ink.ts'
import type { Box, Sheet } from '#paper/sheet.ts'
import { type Side, tableColumns, type TableFace } from '#paper/tables.ts'
import type { Receipt, ReceiptLine } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

/** Height of one total, in millimetres. */
const TOTAL = 8
const FACE: TableFace = {
  head: 12,
  total: TOTAL,
  row: { least: 5.1, most: 6.5 },
  namesAt: 10.4,
  size: 8.5,
}

/** A string is a heading between rows. */
type Row = ReceiptLine | string

interface Total {
  name: string
  amount: number
}

/** Leaves room for the second total if there are other payments. */
export function faceFor({ otherPayments }: Receipt): TableFace {
  return otherPayments.length > 0 ? { ...FACE, total: 2 * TOTAL } : FACE
}

export function sidesOf(sheet: Sheet, receipt: Receipt): [Side<Row>, Side<Row>] {
  const { left, width } = tableColumns(sheet)
  const side = (
    x: number,
    words: { title: string; extra: string },
    lines: readonly Row[],
    totals: readonly Total[],
  ): Side<Row> => ({
    title: words.title,
    lines,
    none: texts.noLines,
    columns: [
      { text: texts.key, x: x + 4, isRight: false },
      { text: texts.concept, x: x + 16, isRight: false },
      { text: words.extra, x: x + width - 31, isRight: true },
      { text: texts.amount, x: x + width - 4, isRight: true },
    ],
    drawLine: (line, box) => drawLine(sheet, box, line),
    drawTotal: (at, y) => {
      for (const [index, { name, amount }] of totals.entries()) {
        const base = y + index * TOTAL + 5.3
        sheet.write(name, at + 4, base, { size: 9, bold: true })
        sheet.write(formatMoney(amount), at + width - 4, base, { size: 10, bold: true, align: 'right' })
      }
    },
  })
  const { perceptions, otherPayments, deductions } = receipt
  const hasOthers = otherPayments.length > 0
  const totals: Total[] = [
    { name: texts.totalPerceptions, amount: receipt.totalPerceptions },
    ...(hasOthers ? [{ name: texts.totalOtherPayments, amount: receipt.totalOtherPayments }] : []),
  ]
  const rows: Row[] = hasOthers ? [...perceptions, texts.otherPayments, ...otherPayments] : perceptions
  const deducted = { name: texts.totalDeductions, amount: receipt.totalDeductions }
  return [
    side(left[0], { title: texts.perceptions, extra: texts.quantity }, rows, totals),
    side(left[1], { title: texts.deductions, extra: texts.balance }, deductions, [deducted]),
  ]
}

function drawLine(sheet: Sheet, { x, y, width, height }: Box, line: Row): void {
  const base = y + height / 2 + 1.05
  if (typeof line === 'string') {
    sheet.write(line, x + 4, base, { size: 8.5, bold: true })
    return
  }
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
