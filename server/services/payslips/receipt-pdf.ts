import { drawFoot, drawPageEnd, footHeight } from './pdf-foot.ts'
import { drawHeader, drawParties, drawShortHeader, periodName } from './pdf-header.ts'
import { drawNet, NET_HEIGHT } from './pdf-net.ts'
import { page, Sheet } from './pdf-sheet.ts'
import { drawTables, ROW, tablesHeight } from './pdf-tables.ts'
import type { Receipt } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

const GAP = 4
const END = page.height - 10
/** The tables have at least so many rows, so that short payslips keep the same face. */
const FEW_ROWS = 9

/**
 * The payslip on letter landscape, one page where its lines fit, else as many as they need. The same receipt gives the
 * same bytes.
 */
export function renderReceipt(receipt: Receipt): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet()
  describe(sheet, receipt)
  let y = drawParties(sheet, receipt, drawHeader(sheet, receipt)) + GAP
  let left = Math.max(receipt.perceptions.length, receipt.deductions.length, 1)
  let first = 0
  const after = GAP + NET_HEIGHT + GAP + footHeight(receipt)
  const rowsThatFit = (isLast: boolean) => {
    const room = END - y - tablesHeight({ rows: 0, rowHeight: 0, isLast }) - (isLast ? after : 0)
    return { room, rows: Math.floor(room / ROW.least) }
  }
  while (left > 1 && left > rowsThatFit(true).rows) {
    // The last page always has a line of its own.
    const rows = Math.min(left - 1, rowsThatFit(false).rows)
    drawTables(sheet, receipt, y, { first, rows, rowHeight: ROW.least, isLast: false })
    first += rows
    left -= rows
    sheet.addPage()
    y = drawShortHeader(sheet, receipt)
  }
  const rows = Math.max(left, FEW_ROWS)
  const rowHeight = Math.max(ROW.least, Math.min(ROW.most, rowsThatFit(true).room / rows))
  y = drawTables(sheet, receipt, y, { first, rows, rowHeight, isLast: true }) + GAP
  y = drawNet(sheet, receipt, y) + GAP
  // At the foot of the page, and nearer when most of the page would be empty between the two.
  drawFoot(sheet, receipt, Math.min(END - footHeight(receipt), y + 4 * GAP))
  endPages(sheet, receipt)
  return new Uint8Array(sheet.document.output('arraybuffer'))
}

function endPages(sheet: Sheet, receipt: Receipt): void {
  const pages = sheet.document.getNumberOfPages()
  for (let number = 1; number <= pages; number++) {
    sheet.document.setPage(number)
    drawPageEnd(sheet, receipt, number, pages)
  }
}

/** Title, language and a fixed date, for readers and for readers aloud. */
function describe(sheet: Sheet, receipt: Receipt): void {
  const { document } = sheet
  document.setProperties({
    title: texts.documentTitle(texts.kind(receipt.kind), periodName(receipt), receipt.worker.name),
    subject: texts.title,
    author: receipt.company.name,
    creator: 'Turno',
  })
  document.setLanguage('es-MX')
  document.viewerPreferences({ DisplayDocTitle: true })
  document.setCreationDate(new Date(`${receipt.paidDate}T12:00:00Z`))
  document.setFileId(fileId(receipt))
}

/** 32 hexadecimal digits. */
function fileId(receipt: Receipt): string {
  const folio = receipt.stamp?.folio.replaceAll('-', '').toUpperCase() ?? ''
  return /^[0-9A-F]{32}$/.test(folio) ? folio : receipt.endDate.replaceAll('-', '').padStart(32, '0')
}
