import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { ink } from '#paper/ink.ts'
import { drawMark } from '#paper/logo.ts'
import { drawCard, drawEdge, drawMarkedCard } from '#paper/pieces.ts'
import type { Box, Sheet } from '#paper/sheet.ts'
import { contentWidth, page } from './paper-page.ts'
import { paperWords as words } from './paper-words.es.ts'

export interface PaperTitle {
  kind: string
  period: string
  isPreview: boolean
}

const right = page.width - page.margin
/** Width in mm of the yellow part of the upper edge. */
const MAIZ = 54

/** @returns the bottom edge in mm */
export function drawHead(sheet: Sheet, payslip: PayslipDetail, title: PaperTitle): number {
  drawEdge(sheet, MAIZ)
  drawMark(sheet, ...markAt(page.margin, 10, 13))
  const left = page.margin + 18
  sheet.write(words.title, left, 14, { size: 8.5, color: ink.second })
  sheet.write(payslip.company, left, 20.4, { size: 13, bold: true, fit: 128 })
  sheet.write(title.kind, right, 15.6, { size: 17, bold: true, align: 'right', color: ink.deep, fit: 90 })
  const edge = title.isPreview
    ? sheet.chip(words.preview, right, 18.4, { text: ink.warn, soft: ink.warnSoft }) - 3
    : right
  sheet.write(title.period, edge, 22.4, { size: 10, bold: true, align: 'right' })
  return 28
}

/** Draws the header of a further page. @returns the bottom edge in mm */
export function drawShortHead(sheet: Sheet, payslip: PayslipDetail, title: PaperTitle): number {
  drawEdge(sheet, MAIZ)
  drawMark(sheet, ...markAt(page.margin, 7.5, 8.5))
  const style = { size: 10, bold: true } as const
  sheet.write(`${payslip.number} · ${payslip.name}`, page.margin + 12, 13.2, { ...style, fit: 140 })
  sheet.write(`${title.kind} · ${title.period}`, right, 13.2, { ...style, align: 'right', fit: 85 })
  return 20
}

/** @returns the bottom edge of the cards in mm */
export function drawParties(sheet: Sheet, payslip: PayslipDetail, title: PaperTitle, y: number): number {
  const height = 21.5
  const periodWidth = 84
  const worker = { x: page.margin, y, width: contentWidth - periodWidth - 4, height }
  drawWorker(sheet, payslip, worker)
  drawPeriod(sheet, payslip, title, { ...worker, x: worker.x + worker.width + 4, width: periodWidth })
  return y + height
}

function drawWorker(sheet: Sheet, payslip: PayslipDetail, box: Box): void {
  drawCard(sheet, box)
  const x = box.x + 5
  sheet.write(payslip.name, x, box.y + 7, { size: 12.5, bold: true, fit: box.width - 10 })
  const fields: [string, string, number][] = [
    [words.number, payslip.number, 24],
    [words.taxId, payslip.taxId, 32],
    [words.department, payslip.department, 40],
    ...(isFromXml(payslip)
      ? []
      : [[words.dailySalary, formatMoney(payslip.dailySalary), 24] satisfies [string, string, number]]),
    [words.regime, payslip.regime, 30],
  ]
  let left = x
  for (const [label, value, width] of fields) {
    sheet.field(label, value || '–', left, box.y + 12.8, width - 2.5)
    left += width
  }
}

/**
 * Returns whether the payslip comes from an XML, which has only integrated salaries. The daily salary is then the
 * person's current one and is not printed.
 */
function isFromXml({ lines }: PayslipDetail): boolean {
  return lines.some(({ satType }) => satType !== undefined)
}

function drawPeriod(sheet: Sheet, payslip: PayslipDetail, title: PaperTitle, box: Box): void {
  drawMarkedCard(sheet, box)
  const paid = title.isPreview ? words.paidEstimate : words.paid
  const fields = [
    [words.from, payslip.start],
    [words.to, payslip.end],
    [paid, payslip.paid],
  ].map(([label = '', date = '']) => [label, formatDate(date) || '–'])
  if (payslip.daysPaid !== '') fields.push([words.daysPaid, payslip.daysPaid])
  const part = (box.width - 10) / fields.length
  for (const [index, [label = '', value = '']] of fields.entries()) {
    sheet.field(label, value, box.x + 6 + index * part, box.y + 9, part - 2)
  }
}

/** Returns the logo's position and height for a disc of `size` at x, y. The disc fills 56 of the logo's 64 units. */
function markAt(x: number, y: number, size: number): [x: number, y: number, height: number] {
  const unit = size / 56
  return [x - 4 * unit, y - 4 * unit, 64 * unit]
}
