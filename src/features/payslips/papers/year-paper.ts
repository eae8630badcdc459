import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { type PaySums, type UnlistedPeriod, yearSums } from '#domain/payslips/year-sums.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { isFinal } from '#models/payslips/legacy-payslip.ts'
import { ink } from '#paper/ink.ts'
import { drawMark } from '#paper/logo.ts'
import { drawCard, drawEdge } from '#paper/pieces.ts'
import { drawRowTable } from '#paper/row-table.ts'
import { measures, Sheet } from '#paper/sheet.ts'
import { paperName, type Receipt } from '../paper/legacy-payslip-pdf.ts'
import { paperWords } from '../paper/paper-words.es.ts'
import { yearWords as words } from './year-words.es.ts'

const FORMAT = 'portrait-letter'
const { page, contentWidth } = measures(FORMAT)
const right = page.width - page.margin
/** Bottom edge of the content in mm. Only the page's last line is below. */
const END = page.height - 14
const GAP = 5
/** Width in mm of the yellow part of the upper edge. */
const MAIZ = 44
const LINE = 4.6

export interface YearPaper {
  year: number
  receipts: readonly Receipt[]
  /** Stamped payslips whose lines could not be read. */
  missing: readonly PayslipPeriod[]
  unlisted: readonly UnlistedPeriod[]
  unstamped: readonly PayslipPeriod[]
  /** True when the list may lack payslips of the year. */
  isListOpen: boolean
  weekly: boolean
  /** YYYY-MM-DD. */
  today: string
}

/** Draws the year's "Constancia de percepciones". @throws when no receipt is of the year, or drawing fails */
export function drawYearPaper(paper: YearPaper): ArrayBuffer {
  const sums = yearSums(
    paper.year,
    paper.receipts.map(({ period, detail }) => ({ period, lines: detail.lines })),
  )
  const { total } = sums
  const [newest] = paper.receipts
  if (!total || !newest) throw new Error('no receipt is of this year')
  const sheet = new Sheet(FORMAT)
  describe(sheet, paper, newest)
  const top = drawHead(sheet, paper, newest, words.range(formatDate(sums.first), formatDate(sums.last))) + GAP
  const notes = notesOf(paper, total.receipts)
  const below = drawRowTable(sheet, tableOf(paper.year, sums.months, total), {
    y: drawNote(sheet, words.notSat, top, true) + 2,
    end: END,
    continues: words.continues,
    nextPage: () => nextPage(sheet, paper, newest),
  })
  let y = below + GAP + 2
  for (const note of notes) y = drawNote(sheet, note, y, false, () => nextPage(sheet, paper, newest))
  return finish(sheet, paper)
}

function tableOf(year: number, months: readonly (PaySums | null)[], total: PaySums) {
  const cells = (name: string, sums: PaySums | null) => [
    name,
    ...(sums
      ? [
          String(sums.receipts),
          formatMoney(sums.perceptions),
          formatMoney(sums.otherPayments),
          formatMoney(sums.deductions),
          formatMoney(sums.net),
        ]
      : Array.from({ length: 5 }, () => words.none)),
  ]
  const money = [words.perceptions, words.otherPayments, words.deductions, words.net]
  return {
    title: words.table(year),
    columns: [
      { name: words.month, share: 0.16 },
      { name: words.receipts, share: 0.1, isRight: true },
      ...money.map((name) => ({ name, share: 0.185, isRight: true })),
    ],
    rows: months.map((sums, index) => cells(words.months[index] ?? '', sums)),
    none: '',
    total: cells(words.total, total),
  }
}

