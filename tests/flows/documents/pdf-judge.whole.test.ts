import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runFileWorker } from '#server/files/run-worker.ts'
import { judgePdf } from '#server/files/pdf/judge.mjs'
import { everydayPdfs } from '#tests/support/files/everyday-pdfs.ts'
import { append, onePage, pack, type Part, writeTabled } from '#tests/support/files/pdf-maker.ts'
import { lockedPdf } from '#tests/support/files/sample-files.ts'
import { encryptedWays, tricks, ways, wickedPdfs } from '#tests/support/files/wicked-pdfs.ts'

function verdict(bytes: Buffer): string {
  try {
    judgePdf(bytes)
    return 'taken'
  } catch (cause) {
    return (cause as { problem?: string }).problem ?? String(cause)
  }
}

test('detects every malicious action, however it is written into the PDF', () => {
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

test('reports encrypted malicious PDFs as locked', () => {
  const answers = [...wickedPdfs(encryptedWays)].map(({ bytes }) => verdict(bytes))
  expect(new Set([...answers, verdict(lockedPdf())])).toEqual(new Set(['locked']))
  expect(answers).toHaveLength(Object.keys(tricks).length * 2)
})

test('accepts the same ways of writing with harmless actions', () => {
  const harmless = new Map([
    [10, '<</Type /Action /S /URI /URI (https://empresa.example)>>'],
    [11, '<</S /GoTo /D [3 0 R /Fit]>>'],
  ])
  const answers = Object.entries(ways).map(([way, write]) => [way, verdict(write(harmless))])
  expect(answers).toEqual(Object.keys(ways).map((way) => [way, 'taken']))
})

test('accepts everyday PDFs, also in the file worker', { timeout: 240_000 }, async () => {
  const everyday = await everydayPdfs()
  const answers: Record<string, string> = {}
  for (const [name, bytes] of Object.entries(everyday)) {
    answers[name] = verdict(bytes) === 'taken' ? (await runFileWorker('pdf', bytes)).is : verdict(bytes)
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(everyday).map((name) => [name, 'done'])))
})

test('the file worker reports active, locked, broken and heavy PDFs', { timeout: 120_000 }, async () => {
  const script = wickedPdfs().next().value?.bytes ?? Buffer.alloc(0)
  expect((await runFileWorker('pdf', script)).is).toBe('active')
  expect((await runFileWorker('pdf', lockedPdf())).is).toBe('locked')
  expect((await runFileWorker('pdf', Buffer.from('%PDF-1.7\nhola'))).is).toBe('broken')
  expect((await runFileWorker('pdf', deep())).is).toBe('heavy')
})

const opening = '<</S /URI /URI (https://x.example)>>'
const odd: [string, string][] = [
  ['a catalog in the trailer', `trailer <</Root <</Type /Catalog /OpenAction ${opening}>>>>`],
  [
    'an object number split by comments',
    `9 0 obj <</OpenAction 10 0 R>> endobj 10 %x\n 0 %\n obj ${opening} endobj`,
  ],
  [
    'an object number with a decimal point',
    `9 0 obj <</OpenAction 10 0 R>> endobj 10.0 0 obj ${opening} endobj`,
  ],
  [
    'an object number followed by 5,000 spaces',
    `9 0 obj <</OpenAction 10 0 R>> endobj 10${' '.repeat(5000)}0 obj ${opening} endobj`,
  ],
  [
    'a generation number without a space before obj',
    `9 0 obj <</OpenAction 10 0 R>> endobj 10 0obj${opening} endobj`,
  ],
  ['half a catalog in a string', `9 0 obj (8 0 obj <<5 /OpenAction <</S /URI>>>> endobj) endobj`],
]

test.each(odd)('detects an action at opening: %s', (_name, text) => {
  const whole = writeTabled(onePage())
  const at = whole.lastIndexOf('xref\n', whole.lastIndexOf('startxref') - 1)
  const bytes = Buffer.concat([whole.subarray(0, at), Buffer.from(`${text}\n`), whole.subarray(at)])
  expect(verdict(bytes)).toBe('active')
})

test('accepts a length that a later save has changed', () => {
  const before = writeTabled(new Map<number, Part>([...onePage(), [9, '44'], [12, '<</Kind (9 0 obj)>>']]))
  expect(verdict(append(before, new Map([[9, '55']]), '/Root 1 0 R'))).toBe('taken')
})

const broken: [string, Map<number, Part>][] = [
  [
    'packed objects with an unknown filter',
    new Map([[20, { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /Otro', bytes: Buffer.from('9 0 1') }]]),
  ],
  [
    'packed objects with an ASCIIHex filter',
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
    'damaged packed objects',
    new Map([
      [20, { dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bytes: Buffer.from('no') }],
    ]),
  ],
  [
    'packed objects without their count',
    new Map([[20, { dictionary: '/Type /ObjStm /First 4', bytes: Buffer.from('9 0 null') }]]),
  ],
  [
    'packed objects with two lengths',
    new Map([[20, { dictionary: '/Type /ObjStm /N 1 /First 4 /Length 2', bytes: Buffer.from('9 0 null') }]]),
  ],
  [
    'packed objects with an ambiguous filter',
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
    'a stream with an unknown filter',
    new Map([[20, { dictionary: '/Filter /Otro', bytes: Buffer.from('x') }]]),
  ],
  ['a truncated object', new Map<number, Part>([[20, '<</A [1 2 /B <<']])],
]

test.each(broken)('reports as broken: %s', (_name, parts) => {
  expect(verdict(writeTabled(new Map([...onePage(), ...parts])))).toBe('broken')
})

test('reports PDFs with too many objects, nested arrays or decompressed bytes as heavy', () => {
  const many = new Map(Array.from({ length: 9 }, (_, at) => [at + 20, bomb()] as const))
  expect(verdict(writeTabled(new Map([...onePage(), ...many])))).toBe('heavy')
  expect(verdict(deep())).toBe('heavy')
  expect(verdict(Buffer.from(`%PDF-1.4\n${'1 0 obj 1 endobj\n'.repeat(200_001)}`))).toBe('heavy')
})

function bomb(): Part {
  const { plain, entries } = pack(new Map([[90, `${' '.repeat(16 * 1_048_576)}null`]]))
  return { dictionary: `${entries} /Filter /FlateDecode`, bytes: deflateSync(plain) }
}

function deep(): Buffer {
  return writeTabled(new Map([...onePage(), [20, `${'['.repeat(5000)}${']'.repeat(5000)}`]]))
}

/**
 * The reader's work must grow linearly with the file's length. These files would exceed its limit of work if
 * it read each construct to the end.
 */
test.each([
  '/First stream\n',
  '1 0 obj (',
  '1 0 obj <',
  '1 0 obj %',
  'obj[',
  '<<',
  '7 0 obj <</Length 7 0 R>> stream\n',
])('ends in time when %j repeats for 4 MB', { timeout: 60_000 }, (text) => {
  const bytes = Buffer.from(`%PDF-1.4\n${text.repeat(Math.floor((4 * 1_048_576) / text.length))}`)
  expect(['broken', 'heavy', 'taken']).toContain(verdict(bytes))
})
