import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { formatMoney } from '#domain/money/money.ts'
import { netOf } from '#domain/payslips/pay-difference.ts'
import { formatStampTime, type StampFacts } from '#domain/payslips/stamp.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import { ink } from '#paper/ink.ts'
import { drawDayCell, drawEnvelope } from '#paper/pieces.ts'
import type { Sheet } from '#paper/sheet.ts'
import { contentWidth, page } from './paper-page.ts'
import { paperWords as words } from './paper-words.es.ts'

const END_HEIGHT = 27
/** Height in mm of the stamp's line. */
const STAMP_HEIGHT = 9
const envelopeWidth = (contentWidth - 5) / 2

export function endHeight({ stamp }: PayslipDetail): number {
  return END_HEIGHT + (stamp ? STAMP_HEIGHT : 0)
}

export function drawEnd(sheet: Sheet, payslip: PayslipDetail, y: number): void {
  if (payslip.stamp) drawStamp(sheet, payslip.stamp, y + END_HEIGHT)
  if (payslip.days.length > 0) drawDays(sheet, payslip.days, y)
  drawCash(sheet, payslip, page.margin + contentWidth - envelopeWidth, y)
}

/** Draws the day counters. A missing counter is zero. */
function drawDays(sheet: Sheet, days: PayslipDetail['days'], y: number): void {
  const names = Object.entries(words.dayNames)
  const cell = (contentWidth - envelopeWidth - 5) / names.length
  sheet.write(words.days, page.margin, y + 4.6, { size: 9, bold: true })
  for (const [index, [concept, name]] of names.entries()) {
    const count = days.find((day) => day.concept.trim() === concept)?.days ?? 0
    const box = { x: page.margin + index * cell, y: y + 7.6, width: cell - 2.5, height: 18 }
    drawDayCell(sheet, box, { concept, count, name }, [4.6, 11, 15.4])
  }
}

function drawStamp(sheet: Sheet, stamp: StampFacts, y: number): void {
  const x = page.margin
  sheet.field(words.folio, stamp.folio, x, y + 3.4, 84)
  sheet.field(words.stampedAt, formatStampTime(stamp.stampedAt), x + 88, y + 3.4, 50)
  sheet.field(words.sealEnd, stamp.sealEnd, x + 142, y + 3.4, 50)
}

function drawCash(sheet: Sheet, payslip: PayslipDetail, x: number, y: number): void {
  // The envelope's edge takes the last millimetre.
  const box = drawEnvelope(sheet, { x, y, width: envelopeWidth, height: END_HEIGHT - 1 }, true)
  sheet.write(words.cashTotal, x + 6, box.y + 9.4, { size: 11, bold: true })
  const edge = x + envelopeWidth - 6
  sheet.write(formatMoney(payslip.cashTotal), edge, box.y + 11, { size: 20, bold: true, align: 'right' })
  sheet.rule(x, box.y + 14.4, x + envelopeWidth, box.y + 14.4, ink.manilaEdge, 0.4, true)
  const net = netOf(payslip.lines)
  const small = { size: 8 } as const
  const hasOthers = payslip.lines.some(({ side }) => side === 'otherPayment')
  const name = hasOthers ? words.netWithOthers : words.net
  const { cash, vouchers, areGroceries } = cashAndVouchers(net, payslip.lines)
  const isApart = vouchers > 0 && cash === payslip.cashTotal
  const apart = areGroceries ? words.groceriesApart : words.vouchersApart
  const used = isApart
    ? sheet.write(apart(formatMoney(vouchers)), edge, box.y + 19.4, { ...small, align: 'right' })
    : 0
  const room = edge - x - 6 - (used > 0 ? used + 3 : 0)
  sheet.write(`${name}: ${formatMoney(net)}`, x + 6, box.y + 19.4, { ...small, fit: room })
}
