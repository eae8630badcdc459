import { describe, expect, it } from 'vitest'
import type { FileKind } from '#domain/documents/file-kind.ts'
import { FileRefused } from './file-refused.ts'
import { sniff } from './sniff.ts'

const ALL: FileKind[] = ['pdf', 'jpg', 'png', 'heic', 'webp']

/** Returns the type, or the problem of a refused file. @param text one character a byte */
function verdict(text: string, kinds: readonly FileKind[] = ALL): string {
  try {
    return sniff(Buffer.from(text, 'latin1'), kinds, 'notAllowed')
  } catch (cause) {
    if (cause instanceof FileRefused) return cause.problem
    throw cause
  }
}

/** Writes the first box of a file of the HEIF family: its brand, then those it is compatible with. */
const ftyp = (brand: string, ...others: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${brand}\0\0\0\0${others.join('')}\0\0\0\x08meta`

describe('the type of an upload', () => {
  it('is detected from its first bytes', () => {
    expect(verdict('\xff\xd8\xff\xe0\0\x10JFIF')).toBe('jpg')
    expect(verdict('\x89PNG\r\n\x1a\n')).toBe('png')
    expect(verdict('RIFF\x10\0\0\0WEBPVP8 ')).toBe('webp')
    expect(verdict('%PDF-1.7\n')).toBe('pdf')
    for (const brand of ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
      expect(verdict(ftyp(brand, 'mif1', 'heic')), brand).toBe('heic')
  })

  const others: Record<string, string> = {
    'an AVIF': ftyp('avif', 'mif1', 'miaf'),
    'a sequence of AVIF': ftyp('avis', 'msf1', 'miaf'),
    'an AVIF that leads with the brand of the family': ftyp('mif1', 'avif', 'miaf'),
    'a sequence of AVIF that leads with the brand of the family': ftyp('msf1', 'avis'),
    'a film': ftyp('mp42', 'isom'),
    'a program': 'MZ\x90\0',
    'a GIF': 'GIF89a',
    'a drawing': '<svg>',
    nothing: '',
  }
  it.each(Object.entries(others))('is another one for %s', (_, text) => {
    expect(verdict(text)).toBe('notAllowed')
  })

  it('is another one when the caller does not take it', () => {
    expect(verdict('%PDF-1.7', ['jpg', 'png'])).toBe('notAllowed')
  })
})

describe('a PDF', () => {
  it.each(['\n\n', '\xef\xbb\xbf', 'Content-Type: application/pdf\r\n\r\n'])(
    'may begin with %j',
    (before) => {
      expect(verdict(`${before}%PDF-1.7\n`)).toBe('pdf')
    },
  )

  it.each(['\x90\x91', 'MZ ', 'GIF8', '#!/bin/sh\n', '\xe9', 'x'.repeat(1024)])(
    'may not begin with %j',
    (before) => {
      expect(verdict(`${before}%PDF-1.7\n`)).toBe('notAllowed')
    },
  )

  it('is refused with the mark of another type', () => {
    expect(verdict('\xff\xd8\xff\xe0%PDF-1.7')).toBe('mixed')
    expect(verdict('%PDF-1.7\n<script>')).toBe('mixed')
    expect(verdict(`%PDF-1.7\nPK\x05\x06${'\0'.repeat(18)}`)).toBe('mixed')
  })
})
