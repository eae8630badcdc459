import { describe, expect, test } from 'vitest'
import { judgePdf } from '#server/files/pdf/judge.mjs'
import { runFileWorker } from '#server/files/run-worker.ts'
import { sniff } from '#server/files/sniff.ts'
import { type EncryptionWay, writeEncrypted } from '#tests/support/files/encrypted-pdfs.ts'
import { onePage, writeTabled } from '#tests/support/files/pdf-maker.ts'
import { lockedPdf, pdf } from '#tests/support/files/sample-files.ts'

/**
 * Encrypted PDFs that open without a password, such as an authority's constancia that may not be edited.
 * Covers revisions 2, 3, 4 and 6 of the standard security handler (ISO 32000-2).
 */

function verdict(bytes: Buffer): string {
  try {
    judgePdf(bytes)
    return 'taken'
  } catch (cause) {
    return (cause as { problem?: string }).problem ?? String(cause)
  }
}

const ways: EncryptionWay[] = ['rc4 40', 'rc4 128', 'crypt filter 40', 'aes 128', 'aes 256']
const link = (address: string) =>
  new Map([
    ...onePage('', '/Annots [10 0 R]'),
    [10, `<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 11 0 R>>`],
    [11, `<</S /URI /URI (${address})>>`],
  ])

describe.each(ways)('a PDF encrypted by %s with only an owner password', (way) => {
  test('is accepted, and the file worker opens it', {
    timeout: 120_000,
    tags: ['whole'],
  }, async () => {
    const bytes = writeEncrypted(way, link('https://www.sat.example/consulta'))
    expect(verdict(bytes)).toBe('taken')
    expect((await runFileWorker('pdf', bytes)).is).toBe('done')
  })

  test('is judged by its decrypted content', () => {
    expect(verdict(writeEncrypted(way, link('javascript:void')))).toBe('active')
    const script = new Map([[20, '<</S /JavaScript /JS (x)>>']])
    expect(verdict(writeEncrypted(way, onePage('/OpenAction 20 0 R'), script))).toBe('active')
    expect(verdict(writeEncrypted(way, onePage(), new Map([[20, '<</S /GoTo /D [3 0 R /Fit]>>']])))).toBe(
      'taken',
    )
  })

  test('is reported as locked when its key does not match', () => {
    const bytes = writeEncrypted(way, onePage())
    const at = bytes.lastIndexOf('/U <') + 6
    bytes[at] = bytes[at] === 0x30 ? 0x31 : 0x30
    expect(verdict(bytes)).toBe('locked')
  })
})

test('reports a user password, two encryptions, or an unknown handler as locked', () => {
  expect(verdict(lockedPdf())).toBe('locked')
  const bytes = writeEncrypted('rc4 128', onePage())
  const text = bytes.toString('latin1')
  expect(verdict(Buffer.from(text.replace('/Filter /Standard', '/Filter /Otro'), 'latin1'))).toBe('locked')
  const second = text.replace('trailer\n', 'trailer\n<</Encrypt <</Filter /Standard>>>>\ntrailer\n')
  expect(verdict(Buffer.from(second, 'latin1'))).toBe('locked')
  expect(verdict(writeTabled(onePage(), '/Encrypt 99 0 R'))).toBe('locked')
})

describe('a PDF with bytes before its header', () => {
  const before: [string, string][] = [
    ['blank lines', '\r\n\r\n'],
    ['a UTF-8 byte order mark', '\xef\xbb\xbf'],
    ['HTTP response headers', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['the headers of an e-mail part', '--=_Part_1\r\nContent-Disposition: attachment\r\n\r\n'],
  ]
  test.each(before)('is accepted after %s', { timeout: 60_000, tags: ['whole'] }, async (_, text) => {
    const bytes = Buffer.concat([Buffer.from(text, 'latin1'), pdf()])
    expect(sniff(bytes, ['pdf', 'jpg'], 'notAllowed')).toBe('pdf')
    expect((await runFileWorker('pdf', bytes)).is).toBe('done')
  })

  test.each(['MZ\x90 ', '#!/bin/sh\n', 'GIF89a', '<html>', '<?xml?>', 'x'.repeat(1024)])(
    'is refused after %j',
    (text) => {
      const bytes = Buffer.concat([Buffer.from(text, 'latin1'), pdf()])
      expect(() => sniff(bytes, ['pdf'], 'notAllowed')).toThrow()
    },
  )
})
