import { formatMoney } from '#domain/money/money.ts'
import { ink } from '#paper/ink.ts'
import type { Box, Sheet } from '#paper/sheet.ts'
import { type Side, tableColumns, type TableFace } from '#paper/tables.ts'
import type { Receipt, ReceiptLine } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

export const FACE: TableFace = {
  head: 12,
  total: 8,
  row: { least: 5.1, most: 6.5 },
  namesAt: 10.4,
  size: 8.5,
}

export function sidesOf(sheet: Sheet, receipt: Receipt): [Side<ReceiptLine>, Side<ReceiptLine>] {
  const { left, width } = tableColumns(sheet)
  const side = (
    x: number,
    words: { title: string; extra: string; total: string },
    lines: readonly ReceiptLine[],
    total: number,
  ): Side<ReceiptLine> => ({
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
      sheet.write(words.total, at + 4, y + 5.3, { size: 9, bold: true })
      const amount = { size: 10, bold: true, align: 'right' } as const
      sheet.write(formatMoney(total), at + width - 4, y + 5.3, amount)
    },
  })
  const { perceptions, deductions, totalPerceptions, totalDeductions } = receipt
  const words = {
    perceptions: { title: texts.perceptions, extra: texts.quantity, total: texts.totalPerceptions },
    deductions: { title: texts.deductions, extra: texts.balance, total: texts.totalDeductions },
  }
  return [
    side(left[0], words.perceptions, perceptions, totalPerceptions),
    side(left[1], words.deductions, deductions, totalDeductions),
  ]
}

function drawLine(sheet: Sheet, { x, y, width, height }: Box, line: ReceiptLine): void {
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
