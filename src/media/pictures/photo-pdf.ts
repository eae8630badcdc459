import type { Size } from './photo-edit.ts'

/** JPEG from a canvas: 8 bits, three colors. */
export interface PdfPicture extends Size {
  jpeg: Uint8Array<ArrayBuffer>
}

/** Upright Letter page in points, with a margin of a quarter of an inch. */
const PAGE = { width: 612, height: 792 }
const MARGIN = 18

/** Maximum number of pages. 20 pages of 400 KB stay below 10 MB. */
export const MAX_PAGES = 20

/**
 * Writes a PDF with one photo a page. PDF embeds JPEG bytes unchanged, so this code replaces a library of 120
 * KB.
 */
export function writePdf(pictures: readonly PdfPicture[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  const offsets: number[] = []
  let length = 0
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  const addObject = (body: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n${body}\n`)
    if (stream !== undefined) {
      add('stream\n')
      add(stream)
      add('\nendstream\n')
    }
    add('endobj\n')
  }
  add('%PDF-1.4\n')
  addObject('<< /Type /Catalog /Pages 2 0 R >>')
  // Each photo has three objects, numbered from 3 on: page, drawing, picture.
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  addObject(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`)
  for (const picture of pictures) addPicture(picture, offsets.length + 1, addObject)
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

function addPicture(
  picture: PdfPicture,
  number: number,
  addObject: (body: string, stream?: string | Uint8Array<ArrayBuffer>) => void,
): void {
  const scale = Math.min(
    (PAGE.width - 2 * MARGIN) / picture.width,
    (PAGE.height - 2 * MARGIN) / picture.height,
  )
  const [width, height] = [picture.width * scale, picture.height * scale]
  const [x, y] = [(PAGE.width - width) / 2, (PAGE.height - height) / 2]
  const matrix = [width, 0, 0, height, x, y].map((value) => value.toFixed(2)).join(' ')
  const drawing = `q ${matrix} cm /P Do Q`
  addObject(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
      `/Resources << /XObject << /P ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
  )
  addObject(`<< /Length ${drawing.length} >>`, drawing)
  addObject(
    `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ` +
      `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.jpeg.length} >>`,
    picture.jpeg,
  )
}
