import { jsPDF } from 'jspdf'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { PayLine } from '#domain/pay-difference.ts'
import { GROCERIES, type LegacyPayslip, sumOf } from './legacy-payslip.ts'

/**
 * The landscape payslip from older payroll data (spec 001 §9: millimetres, government-letter, landscape), drawn on the
 * device, so that it works without a network. Words come in: the paper speaks the person's language.
 */
export interface LegacyPayslipWords {
  title: string
  employee: string
  taxId: string
  number: string
  department: string
  dailySalary: string
  regime: string
  period: string
  paid: string
  perceptions: string
  deductions: string
  key: string
  concept: string
  amount: string
  balance: string
  days: string
  groceries: string
  totalPerceptions: string
  totalDeductions: string
  cashTotal: string
  dayName: (concept: string) => string
}

/** 8 × 10.5 inches, lying on its side. */
const WIDTH = 266.7
const HEIGHT = 203.2
const MARGIN = 12
const GAP = 8
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2
const LINE = 5.2

const ANIL = '#0B5CAD'
const INK = '#1A2430'
const INK_2 = '#4A5868'
const MANILA = '#FFE0A0'
const RULE = '#E3DACA'

/** @returns the bytes of a one-page PDF (more pages when the lines need them), text selectable. */
export function drawLegacyPayslip(payslip: LegacyPayslip, words: LegacyPayslipWords): ArrayBuffer {
  const page = new jsPDF({
    unit: 'mm',
    format: 'government-letter',
    orientation: 'landscape',
    compress: true,
  })
  page.setProperties({ title: `${words.title} ${payslip.periodo}` })
  const top = drawHead(page, payslip, words)
  const left = payslip.lines.filter((line) => line.side === 'perception')
  const right = payslip.lines.filter((line) => line.side === 'deduction')
  const bottom = drawColumns(page, top, left, right, payslip, words)
  drawFoot(page, bottom, payslip, words)
  return page.output('arraybuffer')
}

function drawHead(page: jsPDF, payslip: LegacyPayslip, words: LegacyPayslipWords): number {
  page.setFillColor(ANIL).rect(0, 0, WIDTH, 20, 'F')
  text(page, payslip.company, MARGIN, 12.5, { size: 15, style: 'bold', color: '#FFFFFF' })
  text(page, words.title, WIDTH - MARGIN, 12.5, { size: 13, color: '#FFFFFF', align: 'right' })
  const fields: [string, string][] = [
    [words.employee, payslip.name],
    [words.number, payslip.number],
    [words.taxId, payslip.taxId],
    [words.department, payslip.department],
    [words.dailySalary, formatMoney(payslip.dailySalary)],
    [words.regime, payslip.regime],
    [words.period, `${payslip.periodo} · ${formatDate(payslip.start)} - ${formatDate(payslip.end)}`],
    [words.paid, formatDate(payslip.paid)],
  ]
  const widths = [78, 34, 44, 0]
  fields.forEach(([label, value], index) => {
    const column = index % 4
    const x = MARGIN + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    const y = 28 + Math.floor(index / 4) * 12
    text(page, label, x, y, { size: 8, color: INK_2 })
    text(page, value, x, y + 4.8, { size: 10.5, style: 'bold' })
  })
  return 54
}

function drawColumns(
  page: jsPDF,
  top: number,
  left: PayLine[],
  right: PayLine[],
  payslip: LegacyPayslip,
  words: LegacyPayslipWords,
): number {
  const second = MARGIN + COLUMN + GAP
  drawColumnHead(page, MARGIN, top, words.perceptions, words, false)
  drawColumnHead(page, second, top, words.deductions, words, true)
  const first = top + 13
  let y = first
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    if (y > HEIGHT - 52) {
      page.addPage()
      y = 20
    }
    const perception = left[index]
    const deduction = right[index]
    if (perception) {
      const mark = perception.concept === GROCERIES ? ` (${words.groceries})` : ''
      drawLine(page, MARGIN, y, { ...perception, description: perception.description + mark }, null)
    }
    if (deduction) drawLine(page, second, y, deduction, payslip.balances.get(deduction.concept) ?? null)
    y += LINE
  }
  return y
}

