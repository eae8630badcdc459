import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { jsPDF } from 'jspdf'
import sharp from 'sharp'
import { projectRoot } from '#server/project-root.ts'

/** Photo stored sideways (EXIF orientation 6), whose EXIF contains the location and the camera. */
export function photoWithPlace(width = 640, height = 480): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#999',
      noise: { type: 'gaussian', mean: 150, sigma: 20 },
    },
  })
    .withExif({
      IFD0: { Make: 'CANARIO-MARCA', Model: 'CANARIO-MODELO' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 25/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export function picture(extension: 'jpg' | 'png'): Promise<Buffer> {
  const image = sharp({ create: { width: 320, height: 200, channels: 3, background: '#ddccaa' } })
  return (extension === 'jpg' ? image.jpeg() : image.png()).toBuffer()
}

/** HEIC picture of 480 × 302 pixels, made once with libheif. */
export function heic(): Buffer {
  return readFileSync(join(projectRoot(), 'tests/fixtures/card.heic'))
}

export function hugeHeic(): Buffer {
  const file = heic()
  file.writeUInt32BE(20_000, file.indexOf('ispe') + 8)
  file.writeUInt32BE(10_000, file.indexOf('ispe') + 12)
  return file
}

export function pdf(text = 'Acta de nacimiento'): Buffer {
  const paper = new jsPDF()
  paper.text(text, 20, 20)
  return Buffer.from(paper.output('arraybuffer'))
}

export function lockedPdf(): Buffer {
  const paper = new jsPDF({
    encryption: { userPassword: 'secreta', ownerPassword: 'otra', userPermissions: [] },
  })
  paper.text('Acta', 20, 20)
  return Buffer.from(paper.output('arraybuffer'))
}

export function pdfWith(objects: string | Buffer): Buffer {
  const whole = pdf()
  const at = whole.lastIndexOf('xref\n', whole.lastIndexOf('startxref') - 1)
  return Buffer.concat([whole.subarray(0, at), Buffer.from(objects), Buffer.from('\n'), whole.subarray(at)])
}

/** Inserts an object into a compressed object stream, where a plain text search does not find it. */
export function pdfWithPacked(object: string): Buffer {
  const packed = deflateSync(`40 0 ${object}`)
  const head = `41 0 obj\n<</Type /ObjStm /N 1 /First 5 /Length ${packed.length} /Filter /FlateDecode>>\nstream\n`
  return pdfWith(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj')]))
}

/** PNG of 200 megapixels in about 25 KB. */
export function pixelBomb(): Buffer {
  const [width, height] = [20_000, 10_000]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

export function program(): Buffer {
  const file = Buffer.alloc(4096)
  file.write('MZ')
  file.writeUInt32LE(0x80, 0x3c)
  file.write('PE\0\0', 0x80)
  return file
}

/** Empty ZIP archive; appended to a file, it makes that file two formats at once. */
export function emptyZip(): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  return end
}

export function spoilt(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture)
  picture.copy(bytes, Math.floor(bytes.length / 2), 0, 3000)
  return bytes
}

export function dataUrl(bytes: Uint8Array, media = 'application/octet-stream'): string {
  return `data:${media};base64,${Buffer.from(bytes).toString('base64')}`
}
