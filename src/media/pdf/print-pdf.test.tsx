import { expect, test, vi } from 'vitest'
import type { PdfDocument } from './pdf-document.ts'
import { printPdf } from './print-pdf.ts'

test('what nobody wants any more while its pages are drawn does not reach the printer', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  let isWanted = true
  const draw = vi.fn(() => ({
    promise: Promise.resolve().then(() => {
      isWanted = false
    }),
  }))
  const page = { getViewport: () => ({ width: 1, height: 2 }), render: draw }
  await printPdf({ pages: [page, page] } as unknown as PdfDocument, () => isWanted)
  expect(draw).toHaveBeenCalledOnce()
  expect(print).not.toHaveBeenCalled()
  isWanted = true
  await printPdf({ pages: [page] } as unknown as PdfDocument)
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
