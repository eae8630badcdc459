import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runFileWorker } from '#server/files/run-worker.ts'
import { judgePdf } from '#server/files/pdf/judge.mjs'
import { everydayPdfs } from '#tests/support/files/everyday-pdfs.ts'
import { append, onePage, pack, type Part, writeTabled } from '#tests/support/files/pdf-maker.ts'
import { lockedPdf } from '#tests/support/files/sample-files.ts'
import { encryptedWays, tricks, ways, wickedPdfs } from '#tests/support/files/wicked-pdfs.ts'

/** Verdicts of the file worker on PDFs: 450 malicious ones, everyday ones, and ones that only cost time. */

function verdict(bytes: Buffer): string {
  try {
    judgePdf(bytes)
    return 'taken'
  } catch (cause) {
    return (cause as { problem?: string }).problem ?? String(cause)
  }
}

test('two hundred and more: whatever a PDF tries, however it is put into the file', () => {
  const wrong: string[] = []
  let count = 0
  for (const { name, bytes } of wickedPdfs()) {
    count++
    const answer = verdict(bytes)
    if (answer !== 'active') wrong.push(`${name}: ${answer}`)
  }
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(Object.keys(tricks).length * (Object.keys(ways).length - 1))
  expect(count).toBeGreaterThan(400)
})

test('what is encrypted is locked, whatever it holds', () => {
  const answers = [...wickedPdfs(encryptedWays)].map(({ bytes }) => verdict(bytes))
  expect(new Set([...answers, verdict(lockedPdf())])).toEqual(new Set(['locked']))
  expect(answers).toHaveLength(Object.keys(tricks).length * 2)
})

/** The same ways with harmless actions: only the malicious action is refused, not the way. */
test('none of these ways is refused for itself', () => {
  const harmless = new Map([
    [10, '<</Type /Action /S /URI /URI (https://empresa.example)>>'],
    [11, '<</S /GoTo /D [3 0 R /Fit]>>'],
  ])
  const answers = Object.entries(ways).map(([way, write]) => [way, verdict(write(harmless))])
  expect(answers).toEqual(Object.keys(ways).map((way) => [way, 'taken']))
})

test('everyday PDFs are taken, by our judge and by the reader behind it', { timeout: 240_000 }, async () => {
  const everyday = await everydayPdfs()
  const answers: Record<string, string> = {}
  for (const [name, bytes] of Object.entries(everyday)) {
    answers[name] = verdict(bytes) === 'taken' ? (await runFileWorker('pdf', bytes)).is : verdict(bytes)
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(everyday).map((name) => [name, 'done'])))
})

test('the process itself says so: active, locked, broken, heavy', { timeout: 120_000 }, async () => {
  const script = wickedPdfs().next().value?.bytes ?? Buffer.alloc(0)
  expect((await runFileWorker('pdf', script)).is).toBe('active')
  expect((await runFileWorker('pdf', lockedPdf())).is).toBe('locked')
  expect((await runFileWorker('pdf', Buffer.from('%PDF-1.7\nhola'))).is).toBe('broken')
  expect((await runFileWorker('pdf', deep())).is).toBe('heavy')
})

const opening = '<</S /URI /URI (https://x.example)>>'
const odd: [string, string][] = [
  ['a catalog in the trailer', `trailer <</Root <</Type /Catalog /OpenAction ${opening}>>>>`],
  ['a number with a comment', `9 0 obj <</OpenAction 10 0 R>> endobj 10 %x\n 0 %\n obj ${opening} endobj`],
  ['a number with a point', `9 0 obj <</OpenAction 10 0 R>> endobj 10.0 0 obj ${opening} endobj`],
  ['a number far away', `9 0 obj <</OpenAction 10 0 R>> endobj 10${' '.repeat(5000)}0 obj ${opening} endobj`],
  ['a number that touches', `9 0 obj <</OpenAction 10 0 R>> endobj 10 0obj${opening} endobj`],
  ['half a catalog in a string', `9 0 obj (8 0 obj <<5 /OpenAction <</S /URI>>>> endobj) endobj`],
]

