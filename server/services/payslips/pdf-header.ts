import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PayslipKind } from '#domain/payslips/payslip.ts'
import { periodUnit } from '#domain/payslips/period-unit.ts'
import { ink } from '#paper/ink.ts'
import { drawLogo } from '#paper/logo.ts'
import { drawCard, drawEdge, drawMarkedCard } from '#paper/pieces.ts'
import type { Box, Sheet } from '#paper/sheet.ts'
import { contentWidth, page } from './pdf-page.ts'
import type { Receipt } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

const right = page.width - page.margin
/** Length of the coloured part of the upper edge, in millimetres. */
const MAIZ = 56

const yearly: readonly PayslipKind[] = ['christmas-bonus', 'profit-sharing', 'savings-fund']

export function periodName({
  kind,
  period,
  year,
  startDate,
  endDate,
  worker,
}: Pick<Receipt, 'kind' | 'period' | 'year' | 'startDate' | 'endDate'> & {
  worker: Pick<Receipt['worker'], 'isWeekly'>
}): string {
  if (yearly.includes(kind) || !/^\d+$/.test(period)) return String(year)
  const unit = periodUnit({ start_date: startDate, end_date: endDate, period }, worker.isWeekly)
  return texts.units[unit](period, year)
}

/** @returns the header's lower edge in mm from the top of the page */
export function drawHeader(sheet: Sheet, receipt: Receipt): number {
  drawEdge(sheet, MAIZ)
  drawLogo(sheet, page.margin, 10.5, 11.5)
  const left = page.margin + 52
  sheet.rule(left - 4, 10, left - 4, 24.5, ink.line, 0.4)
  const { company } = receipt
  sheet.write(company.name, left, 13.8, { size: 11, bold: true, fit: 108 })
  const ids = [
    `${texts.rfc} ${company.taxId}`,
    `${texts.employerRegistration} ${company.employerRegistration}`,
  ].join('   ·   ')
  sheet.write(ids, left, 18.6, { size: 8, color: ink.second, fit: 108 })
  sheet.write(company.address, left, 22.8, { size: 8, color: ink.second, fit: 108 })
  drawTitle(sheet, receipt)
  return 28.5
}

function drawTitle(sheet: Sheet, receipt: Receipt): void {
  const state = receipt.stamp
    ? { text: texts.stamped, colors: { text: ink.ok, soft: ink.okSoft } }
    : { text: texts.unstamped, colors: { text: ink.warn, soft: ink.warnSoft } }
  sheet.write(texts.title, right, 9.6, { size: 7.5, align: 'right', color: ink.second })
  sheet.write(texts.kind(receipt.kind), right, 16.4, {
    size: 17,
    bold: true,
    align: 'right',
    color: ink.deep,
  })
  const chipLeft = sheet.chip(state.text, right, 19, state.colors)
  sheet.write(periodName(receipt), chipLeft - 3, 23.1, { size: 10, bold: true, align: 'right' })
}

/** @returns the header's lower edge in mm from the top of the page */
export function drawShortHeader(sheet: Sheet, receipt: Receipt): number {
  drawEdge(sheet, MAIZ)
  drawLogo(sheet, page.margin, 8, 8)
  const who = `${receipt.worker.number} · ${receipt.worker.name}`
  const what = `${texts.kind(receipt.kind)} · ${periodName(receipt)}`
  sheet.write(who, page.margin + 42, 13.5, { size: 10, bold: true, fit: 130 })
  sheet.write(what, right, 13.5, { size: 10, bold: true, align: 'right', fit: 80 })
  return 20
}

/** @returns the lower edge in mm */
export function drawParties(sheet: Sheet, receipt: Receipt, y: number): number {
  const height = 29
  const periodWidth = 74
  const workerWidth = contentWidth - periodWidth - 4
  drawWorker(sheet, receipt, { x: page.margin, y, width: workerWidth, height })
  drawPeriod(sheet, receipt, { x: page.margin + workerWidth + 4, y, width: periodWidth, height })
  return y + height
}

function drawWorker(sheet: Sheet, receipt: Receipt, box: Box): void {
  const { worker, dailySalary, integratedSalary, dailyIntegratedSalary } = receipt
  drawCard(sheet, box)
  const x = box.x + 5
  sheet.write(worker.name, x, box.y + 7.2, { size: 13, bold: true, fit: box.width - 10 })
  const rows: [string, string][][] = [
    [
      [texts.number, worker.number],
      [texts.rfc, worker.rfc],
      [texts.curp, worker.curp],
      [texts.nss, worker.nss],
      [texts.hireDate, formatDate(worker.hireDate)],
    ],
    [
      [texts.payGroup, worker.payGroup],
      ...(dailySalary > 0 ? [[texts.dailySalary, formatMoney(dailySalary)] satisfies [string, string]] : []),
      [texts.jobTitle, worker.jobTitle],
      [texts.department, worker.department],
      [texts.integratedSalary, moneyOrNone(integratedSalary)],
      ...(dailyIntegratedSalary
        ? [[texts.dailyIntegratedSalary, formatMoney(dailyIntegratedSalary)] satisfies [string, string]]
        : []),
    ],
  ]
  for (const [row, fields] of rows.entries()) {
    const columns = fields.length > 5 ? [0, 22, 44, 80, 114, 143] : [0, 27, 58, 100, 138]
    for (const [column, [label, value]] of fields.entries()) {
      const left = columns[column] ?? 0
      const room = (columns[column + 1] ?? box.width - 8) - left - 3
      sheet.field(label, value, x + left, box.y + 13 + row * 9, room)
    }
  }
}

/** Formats an amount. Zero means that the receipt does not contain the salary. */
function moneyOrNone(centavos: number): string {
  return centavos === 0 ? texts.unsaid : formatMoney(centavos)
}

function drawPeriod(sheet: Sheet, receipt: Receipt, box: Box): void {
  drawMarkedCard(sheet, box)
  const x = box.x + 6
  const half = (box.width - 8) / 2
  const paid = receipt.kind === 'prepayroll' ? texts.estimatedPaidDate : texts.paidDate
  sheet.field(texts.from, formatDate(receipt.startDate), x, box.y + 6, half)
  sheet.field(texts.to, formatDate(receipt.endDate), x + half, box.y + 6, half)
  sheet.field(paid, formatDate(receipt.paidDate), x, box.y + 18, half)
  if (Number(receipt.daysPaid) > 0) sheet.field(texts.daysPaid, receipt.daysPaid, x + half, box.y + 18, half)
}
