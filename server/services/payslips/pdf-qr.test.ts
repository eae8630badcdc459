import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { Sheet } from '#paper/sheet.ts'
import { drawQr, QR_SIDE } from './pdf-qr.ts'
import type { Receipt, ReceiptStamp } from './receipt.ts'

function squaresOn(rectangles: readonly number[][], size: number, side: number): boolean[][] {
  const square = side / size
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [x = 0, y = 0, width = 0] of rectangles) {
    for (let at = 0; at < Math.round(width / square); at++) {
      const row = squares[Math.round((y - 20) / square)]
      if (row) row[Math.round((x - 10) / square) + at] = true
    }
  }
  return squares
}

it('prints the SAT address of the receipt as a QR code that is large enough', () => {
  const sheet = new Sheet('letter')
  const rectangles: number[][] = []
  const { document } = sheet
  const rect = document.rect.bind(document)
  document.rect = (x, y, width, height, style) => {
    if (style === null) rectangles.push([x, y, width, height])
    return rect(x, y, width, height, style)
  }
  const receipt = {
    company: { taxId: 'M&T940318Q77' },
    worker: { rfc: 'PEAA800101AB1' },
    net: 255_550,
  } as Receipt
  const stamp = { folio: 'A1B2C3D4-0000-4000-A000-00000000ABCD', issuerSeal: 'x'.repeat(80) + '+/ab12==' }
  drawQr(sheet, receipt, stamp as ReceiptStamp, 10, 20)
  const address =
    'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=A1B2C3D4-0000-4000-A000-00000000ABCD' +
    '&re=M%26T940318Q77&rr=PEAA800101AB1&tt=2555.5&fe=%2B%2Fab12%3D%3D'
  const { data, size } = encode(address, { border: 4, ecc: 'M', maskPattern: 2 })
  expect(squaresOn(rectangles, size, QR_SIDE)).toEqual(data)
  // Size without the white margin: annex 20 requires 27.5 mm.
  expect((QR_SIDE * (size - 8)) / size).toBeGreaterThanOrEqual(27.5)
})
