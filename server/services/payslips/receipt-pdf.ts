import { Sheet } from '#paper/sheet.ts'
import { drawTables } from '#paper/tables.ts'
import { drawFoot, drawPageEnd, footHeight } from './pdf-foot.ts'
import { drawHeader, drawParties, drawShortHeader, periodName } from './pdf-header.ts'
import { drawNet, NET_HEIGHT } from './pdf-net.ts'
import { FORMAT, page } from './pdf-page.ts'
import { faceFor, sidesOf } from './pdf-tables.ts'
import type { Receipt } from './receipt.ts'
import { paperTexts as texts } from './texts.ts'

const GAP = 4
const END = page.height - 10

/** The same receipt gives the same bytes. */
export function renderReceipt(receipt: Receipt): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(FORMAT)
  describe(sheet, receipt)
  const top = drawParties(sheet, receipt, drawHeader(sheet, receipt)) + GAP
  let y = drawTables(sheet, faceFor(receipt), sidesOf(sheet, receipt), {
    y: top,
    end: END,
    after: GAP + NET_HEIGHT + GAP + footHeight(receipt),
    continues: texts.continues,
    nextPage() {
      sheet.addPage()
      return drawShortHeader(sheet, receipt)
    },
  })
  y += GAP
  y = drawNet(sheet, receipt, y) + GAP
  drawFoot(sheet, receipt, Math.min(END - footHeight(receipt), y + 4 * GAP))
  sheet.eachPage((number, pages) => drawPageEnd(sheet, receipt, number, pages))
  return new Uint8Array(sheet.document.output('arraybuffer'))
}

/** Sets a fixed date, and title and language, which screen readers use. */
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

function fileId(receipt: Receipt): string {
  const folio = receipt.stamp?.folio.replaceAll('-', '').toUpperCase() ?? ''
  return /^[0-9A-F]{32}$/.test(folio) ? folio : receipt.endDate.replaceAll('-', '').padStart(32, '0')
}
