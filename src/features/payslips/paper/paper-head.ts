import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { type Box, ink } from '#domain/paper.ts'
import { contentWidth, page, type PaperSheet } from './paper-sheet.ts'
import { paperWords as words } from './paper-words.es.ts'

/** What the paper is called. */
export interface PaperTitle {
  kind: string
  period: string
  isPreview: boolean
}

const right = page.width - page.margin

/** Brand edge, mark and employer on the left; kind and period on the right. @returns where it ends */
export function drawHead(sheet: PaperSheet, payslip: PayslipDetail, title: PaperTitle): number {
  drawEdge(sheet)
  drawMark(sheet, page.margin, 10, 13)
  const left = page.margin + 18
  sheet.write(words.title, left, 14, { size: 8.5, color: ink.second })
  sheet.write(payslip.company, left, 20.4, { size: 13, bold: true, fit: 128 })
  sheet.write(title.kind, right, 15.6, { size: 17, bold: true, align: 'right', color: ink.deep, fit: 90 })
  const edge = title.isPreview ? sheet.chip(words.preview, right, 18.4, ink.warn, ink.warnSoft) - 3 : right
  sheet.write(title.period, edge, 22.4, { size: 10, bold: true, align: 'right' })
  return 28
}

/** The head of a further page: who and what, on one line. @returns where it ends */
export function drawShortHead(sheet: PaperSheet, payslip: PayslipDetail, title: PaperTitle): number {
  drawEdge(sheet)
  drawMark(sheet, page.margin, 7.5, 8.5)
  const style = { size: 10, bold: true } as const
  sheet.write(`${payslip.number} · ${payslip.name}`, page.margin + 12, 13.2, { ...style, fit: 140 })
  sheet.write(`${title.kind} · ${title.period}`, right, 13.2, { ...style, align: 'right', fit: 85 })
  return 20
}

function drawEdge(sheet: PaperSheet): void {
  sheet.fill({ x: 0, y: 0, width: page.width, height: 3 }, ink.deep)
  sheet.fill({ x: page.width - 54, y: 0, width: 54, height: 3 }, ink.maiz)
}

/** The mark of looks/logo.svg: a disc from which a T is cut, in straight pieces and quarter circles. */
function drawMark({ document }: PaperSheet, x: number, y: number, size: number): void {
  const scale = size / 56
  const at = (left: number, top: number) => [x + (left - 4) * scale, y + (top - 4) * scale] as const
  // A point of the circle of radius 28 around 32,32.
  const onDisc = (from: number, to: number) =>
    Array.from({ length: 25 }, (_, step) => {
      const angle = from + ((to - from) * step) / 24
      return at(32 + 28 * Math.cos(angle), 32 + 28 * Math.sin(angle))
    })
  const shape = (color: string, points: (readonly [number, number])[]) => {
    const [start, ...rest] = points
    if (!start) return
    const steps = rest.map(([px, py], index) => {
      const [fromX, fromY] = points[index] ?? start
      return [px - fromX, py - fromY]
    })
    document.setFillColor(color).lines(steps, start[0], start[1], [1, 1], 'F', true)
  }
  const tilt = Math.asin(8 / 28)
  const low = Math.acos(4 / 28)
  shape(ink.maiz, onDisc(Math.PI + tilt, 2 * Math.PI - tilt))
  shape(ink.deep, [at(28, 32), ...onDisc(low + (Math.PI - 2 * low), Math.PI)])
  shape(ink.deep, [...onDisc(0, low), at(36, 32)])
}

/** The person and the period, side by side. @returns where the cards end */
export function drawParties(sheet: PaperSheet, payslip: PayslipDetail, title: PaperTitle, y: number): number {
  const height = 21.5
  const periodWidth = 84
  const worker = { x: page.margin, y, width: contentWidth - periodWidth - 4, height }
  drawWorker(sheet, payslip, worker)
  drawPeriod(sheet, payslip, title, { ...worker, x: worker.x + worker.width + 4, width: periodWidth })
  return y + height
}

function drawWorker(sheet: PaperSheet, payslip: PayslipDetail, box: Box): void {
  card(sheet, box)
  const x = box.x + 5
  sheet.write(payslip.name, x, box.y + 7, { size: 12.5, bold: true, fit: box.width - 10 })
  const fields: [string, string, number][] = [
    [words.number, payslip.number, 24],
    [words.taxId, payslip.taxId, 32],
    [words.department, payslip.department, 40],
    [words.dailySalary, formatMoney(payslip.dailySalary), 24],
    [words.regime, payslip.regime, 30],
  ]
  let left = x
  for (const [label, value, width] of fields) {
    sheet.field(label, value, left, box.y + 12.8, width - 2.5)
    left += width
  }
}

function drawPeriod(sheet: PaperSheet, payslip: PayslipDetail, title: PaperTitle, box: Box): void {
  card(sheet, box)
  sheet.fill({ x: box.x, y: box.y + 3, width: 1.2, height: box.height - 6 }, ink.maiz)
  const part = (box.width - 10) / 3
  const paid = title.isPreview ? words.paidEstimate : words.paid
  const fields = [
    [words.from, payslip.start],
    [words.to, payslip.end],
    [paid, payslip.paid],
  ] as const
  for (const [index, [label, date]] of fields.entries()) {
    sheet.field(label, formatDate(date), box.x + 6 + index * part, box.y + 9, part - 2)
  }
}

function card(sheet: PaperSheet, box: Box): void {
  sheet.fill(box, ink.sunk, 3)
  sheet.frame(box, ink.line, 3)
}
