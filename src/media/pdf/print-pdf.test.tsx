import { expect, test, vi } from 'vitest'
import type { PdfDocument } from './pdf-document.ts'
import { printPdf } from './print-pdf.ts'

test('does not print a document that was cancelled while its pages were drawn', async () => {
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
