import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { isOfPeriod, type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { periodUnit } from '#domain/payslips/period-unit.ts'
import { ink } from '#paper/ink.ts'
import { Sheet } from '#paper/sheet.ts'
import { drawTables } from '#paper/tables.ts'
import { drawHead, drawParties, drawShortHead, type PaperTitle } from './paper-head.ts'
import { drawEnd, endHeight } from './paper-end.ts'
import { FORMAT, page } from './paper-page.ts'
import { faceFor, sidesOf } from './paper-tables.ts'
import { paperWords as words } from './paper-words.es.ts'

const GAP = 4.5
/** Bottom edge of the content in mm. Only the page's last line is below. */
const END = page.height - 10

export interface Receipt {
  period: PayslipPeriod
  detail: PayslipDetail
}

/**
 * Draws a payslip from older payroll data on the device (LEGPAY-01 … LEGPAY-09), also offline. The sheet is
 * government letter in landscape, measured in mm (spec 001 §9). The same payslip gives the same bytes.
 * @throws when it cannot be drawn
 */
export function drawLegacyPayslip(
  payslip: PayslipDetail,
  period: PayslipPeriod,
  weekly: boolean,
): ArrayBuffer {
  const sheet = new Sheet(FORMAT)
  drawPayslip(sheet, payslip, titleOf(withDates(period, payslip), weekly))
  return finish(sheet, [{ period, detail: payslip }], weekly)
}

/**
 * Draws several payslips into one file in the given order. The page stays responsive between payslips.
 * @throws when the list is empty, or a payslip cannot be drawn
 */
export async function drawLegacyPayslips(
  receipts: readonly Receipt[],
  weekly: boolean,
): Promise<ArrayBuffer> {
  const sheet = new Sheet(FORMAT)
  for (const [index, { period, detail }] of receipts.entries()) {
    if (index > 0) {
      await new Promise((resolve) => setTimeout(resolve))
      sheet.addPage()
    }
    drawPayslip(sheet, detail, titleOf(withDates(period, detail), weekly))
  }
  return finish(sheet, receipts, weekly)
}

function finish(sheet: Sheet, receipts: readonly Receipt[], weekly: boolean): ArrayBuffer {
  describe(sheet, receipts, weekly)
  sheet.eachPage((number, pages) => endPage(sheet, number, pages))
  // jsPDF swallows its own errors and returns nothing.
  const bytes: ArrayBuffer | undefined = sheet.document.output('arraybuffer')
  if (!bytes) throw new Error('the payslip was not drawn')
  return bytes
}

function drawPayslip(sheet: Sheet, payslip: PayslipDetail, title: PaperTitle): void {
  const y = drawTables(sheet, faceFor(payslip.lines), sidesOf(sheet, payslip.lines), {
    y: drawParties(sheet, payslip, title, drawHead(sheet, payslip, title)) + GAP,
    end: END,
    after: GAP + endHeight(payslip),
    continues: words.continues,
    nextPage() {
      sheet.addPage()
      return drawShortHead(sheet, payslip, title)
    },
  })
  drawEnd(sheet, payslip, y + GAP)
}

export function paperName(period: PayslipPeriod, weekly: boolean): string {
  const title = titleOf(period, weekly)
  return isOfPeriod(payslipKind(period)) ? title.period : `${title.kind} ${title.period}`
}

function withDates(period: PayslipPeriod, { start }: PayslipDetail): PayslipPeriod {
  return { ...period, start_date: start }
}

function titleOf(period: PayslipPeriod, weekly: boolean): PaperTitle {
  const kind = payslipKind(period)
  return {
    kind: words.kinds[kind],
    period: isOfPeriod(kind)
      ? words[periodUnit(period, weekly)](period.period, period.year)
      : String(period.year),
    isPreview: kind === 'prepayroll',
  }
}

/** Sets a fixed date, which keeps the bytes identical. */
function describe({ document }: Sheet, receipts: readonly Receipt[], weekly: boolean): void {
  const [first] = receipts
  if (!first) throw new Error('there is no payslip to draw')
  const { detail: payslip } = first
  const title = titleOf(withDates(first.period, payslip), weekly)
  const what =
    receipts.length === 1
      ? `${title.kind} · ${title.period}`
      : receipts.map(({ period, detail }) => paperName(withDates(period, detail), weekly)).join(', ')
  document.setProperties({
    title: `${what} · ${payslip.name}`,
    subject: words.title,
    author: payslip.company,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  const date = /^\d{4}-\d{2}-\d{2}$/.test(payslip.end) ? payslip.end : '2000-01-01'
  document.setCreationDate(new Date(`${date}T12:00:00Z`))
  document.setFileId(payslip.periodo.replace(/\D/g, '').padStart(32, '0'))
}

function endPage(sheet: Sheet, number: number, pages: number): void {
  const y = page.height - 5.5
  const style = { size: 6.5, color: ink.second } as const
  sheet.write(words.origin, page.margin, y, style)
  sheet.write(words.page(number, pages), page.width - page.margin, y, { ...style, align: 'right' })
}
