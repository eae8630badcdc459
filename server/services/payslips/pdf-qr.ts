import { encode } from 'uqr'
import { verificationAddress } from '#domain/cfdi/verification-address.ts'
import type { Sheet } from '#paper/sheet.ts'
import type { Receipt, ReceiptStamp } from './receipt.ts'

/** Millimetres, with its white edge: annex 20 wants 27.5 without it. */
export const QR_SIDE = 32.5
/** White around it, in squares, as readers want it. */
const EDGE = 4
/**
 * Every reader takes any pattern; finding the best of eight costs a third of the whole paper, on the day on which
 * everybody opens theirs.
 */
const PATTERN = 2

/**
 * The SAT's page about this receipt as a QR (annex 20), so that anybody who is shown the paper can see
 * whether it holds. One path: squares side by side have no seams.
 */
export function drawQr(sheet: Sheet, receipt: Receipt, stamp: ReceiptStamp, x: number, y: number): void {
  const address = verificationAddress({
    uuid: stamp.folio,
    issuerRfc: receipt.company.taxId,
    receiverRfc: receipt.worker.rfc,
    total: receipt.net,
    issuerSeal: stamp.issuerSeal,
  })
  const { data, size } = encode(address, { border: EDGE, ecc: 'M', maskPattern: PATTERN })
  const square = QR_SIDE / size
  sheet.fill({ x, y, width: QR_SIDE, height: QR_SIDE }, '#ffffff')
  const { document } = sheet
  document.setFillColor('#000000')
  for (const [row, squares] of data.entries()) {
    for (const [start, length] of runsOf(squares)) {
      document.rect(x + start * square, y + row * square, length * square, square, null)
    }
  }
  document.fill()
}

/** Dark squares that touch, as [first, how many]. */
function runsOf(squares: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of squares.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === at) last[1]++
    else runs.push([at, 1])
  }
  return runs
}
