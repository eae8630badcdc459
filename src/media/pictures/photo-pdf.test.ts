import { describe, expect, it } from 'vitest'
import { writePdf } from './photo-pdf.ts'

const jpeg = Uint8Array.from([0xff, 0xd8, 0x0a, 0xff, 0xd9])

async function read(blob: Blob): Promise<string> {
  return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
}

describe('photos as a PDF', () => {
  it('get one upright Letter page each, scaled to fit', async () => {
    const text = await read(
      writePdf([
        { jpeg, width: 1500, height: 2000 },
        { jpeg, width: 2000, height: 1000 },
      ]),
    )
    expect(text).toContain('/Count 2')
    expect(text.match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(2)
    // The space is 576 × 756 points. The height limits the upright photo, the width the wide photo.
    expect(text).toContain('q 567.00 0.00 0.00 756.00 22.50 18.00 cm /P Do Q')
    expect(text).toContain('q 576.00 0.00 0.00 288.00 18.00 252.00 cm /P Do Q')
  })

  it('have a cross-reference table that points at every object', async () => {
    const text = await read(writePdf([{ jpeg, width: 10, height: 10 }]))
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((row) => Number(row[1]))
    expect(offsets).toHaveLength(5)
    offsets.forEach((offset, index) => expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true))
  })
})
