import { describe, expect, it } from 'vitest'
import { checkBytes, MAX_FILE_BYTES, sniffKind } from './file-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const pdf = (inside: string) => bytes(`%PDF-1.7\n${inside}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)

/** @param end '' truncates the coded data */
function jpeg(width: number, height: number, end = '\xff\xd9'): Uint8Array {
  const two = (value: number) => String.fromCharCode(value >> 8, value & 255)
  const thumbnail = '\xff\xe1\x00\x08\xff\xd8\xff\xd9\x00\x00'
  const frame = `\xff\xc0\x00\x0b\x08${two(height)}${two(width)}\x01\x01\x11\x00`
  return bytes(`\xff\xd8${thumbnail}${frame}\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x12\xff\x00\x34${end}`)
}

function png(width: number, height: number, end = 'IEND'): Uint8Array {
  const four = (value: number) =>
    String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255)
  return bytes(
    `\x89PNG\r\n\x1a\n${four(13)}IHDR${four(width)}${four(height)}\x08\x02\0\0\0CRC!${four(0)}${end}CRC!`,
  )
}

describe('the kind of a file', () => {
  it('is detected from the first bytes', () => {
    expect(sniffKind(jpeg(10, 10))).toBe('jpg')
    expect(sniffKind(png(10, 10))).toBe('png')
    expect(sniffKind(pdf(''))).toBe('pdf')
    expect(sniffKind(bytes('\x90\x91%PDF-1.7'))).toBe('pdf')
    // Brands of HEIC pictures and sequences (ISO/IEC 23008-12).
    for (const brand of ['heic', 'mif1', 'heix', 'heim', 'heis', 'msf1', 'hevc', 'hevx', 'hevm', 'hevs'])
      expect(sniffKind(bytes(`\0\0\0\x18ftyp${brand}`))).toBe('heic')
  })

  it('is null for any other file', () => {
    for (const text of [
      'MZ\x90\0',
      'PK\x03\x04',
      'GIF89a',
      '<svg>',
      '\0\0\0\x18ftypavif',
      '\0\0\0\x18ftypmp42',
      'MZ \n%PDF-1.7',
      '<html>%PDF-1.7',
      '',
    ]) {
      expect(sniffKind(bytes(text)), text).toBeNull()
    }
  })
})

describe('a file before it is sent', () => {
  it('is refused with the cause: empty, type, size, damage or pixels', () => {
    const tooBig = new Uint8Array(MAX_FILE_BYTES + 1)
    tooBig.set(pdf(''))
    expect(checkBytes(new Uint8Array())).toEqual({ problem: 'empty' })
    expect(checkBytes(bytes('MZ\x90\0 curp.pdf.exe'))).toEqual({ problem: 'type' })
    expect(checkBytes(bytes('MZ \n%PDF-1.7\n%%EOF'))).toEqual({ problem: 'type' })
    expect(checkBytes(tooBig)).toEqual({ problem: 'tooBig' })
    expect(checkBytes(bytes('%PDF-1.7\n1 0 obj'))).toEqual({ problem: 'broken' })
    expect(checkBytes(jpeg(4000, 3000, ''))).toEqual({ problem: 'broken' })
    expect(checkBytes(jpeg(4000, 3000).subarray(0, 14))).toEqual({ problem: 'broken' })
    expect(checkBytes(png(4000, 3000, 'IDAT'))).toEqual({ problem: 'broken' })
    expect(checkBytes(jpeg(20_000, 10_000))).toEqual({ problem: 'tooManyPixels' })
    expect(checkBytes(png(65_535, 65_535))).toEqual({ problem: 'tooManyPixels' })
  })

  it('is accepted when complete, even with data that a camera adds after the end', () => {
    expect(checkBytes(jpeg(4000, 3000))).toEqual({ kind: 'jpg' })
    expect(checkBytes(jpeg(4000, 3000, '\xff\xd9MotionPhoto'))).toEqual({ kind: 'jpg' })
    expect(checkBytes(png(4000, 3000))).toEqual({ kind: 'png' })
    expect(checkBytes(pdf('1 0 obj'))).toEqual({ kind: 'pdf' })
    // An encrypted PDF may be readable, because its encryption may only forbid printing.
    expect(checkBytes(pdf('<< /Encrypt 5 0 R >>'))).toEqual({ kind: 'pdf' })
    expect(checkBytes(bytes('\r\n%PDF-1.7\n%%EOF'))).toEqual({ kind: 'pdf' })
  })

  it('may be a photo above the size limit, because photos are made smaller', () => {
    const large = new Uint8Array(MAX_FILE_BYTES + 100)
    large.set(jpeg(4000, 3000, ''))
    large.set([0xff, 0xd9], MAX_FILE_BYTES)
    expect(checkBytes(large)).toEqual({ kind: 'jpg' })
  })
})
