import type { PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { ink } from '#paper/ink.ts'
import { Sheet } from '#paper/sheet.ts'
import { drawTables } from '#paper/tables.ts'
import { drawHead, drawParties, drawShortHead, type PaperTitle } from './paper-head.ts'
import { drawEnd, END_HEIGHT } from './paper-end.ts'
import { FORMAT, page } from './paper-page.ts'
import { faceFor, sidesOf } from './paper-tables.ts'
import { paperWords as words } from './paper-words.es.ts'

const GAP = 4.5
/** Bottom edge of the content, in mm; only the page's last line is below. */
const END = page.height - 10

/**
 * Draws older payroll data (LEGPAY-01 … LEGPAY-09) on the device, so that it works offline. The sheet is
 * government letter in landscape, measured in millimetres (spec 001 §9). The same payslip always gives the
 * same bytes.
 * @throws when it can't be drawn
 */
export function drawLegacyPayslip(
  payslip: PayslipDetail,
  period: PayslipPeriod,
  weekly: boolean,
): ArrayBuffer {
  const sheet = new Sheet(FORMAT)
  const title = titleOf(period, weekly)
  describe(sheet, payslip, title)
  const y = drawTables(sheet, faceFor(payslip.lines), sidesOf(sheet, payslip.lines), {
    y: drawParties(sheet, payslip, title, drawHead(sheet, payslip, title)) + GAP,
    end: END,
    after: GAP + END_HEIGHT,
    continues: words.continues,
    nextPage() {
      sheet.addPage()
      return drawShortHead(sheet, payslip, title)
    },
  })
  drawEnd(sheet, payslip, y + GAP)
  sheet.eachPage((number, pages) => endPage(sheet, number, pages))
  // jsPDF swallows its own errors and returns nothing.
  const bytes: ArrayBuffer | undefined = sheet.document.output('arraybuffer')
  if (!bytes) throw new Error('the payslip was not drawn')
  return bytes
}

function titleOf(period: PayslipPeriod, weekly: boolean): PaperTitle {
  const kind = payslipKind(period)
  const isOfPeriod = kind === 'regular' || kind === 'prepayroll'
  return {
    kind: words.kinds[kind],
    period: isOfPeriod
      ? (weekly ? words.week : words.fortnight)(period.period, period.year)
      : String(period.year),
    isPreview: kind === 'prepayroll',
  }
}

/** Sets a fixed date, so that the bytes stay identical. */
function describe({ document }: Sheet, payslip: PayslipDetail, title: PaperTitle): void {
  document.setProperties({
    title: `${title.kind} · ${title.period} · ${payslip.name}`,
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
