import { encode } from 'uqr'
import { verificationAddress } from '#domain/cfdi/verification-address.ts'
import type { Sheet } from '#paper/sheet.ts'
import type { Receipt, ReceiptStamp } from './receipt.ts'

/** Side in millimetres with the white margin; annex 20 requires 27.5 without the margin. */
export const QR_SIDE = 32.5
const EDGE = 4
/**
 * Fixed mask pattern, which every reader accepts. Choosing the best of eight patterns would take much longer.
 */
const PATTERN = 2

/**
 * Draws the SAT's verification address of this receipt as a QR code (annex 20). Draws one path, because
 * single squares would leave gaps.
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
