import { describe, expect, test } from 'vitest'
import { judgePdf } from '#server/files/pdf/judge.mjs'
import { runFileWorker } from '#server/files/run-worker.ts'
import { sniff } from '#server/files/sniff.ts'
import { append, onePage, type Part, type Parts, writeTabled } from '#tests/support/files/pdf-maker.ts'

/**
 * PDFs in the shapes of public samples (docs/samples.md): files that violate the standard, but open in other
 * readers. Encrypted PDFs: encrypted-pdf.test.ts.
 */

function verdict(bytes: Buffer): string {
  try {
    sniff(bytes, ['pdf'], 'notAllowed')
    judgePdf(bytes)
    return 'taken'
  } catch (cause) {
    return (cause as { problem?: string }).problem ?? String(cause)
  }
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const edited = (edit: (text: string) => string, parts: Parts = onePage()) =>
  latin(edit(writeTabled(parts).toString('latin1')))
const withPart = (number: number, part: Part): Parts => new Map([...onePage(), [number, part]])
const fontNamed = (name: string) => withPart(5, `<</Type /Font /Subtype /Type1 /BaseFont /${name}>>`)

const taken: [sample: string, shape: string, bytes: () => Buffer][] = [
  ['pdf.js issue11549_reduced', 'a blank in a font’s name', () => writeTabled(fontNamed('Arial,Unicode MS'))],
  [
    'pdfminer.six simple5',
    'a form directly after endobj, beside an opening that goes to a page',
    () =>
      edited(
        (text) => text.replace('endobj\n6 0 obj', 'endobj6 0 obj'),
        new Map<number, Part>([
          ...onePage('/OpenAction 7 0 R'),
          [6, { dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]', bytes: latin('q Q') }],
          [7, '<</S /GoTo /D [3 0 R /Fit]>>'],
        ]),
      ),
  ],
  [
    'pdf.js xref_command_missing',
    'a cross-reference table without the word xref',
    () => edited((text) => text.replace('xref\n0 1', '0 1')),
  ],
  [
    'pdf-lib missing_endobj_keyword',
    'an object without endobj',
    () => edited((text) => text.replace(/endobj\n(?=2 0 obj)/, '')),
  ],
  [
    'qpdf bad-xref-entry',
    'wrong offsets in the cross-reference table',
    () => edited((text) => text.replace(/\d{10} 00000 n/g, '0000000001 00000 n')),
  ],
  [
    'pdf-lib stuff_following_header',
    'comments after the header',
    () => edited((text) => text.replace('%PDF-1.7\n', '%PDF-1.7\r\n%\r\n%programa V3.54x[0]\r\n%\r\n')),
  ],
  [
    'pdf-lib “PDF 2.0 with offset start” and qpdf leading-junk',
    'lines before the header',
    () => edited((text) => `%otro texto\r\n${text}`),
  ],
  [
    'files of print servers',
    'printer commands before the header',
    () => edited((text) => `\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${text}`),
  ],
  [
    'pypdf issue 3925 and MuhammaraJS issue 211',
    'about sixty other bytes before the header',
    () => edited((text) => `\0\xe2\xe9${'ab3454'.repeat(10)}${text}`),
  ],
  [
    'pdf-lib “PDF 2.0 via incremental save”',
    'an incremental save',
    () =>
      append(
        writeTabled(onePage()),
        withPart(5, '<</Type /Font /Subtype /Type1 /BaseFont /Courier>>'),
        '/Root 1 0 R',
      ),
  ],
  [
    'qpdf indirect-filter, without its stream of an unknown filter',
    'a filter in another object',
    () =>
      writeTabled(
        new Map<number, Part>([
          ...onePage(),
          [10, '/ASCIIHexDecode'],
          [11, { dictionary: '/Filter [10 0 R     ]', bytes: latin('00>') }],
        ]),
      ),
  ],
  [
    'pdf-lib with_null_parent_entry',
    'an entry that is null',
    () => edited((text) => text.replace('/Kids [3 0 R]', '/Parent null /Kids [3 0 R]')),
  ],
]

const refused: [sample: string, shape: string, bytes: () => Buffer, problem: string][] = [
  ['pdf.js bug1606566', 'no header', () => edited((text) => text.replace('%PDF-1.7\n', '%')), 'notAllowed'],
  ['pdf.js scan-bad', '11 KB after the end', () => edited((text) => text + 'ô'.repeat(11_000)), 'mixed'],
  [
    'pdf.js issue11442_reduced and bug1001080',
    'an action that prints at opening',
    () => writeTabled(onePage('/OpenAction <</N /Print /S /Named>>')),
    'active',
  ],
  [
    'pdf.js file_url_link',
    'a link to a file',
    () => writeTabled(onePage('', '/Annots [<</Subtype /Link /A <</S /URI /URI (file:///C:/a.exe)>>>>]')),
    'active',
  ],
  [
    'pdf-lib with_invalid_objects',
    'invalid words in place of values',
    () => writeTabled(withPart(12, '<</Producer ## 0 R /Creator ** 0 R>>')),
    'broken',
  ],
  [
    'qpdf unfilterable',
    'an unknown filter',
    () => writeTabled(withPart(12, { dictionary: '/Filter [/Potato]', bytes: latin('potato') })),
    'broken',
  ],
]

describe('a PDF', () => {
  test.each(taken)('like %s is accepted with %s', (_sample, _shape, bytes) => {
    expect(verdict(bytes())).toBe('taken')
  })

  test.each(refused)('like %s is refused with %s', (_sample, _shape, bytes, problem) => {
    expect(verdict(bytes())).toBe(problem)
  })

  test('with a stray word is still refused for an action or an incomplete object', () => {
    const action = '<</S /URI /URI (javascript:void)>>'
    expect(verdict(writeTabled(withPart(12, `<</Name /Arial,Unicode MS /A ${action}>>`)))).toBe('active')
    expect(verdict(writeTabled(withPart(12, '<</Name /Arial,Unicode MS /OpenAction 13 0 R>>')))).toBe('taken')
    expect(
      verdict(writeTabled(new Map([...withPart(12, '<</N /Arial MS /OpenAction 13 0 R>>'), [13, action]]))),
    ).toBe('active')
    expect(verdict(writeTabled(withPart(12, '<</Name /Arial,Unicode MS')))).toBe('broken')
    expect(verdict(writeTabled(withPart(12, '<</Name (Arial) (MS) /Type /Font>>')))).toBe('broken')
  })

  test.each(taken)(
    'like %s is opened by the file worker',
    { timeout: 60_000, tags: ['whole'] },
    async (_sample, _shape, bytes) => {
      expect((await runFileWorker('pdf', bytes())).is).toBe('done')
    },
  )
})