function drawColumnHead(
  page: jsPDF,
  x: number,
  y: number,
  title: string,
  words: LegacyPayslipWords,
  hasBalance: boolean,
): void {
  text(page, title, x, y, { size: 12, style: 'bold', color: ANIL })
  page
    .setDrawColor(ANIL)
    .setLineWidth(0.5)
    .line(x, y + 2, x + COLUMN, y + 2)
  const small = { size: 8, color: INK_2 }
  text(page, words.key, x, y + 7, small)
  text(page, words.concept, x + 14, y + 7, small)
  text(page, words.amount, x + COLUMN - (hasBalance ? 27 : 0), y + 7, { ...small, align: 'right' })
  if (hasBalance) text(page, words.balance, x + COLUMN, y + 7, { ...small, align: 'right' })
}

function drawLine(page: jsPDF, x: number, y: number, line: PayLine, balance: number | null): void {
  const isDeduction = line.side === 'deduction'
  text(page, line.concept, x, y, { size: 9.5, color: INK_2 })
  text(page, fitted(page, line.description, COLUMN - (isDeduction ? 68 : 44)), x + 14, y, { size: 9.5 })
  text(page, formatMoney(line.amount), x + COLUMN - (isDeduction ? 27 : 0), y, { size: 9.5, align: 'right' })
  if (balance !== null) text(page, formatMoney(balance), x + COLUMN, y, { size: 9.5, align: 'right' })
  page
    .setDrawColor(RULE)
    .setLineWidth(0.2)
    .line(x, y + 1.6, x + COLUMN, y + 1.6)
}

function drawFoot(page: jsPDF, bottom: number, payslip: LegacyPayslip, words: LegacyPayslipWords): void {
  const y = Math.max(bottom + 6, HEIGHT - 42)
  const second = MARGIN + COLUMN + GAP
  const total = { size: 11, style: 'bold' as const }
  text(page, words.totalPerceptions, MARGIN, y, total)
  text(page, formatMoney(sumOf(payslip.lines, 'perception')), MARGIN + COLUMN, y, {
    ...total,
    align: 'right',
  })
  text(page, words.totalDeductions, second, y, total)
  text(page, formatMoney(sumOf(payslip.lines, 'deduction')), second + COLUMN - 27, y, {
    ...total,
    align: 'right',
  })
  text(page, words.days, MARGIN, y + 11, { size: 8, color: INK_2 })
  payslip.days.forEach(({ concept, days }, index) => {
    const x = MARGIN + index * 25
    text(page, `${concept} ${words.dayName(concept)}`, x, y + 16, { size: 7.5, color: INK_2 })
    text(page, String(days), x, y + 21.5, { size: 11, style: 'bold' })
  })
  page.setFillColor(MANILA).roundedRect(second, y + 6, COLUMN, 18, 3, 3, 'F')
  text(page, words.cashTotal, second + 6, y + 17, { size: 12, style: 'bold' })
  text(page, formatMoney(payslip.cashTotal), second + COLUMN - 6, y + 17.5, {
    size: 17,
    style: 'bold',
    align: 'right',
  })
}

interface Style {
  size: number
  style?: 'bold'
  color?: string
  align?: 'right'
}

function text(page: jsPDF, value: string, x: number, y: number, style: Style): void {
  page
    .setFont('helvetica', style.style ?? 'normal')
    .setFontSize(style.size)
    .setTextColor(style.color ?? INK)
    .text(printable(value), x, y, style.align ? { align: style.align } : {})
}

/** The paper's own fonts know no true minus. */
function printable(value: string): string {
  return value.replaceAll('−', '-')
}

function fitted(page: jsPDF, value: string, width: number): string {
  page.setFont('helvetica', 'normal').setFontSize(9.5)
  if (page.getTextWidth(value) <= width) return value
  let end = value.length
  while (end > 1 && page.getTextWidth(`${value.slice(0, end)}…`) > width) end--
  return `${value.slice(0, end)}…`
}
