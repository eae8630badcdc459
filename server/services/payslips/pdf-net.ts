import { amountInWords } from '#domain/text/amount-in-words.ts'
import { formatMoney } from '#domain/money/money.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import { ink } from '#paper/ink.ts'
import { drawDayCell, drawEnvelope } from '#paper/pieces.ts'
import type { Sheet } from '#paper/sheet.ts'
import { contentWidth, page } from './pdf-page.ts'
import type { Receipt } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

export const NET_HEIGHT = 27
const netWidth = 126.2

/** @returns the lower edge in mm from the top of the page */
export function drawNet(sheet: Sheet, receipt: Receipt, y: number): number {
  drawPay(sheet, receipt, page.margin + contentWidth - netWidth, y)
  if (receipt.days.length > 0) drawDays(sheet, receipt, y)
  else drawAbout(sheet, receipt, y)
  return y + NET_HEIGHT
}

function drawDays(sheet: Sheet, receipt: Receipt, y: number): void {
  const width = contentWidth - netWidth - 5
  sheet.write(texts.dayTitle, page.margin, y + 5, { size: 9, bold: true })
  const cell = width / 5
  for (const [index, concept] of [701, 702, 703, 704, 705].entries()) {
    const count = receipt.days.find((counter) => counter.concept === concept)?.days ?? 0
    const box = { x: page.margin + index * cell, y: y + 8, width: cell - 2.5, height: 15.5 }
    const day = { concept: String(concept), count, name: texts.dayNames[concept] ?? '' }
    drawDayCell(sheet, box, day, [4, 9.6, 13.6])
  }
}

function drawAbout(sheet: Sheet, receipt: Receipt, y: number): void {
  const about = texts.about[receipt.kind]
  if (about === undefined) return
  const box = { x: page.margin, y: y + 3, width: contentWidth - netWidth - 5, height: NET_HEIGHT - 3 }
  sheet.fill(box, ink.primarySoft, 3)
  sheet.write(texts.aboutTitle, box.x + 6, box.y + 8.6, { size: 10, bold: true, color: ink.deep })
  const style = { size: 9 } as const
  for (const [index, line] of sheet.wrap(about, box.width - 12, style).entries()) {
    sheet.write(line, box.x + 6, box.y + 14.6 + index * 4.4, style)
  }
}

function drawPay(sheet: Sheet, receipt: Receipt, x: number, y: number): void {
  const box = drawEnvelope(sheet, { x, y, width: netWidth, height: NET_HEIGHT }, receipt.stamp !== null)
  sheet.write(receipt.stamp ? texts.netPaid : texts.net, x + 6, box.y + 8.6, { size: 10, bold: true })
  sheet.write(formatMoney(receipt.net), x + netWidth - 6, box.y + 11, {
    size: 20,
    bold: true,
    align: 'right',
  })
  sheet.rule(x, box.y + 14, x + netWidth, box.y + 14, ink.manilaEdge, 0.4, true)
  sheet.write(amountInWords(receipt.net).toUpperCase(), x + 6, box.y + 18.2, {
    size: 7.5,
    fit: netWidth - 12,
  })
  const split = splitText(receipt)
  if (split) sheet.write(split, x + 6, box.y + 22, { size: 7.5, color: ink.second, fit: netWidth - 12 })
}

function splitText(receipt: Receipt): string | null {
  const lines = [
    ...receipt.perceptions.map((line) => ({ ...line, side: 'perception' as const })),
    ...receipt.deductions.map((line) => ({ ...line, side: 'deduction' as const })),
  ]
  const { cash, vouchers, areGroceries } = cashAndVouchers(receipt.net, lines)
  if (vouchers === 0) return null
  const split = areGroceries ? texts.groceriesSplit : texts.split
  return split(formatMoney(cash), formatMoney(vouchers))
}