function notesOf(paper: YearPaper, count: number): string[] {
  const { missing, unlisted, unstamped, weekly } = paper
  const name = (period: PayslipPeriod) => paperName(period, weekly)
  const numbered = weekly ? paperWords.week : paperWords.fortnight
  const absent = [
    ...(missing.length > 0 ? [words.missing(missing.length, missing.map(name).join(', '))] : []),
    ...(unlisted.length > 0
      ? [words.unlisted(unlisted.map(({ number, year }) => numbered(number, year)).join(', '))]
      : []),
    ...(unstamped.length > 0 ? [words.unstamped(unstamped.map(name).join(', '))] : []),
    ...(paper.isListOpen ? [words.maybeMore] : []),
  ]
  const older = paper.receipts.filter(({ period, detail }) => !isFinal(period, detail)).length
  const doubts = older > 0 ? [words.older(older)] : []
  return [words.basis(count), ...doubts, ...(absent.length > 0 ? absent : [words.complete])]
}

/** @returns the bottom edge in mm */
function drawHead(sheet: Sheet, paper: YearPaper, { detail }: Receipt, range: string): number {
  drawEdge(sheet, MAIZ)
  drawMark(sheet, page.margin - 1, 9, 16)
  const companies = [...new Set(paper.receipts.map((receipt) => receipt.detail.company))].join(' · ')
  sheet.write(companies, page.margin + 19, 19, { size: 11.5, bold: true, fit: 78 })
  sheet.write(words.title, right, 15.6, { size: 15, bold: true, align: 'right', color: ink.deep, fit: 84 })
  sheet.write(String(paper.year), right, 22, { size: 10.5, bold: true, align: 'right' })
  const box = { x: page.margin, y: 29, width: contentWidth, height: 23 }
  drawCard(sheet, box)
  const x = box.x + 5
  sheet.write(properName(detail.name), x, box.y + 8, { size: 13, bold: true, fit: contentWidth - 10 })
  const fields: [string, string, number][] = [
    [words.number, detail.number, 30],
    [words.taxId, detail.taxId, 36],
    [words.department, sentenceCase(detail.department), 56],
    [words.paid, range, 54],
  ]
  let left = x
  for (const [label, value, width] of fields) {
    sheet.field(label, value || words.none, left, box.y + 14, width - 3)
    left += width
  }
  return box.y + box.height
}

/** Adds a page with person and title on one line. @returns the upper edge of the content */
function nextPage(sheet: Sheet, paper: YearPaper, { detail }: Receipt): number {
  sheet.addPage()
  drawEdge(sheet, MAIZ)
  drawMark(sheet, page.margin - 1, 6.4, 10)
  const style = { size: 10, bold: true } as const
  sheet.write(`${detail.number} · ${properName(detail.name)}`, page.margin + 13, 13, { ...style, fit: 92 })
  sheet.write(`${words.title} · ${paper.year}`, right, 13, { ...style, align: 'right', fit: 76 })
  return 20
}

/** @returns the upper edge of the content below the note */
function drawNote(sheet: Sheet, text: string, top: number, bold: boolean, addPage?: () => number): number {
  const style = { size: 9, bold } as const
  let y = top
  for (const line of sheet.wrap(text, contentWidth, style)) {
    if (y + LINE > END && addPage) y = addPage()
    sheet.write(line, page.margin, y + 3.4, style)
    y += LINE
  }
  return y + 1.4
}

/** Sets title, language and a fixed date. The same data gives the same bytes. */
function describe({ document }: Sheet, { year, today }: YearPaper, { detail }: Receipt): void {
  document.setProperties({
    title: `${words.title} · ${year} · ${properName(detail.name)}`,
    subject: words.title,
    author: detail.company,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  document.setCreationDate(new Date(`${today}T12:00:00Z`))
  document.setFileId(`${detail.number}${year}`.replace(/\D/g, '').slice(-32).padStart(32, '0'))
}

function finish(sheet: Sheet, { today }: YearPaper): ArrayBuffer {
  sheet.eachPage((number, pages) => {
    const style = { size: 7.5, color: ink.second } as const
    sheet.write(words.origin(formatDate(today)), page.margin, page.height - 7, { ...style, fit: 140 })
    sheet.write(words.page(number, pages), right, page.height - 7, { ...style, align: 'right' })
  })
  // jsPDF swallows its own errors and returns nothing.
  const bytes: ArrayBuffer | undefined = sheet.document.output('arraybuffer')
  if (!bytes) throw new Error('the paper was not drawn')
  return bytes
}
