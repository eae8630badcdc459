import { describe, expect, it } from 'vitest'
import type { FileKind } from '#domain/documents/file-kind.ts'
import { FileRefused } from './file-refused.ts'
import { sniff } from './sniff.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'

const ALL: FileKind[] = ['pdf', 'jpg', 'png', 'heic', 'webp']

/** @param text one character per byte */
function verdict(text: string, kinds: readonly FileKind[] = ALL): string {
  try {
    return sniff(Buffer.from(text, 'latin1'), kinds, 'notAllowed')
  } catch (cause) {
    if (cause instanceof FileRefused) return cause.problem
    throw cause
  }
}

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
    'an AVIF sequence': ftyp('avis', 'msf1', 'miaf'),
    'an AVIF whose main brand is the general one of HEIF': ftyp('mif1', 'avif', 'miaf'),
    'an AVIF sequence whose main brand is the general one of HEIF': ftyp('msf1', 'avis'),
    'a film': ftyp('mp42', 'isom'),
    'a program': 'MZ\x90\0',
    'a GIF': 'GIF89a',
    'a drawing': '<svg>',
    nothing: '',
  }
  it.each(Object.entries(others))('is not allowed for %s', (_, text) => {
    expect(verdict(text)).toBe('notAllowed')
  })

  it('is not allowed when the caller does not accept it', () => {
    expect(verdict('%PDF-1.7', ['jpg', 'png'])).toBe('notAllowed')
  })
})

describe('a PDF', () => {
  it.each([
    '\n\n',
    ' ',
    '\xef\xbb\xbf',
    '\xef\xbb\xbf\r\n',
    '%otro texto\r\n',
    'Content-Type: application/pdf\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n',
    '--=_Part_1\r\nContent-Disposition: attachment;\r\n filename="a.pdf"\r\n\r\n',
    '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n',
    '\f',
    '1f40\r\n',
    'a line of text\n',
    'text without a line end ',
    '\0',
    '\n\0\n',
    '\x90\x91',
    '\xe9',
    'PKI ',
    'MMXX\n',
    'x'.repeat(1019),
  ])('may begin with %j', (before) => {
    expect(verdict(`${before}%PDF-1.7\n`)).toBe('pdf')
  })

  const tar = (name: string) => `${name.padEnd(257, '0')}ustar 00`
  it.each([
    'x'.repeat(1020),
    'MZ ',
    '\x7fELF\n',
    '\xca\xfe\xba\xbe\n',
    '\xcf\xfa\xed\xfe',
    'dex\n035\n',
    '\0asm',
    '#!/bin/sh\n',
    '@echo off\r\n',
    'II*\0',
    'MM\0*',
    'GIF89a\n',
    'BM\x36\0\x0c\0\0\0\0\0',
    'ID3\x03',
    'OggS\0',
    '!<arch>\n',
    'PK\x03\x04',
    'PK\x05\x06',
    'Rar!\x1a\x07',
    "7z\xbc\xaf'\x1c",
    '\x1f\x8b',
    'BZh9',
    '\xfd7zXZ\0',
    'MSCF\0',
    tar('a.txt\0'),
    tar('a.txt\n'),
    '\xd0\xcf\x11\xe0',
    'SQLite format 3\0',
    '%!PS-Adobe-3.0\n',
    '{\\rtf1\n',
    '<p>',
    '</p>',
    '\n <!-- a -->\n',
    '\xef\xbb\xbf<?xml?>\n',
    'RIFF\n',
  ])('may not begin with %j', (before) => {
    expect(verdict(`${before}%PDF-1.7\n`)).toBe('notAllowed')
  })

  it('is not detected in a tar archive whose first file name begins with "%PDF"', () => {
    expect(verdict(tar('%PDF-1.7\n'))).toBe('notAllowed')
  })

  it('is refused when it contains the signature of another type', () => {
    expect(verdict('\xff\xd8\xff\xe0%PDF-1.7')).toBe('mixed')
    expect(verdict('%PDF-1.7\n<script>')).toBe('mixed')
    expect(verdict(`%PDF-1.7\nPK\x05\x06${'\0'.repeat(18)}`)).toBe('mixed')
    expect(verdict('X: <body onload="a()">\n\n%PDF-1.7\n')).toBe('mixed')
    expect(verdict('X: <iframe src="a">\n\n%PDF-1.7\n')).toBe('mixed')
  })

  const zip = makeZip([{ name: 'a.txt', bytes: 'x' }]).toString('latin1')
  it.each([
    ['a ZIP', `%PDF-1.7\n${zip}`],
    ['a ZIP with one byte after its end', `%PDF-1.7\n${zip}x`],
    ['a ZIP with many bytes after its end', `%PDF-1.7\n${zip}${'x'.repeat(60_000)}`],
    ['a ZIP that is cut in its comment', `%PDF-1.7\n${zip.slice(0, -2)}\x09\0abc`],
    ['an empty ZIP and one byte', `%PDF-1.7\nPK\x05\x06${'\0'.repeat(18)}x`],
  ])('is refused with %s behind it', (_, text) => {
    expect(verdict(text)).toBe('mixed')
  })

  it('is accepted with the signature of a ZIP end record in its data', () => {
    expect(verdict(`%PDF-1.7\nPK\x05\x06${'\x91'.repeat(40)}\n%%EOF\n`)).toBe('pdf')
  })
})