test.each(odd)('something at opening: %s', (_name, text) => {
  const whole = writeTabled(onePage())
  const at = whole.lastIndexOf('xref\n', whole.lastIndexOf('startxref') - 1)
  const bytes = Buffer.concat([whole.subarray(0, at), Buffer.from(`${text}\n`), whole.subarray(at)])
  expect(verdict(bytes)).toBe('active')
})

test('a length that was another one before, as in a file that was saved again, spoils nothing', () => {
  const before = writeTabled(new Map<number, Part>([...onePage(), [9, '44'], [12, '<</Kind (9 0 obj)>>']]))
  expect(verdict(append(before, new Map([[9, '55']]), '/Root 1 0 R'))).toBe('taken')
})

const broken: [string, Map<number, Part>][] = [
  [
    'packed objects in an unknown way',
    new Map([[20, { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /Otro', bytes: Buffer.from('9 0 1') }]]),
  ],
  [
    'packed objects as letters',
    new Map([
      [
        20,
        {
          dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode',
          bytes: Buffer.from('392030203c3c3e3e>'),
        },
      ],
    ]),
  ],
  [
    'packed objects spoilt',
    new Map([
      [20, { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bytes: Buffer.from('no') }],
    ]),
  ],
  [
    'packed objects without their number',
    new Map([[20, { dictionary: '/Type /ObjStm /First 4', bytes: Buffer.from('9 0 null') }]]),
  ],
  [
    'packed objects of two lengths',
    new Map([[20, { dictionary: '/Type /ObjStm /N 1 /First 4 /Length 2', bytes: Buffer.from('9 0 null') }]]),
  ],
  [
    'packed objects whose filter is one thing or another',
    new Map<number, Part>([
      [7, '/FlateDecode'],
      [12, '(\n7 0 obj /ASCIIHexDecode endobj\n)'],
      [
        20,
        {
          dictionary: '/Type /ObjStm /N 0 /First 0 /Filter 7 0 R',
          bytes: Buffer.from('789c030000000001', 'hex'),
        },
      ],
    ]),
  ],
  [
    'a stream that nobody can read',
    new Map([[20, { dictionary: '/Filter /Otro', bytes: Buffer.from('x') }]]),
  ],
  ['half an object', new Map<number, Part>([[20, '<</A [1 2 /B <<']])],
]

test.each(broken)('%s: broken', (_name, parts) => {
  expect(verdict(writeTabled(new Map([...onePage(), ...parts])))).toBe('broken')
})

/** PDFs with more of something than any real document: refused as heavy, never as damaged. */
test('what is too much of something is heavy', () => {
  const many = new Map(Array.from({ length: 9 }, (_, at) => [at + 20, bomb()] as const))
  expect(verdict(writeTabled(new Map([...onePage(), ...many])))).toBe('heavy')
  expect(verdict(deep())).toBe('heavy')
  expect(verdict(Buffer.from(`%PDF-1.4\n${'1 0 obj 1 endobj\n'.repeat(200_001)}`))).toBe('heavy')
})

/** 16 MB of blanks, compressed into about 16 KB. */
function bomb(): Part {
  const { plain, entries } = pack(new Map([[90, `${' '.repeat(16 * 1_048_576)}null`]]))
  return { dictionary: `${entries} /Filter /FlateDecode`, bytes: deflateSync(plain) }
}

function deep(): Buffer {
  return writeTabled(new Map([...onePage(), [20, `${'['.repeat(5000)}${']'.repeat(5000)}`]]))
}

/**
 * Linear cost: twice the length is twice the work, never four times. The reader counts against a budget that
 * grows
 * with the file. These files would exceed it if each construct were read to the end.
 */
test.each([
  '/First stream\n',
  '1 0 obj (',
  '1 0 obj <',
  '1 0 obj %',
  'obj[',
  '<<',
  '7 0 obj <</Length 7 0 R>> stream\n',
])('%j again and again comes to an end', { timeout: 60_000 }, (text) => {
  const bytes = Buffer.from(`%PDF-1.4\n${text.repeat(Math.floor((4 * 1_048_576) / text.length))}`)
  expect(['broken', 'heavy', 'taken']).toContain(verdict(bytes))
})
