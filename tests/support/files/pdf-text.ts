// Restores JSON.stringify, which pdf.js for older engines replaces with a slow version for the whole process.
const native = JSON.stringify
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const worker = 'pdfjs-dist/legacy/build/pdf.worker.mjs'
await import(worker)
JSON.stringify = native

/** Text fragment as a reader selects it; positions in millimetres from the page's upper left corner. */
export interface PdfText {
  page: number
  text: string
  left: number
  right: number
  y: number
}

const MM = 25.4 / 72

export async function readPdfTexts(bytes: Uint8Array): Promise<PdfText[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
  const document = await task.promise
  const texts: PdfText[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { height } = page.getViewport({ scale: 1 })
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const left = Number(item.transform[4]) * MM
      const y = (height - Number(item.transform[5])) * MM
      texts.push({ page: number, text: item.str, left, right: left + item.width * MM, y })
    }
  }
  await task.destroy()
  return texts
}
