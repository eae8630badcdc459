import { GROCERIES, type PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { formatMoney } from '#domain/money.ts'
import { netOf } from '#domain/pay-difference.ts'
import { ink } from '#domain/paper.ts'
import { contentWidth, page, type PaperSheet } from './paper-sheet.ts'
import { paperWords as words } from './paper-words.es.ts'

export const END_HEIGHT = 27
const envelopeWidth = (contentWidth - 5) / 2

/** What closes the payslip: the day counters on the left, the cash total in its envelope on the right (LEGPAY-06, -07). */
export function drawEnd(sheet: PaperSheet, payslip: PayslipDetail, y: number): void {
  if (payslip.days.length > 0) drawDays(sheet, payslip.days, y)
  drawEnvelope(sheet, payslip, page.margin + contentWidth - envelopeWidth, y)
}

/** A counter that the service leaves out is zero; a payment that comes once counts no days. */
function drawDays(sheet: PaperSheet, days: PayslipDetail['days'], y: number): void {
  const names = Object.entries(words.dayNames)
  const cell = (contentWidth - envelopeWidth - 5) / names.length
  sheet.write(words.days, page.margin, y + 4.6, { size: 9, bold: true })
  for (const [index, [concept, name]] of names.entries()) {
    const count = days.find((day) => day.concept.trim() === concept)?.days ?? 0
    const box = { x: page.margin + index * cell, y: y + 7.6, width: cell - 2.5, height: 18 }
    sheet.fill(box, count === 0 ? ink.sunk : ink.primarySoft, 2)
    sheet.write(concept, box.x + 3, box.y + 4.6, { size: 6.5, color: ink.second })
    sheet.write(String(count), box.x + 3, box.y + 11, {
      size: 13,
      bold: true,
      color: count === 0 ? ink.second : ink.deep,
    })
    sheet.write(name, box.x + 3, box.y + 15.4, { size: 7.5, fit: cell - 7 })
  }
}

/** The manila envelope with its notch and the slip that looks out. */
function drawEnvelope(sheet: PaperSheet, payslip: PayslipDetail, x: number, y: number): void {
  const box = { x, y: y + 3, width: envelopeWidth, height: END_HEIGHT - 4 }
  const slip = { x: x + 5, y, width: envelopeWidth - 10, height: 8 }
  sheet.fill(slip, ink.white, 2)
  sheet.frame(slip, ink.line, 2)
  sheet.fill({ ...box, height: box.height + 0.9 }, ink.manilaEdge, 3)
  sheet.fill(box, ink.manila, 3)
  sheet.document.setFillColor(ink.white).ellipse(x + envelopeWidth / 2, box.y - 0.1, 6, 4.6, 'F')
  sheet.fill({ x: x + envelopeWidth / 2 - 6.5, y: y + 0.3, width: 13, height: 2.6 }, ink.white)
  sheet.write(words.cashTotal, x + 6, box.y + 9.4, { size: 11, bold: true })
  const edge = x + envelopeWidth - 6
  sheet.write(formatMoney(payslip.cashTotal), edge, box.y + 11, { size: 20, bold: true, align: 'right' })
  sheet.rule(x, box.y + 14.4, envelopeWidth, ink.manilaEdge, 0.4, true)
  const net = netOf(payslip.lines)
  const small = { size: 8 } as const
  sheet.write(`${words.net}: ${formatMoney(net)}`, x + 6, box.y + 19.4, small)
  const groceries = payslip.lines
    .filter((line) => line.side === 'perception' && line.concept === GROCERIES)
    .reduce((sum, line) => sum + line.amount, 0)
  // Said only where the figures say it, too.
  if (groceries > 0 && net - groceries === payslip.cashTotal) {
    sheet.write(words.groceriesApart(formatMoney(groceries)), edge, box.y + 19.4, {
      ...small,
      align: 'right',
    })
  }
}
