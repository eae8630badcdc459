import { describe, expect, test } from 'vitest'
import { readPeopleSheet, SheetRefused } from '#server/files/people/run-people-worker.ts'
import { bookParts, csvOf, sheetXml, xlsxOf } from '#tests/support/files/people-files.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'

const limits = { longestMs: 120_000, memoryBytes: 700 * 1_048_576 }
const read = async (bytes: Uint8Array | string) =>
  (await readPeopleSheet(Buffer.from(bytes as string), limits)).rows
async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await read(bytes)
    return 'taken'
  } catch (cause) {
    if (cause instanceof SheetRefused) return cause.problem
    throw cause
  }
}

const rows = [
  ['NUM', 'NOMBRE'],
  ['024655', 'Mejía; Ríos, "Karla"'],
]
const wanted = [
  [1, rows[0]],
  [2, rows[1]],
]

describe('a CSV file', () => {
  test.each([',', ';', '\t', '|'])('is read with the delimiter %j', async (delimiter) => {
    expect(await read(csvOf(rows, delimiter))).toEqual(wanted)
  })

  test('is read in UTF-8 with a byte order mark, in UTF-16 and in Windows-1252', async () => {
    const text = csvOf(rows)
    expect(await read(`\ufeff${text}`)).toEqual(wanted)
    expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(wanted)
    expect(await read(Buffer.from(text, 'latin1'))).toEqual(wanted)
  })

  test('numbers rows as a spreadsheet does, with quoted line ends, empty rows and a delimiter hint', async () => {
    expect(await read('sep=;\r\nA;B\r\n\r\n"1\n2";="007"\r\n3')).toEqual([
      [2, ['A', 'B']],
      [4, ['1\n2', '007']],
      [5, ['3']],
    ])
  })

  test.each([
    ['binary data', Buffer.from([1, 0, 2, 0, 3, 0]), 'neither'],
    ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'oldBook'],
    ...['0900040007001000', '0902060000001000', '0904060000001000', '0908080000050500'].map(
      (start): [string, Buffer, string] => [
        `a workbook that begins with ${start}`,
        Buffer.from(start, 'hex'),
        'oldBook',
      ],
    ),
    ['an open quote', 'a,b\n"c,d', 'openQuote'],
    ['many columns', `${'a,'.repeat(60)}b`, 'tooManyColumns'],
    ['many rows', 'a,b\n'.repeat(50_101), 'tooManyRows'],
    ['more empty rows than a spreadsheet has', `a,b\n${'\n'.repeat(1_048_577)}`, 'tooManyRows'],
  ])('%s is refused', async (_what, bytes, problem) => {
    expect(await refusalOf(bytes)).toBe(problem)
  })

  test('is read when formatted empty rows follow its people', async () => {
    expect(await read(`a,b\n1,2\n${',\n'.repeat(60_000)}3,4\n`)).toEqual([
      [1, ['a', 'b']],
      [2, ['1', '2']],
      [60_003, ['3', '4']],
    ])
  })

  // The first bytes of these texts are like those of an old workbook.
  test.each(['\t\n\tA\nB\tC', '\tA\nB\tC'])(
    'is read in UTF-16 when it begins with a tab: %j',
    async (text) => {
      expect(await refusalOf(Buffer.from(text, 'utf16le'))).toBe('taken')
    },
  )
})

describe('a workbook', () => {
  test('is read with shared texts, dates, leading zeros, formula values, errors and number notations', async () => {
    const sheet = sheetXml([
      ['Núm & más', { type: 's', value: '0' }, { type: 's', value: '1' }],
      [
        { value: '24655' },
        { style: 1, value: '45797' },
        { style: 2, value: '1234567890' },
        { formula: 'A2&"x"', type: 'str', value: '24655x' },
        { type: 'e', formula: 'VLOOKUP(1,2,3)', value: '#N/A' },
        { value: '1.2345678901E10' },
        { value: '24655.000000000004' },
      ],
    ])
    expect(await read(xlsxOf(sheet))).toEqual([
      [1, ['Núm & más', 'Compartido', 'En dos partes']],
      [2, ['24655', '2025-05-20', '01234567890', '24655x', '#N/A', '12345678901', '24655']],
    ])
  })

  test('is read with dates counted from 1904, and from the first sheet that is not hidden', async () => {
    const workbook = bookParts.workbook
      .replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
      .replace('<sheet name', '<sheet name="x" state="veryHidden" sheetId="2" r:id="rId9"/><sheet name')
    const book = xlsxOf(sheetXml([['a', { style: 1, value: '44335' }]]), { 'xl/workbook.xml': workbook })
    expect(await read(book)).toEqual([[1, ['a', '2025-05-20']]])
  })

  const good = sheetXml([['a', 'b']])
  const rel = (target: string, more = '') =>
    bookParts.rels.replace('Target="worksheets/sheet1.xml"', `Target="${target}" ${more}`)
  const RELS = 'xl/_rels/workbook.xml.rels'
  const SHEET = 'xl/worksheets/sheet1.xml'
  const entity = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'

  test.each<[string, () => Uint8Array, string]>([
    ['an entity from a file', () => xlsxOf(good.replace('<worksheet', `${entity}<worksheet`)), 'bookBroken'],
    ['an undeclared entity', () => xlsxOf(good.replace('<t>a<', '<t>&b;<')), 'bookBroken'],
    [
      'a document type in shared texts',
      () => xlsxOf(good, { 'xl/sharedStrings.xml': `${entity}<sst/>` }),
      'bookBroken',
    ],
    [
      'a sheet outside the workbook',
      () => xlsxOf(good, { [RELS]: rel('../../../etc/passwd') }),
      'bookBroken',
    ],
    [
      'a sheet from the network',
      () => xlsxOf(good, { [RELS]: rel('http://127.0.0.1/x', 'TargetMode="External"') }),
      'bookBroken',
    ],
    [
      'a name that leaves its folder',
      () => xlsxOf(good, {}, [{ name: '../x.xml', bytes: '' }]),
      'bookBroken',
    ],
    ['one sheet twice', () => xlsxOf(good, {}, [{ name: SHEET, bytes: good }]), 'bookBroken'],
    [
      'a link',
      () => xlsxOf(good, {}, [{ name: 'xl/link', bytes: '/etc/passwd', mode: 0o120_777 }]),
      'bookBroken',
    ],
    ['an encrypted entry', () => xlsxOf(good, {}, [{ name: 'xl/x', bytes: 'x', flags: 1 }]), 'bookLocked'],
    [
      'entries that share their bytes',
      () => xlsxOf(good, {}, [{ name: 'xl/x', bytes: 'x'.repeat(5000), at: 0 }]),
      'bookBomb',
    ],
    [
      'a directory with a wrong size',
      () => makeZip([{ name: 'xl/workbook.xml', bytes: bookParts.workbook, unpackedSize: 9 }]),
      'bookBroken',
    ],
    ['an unfinished tag', () => xlsxOf('<worksheet><sheetData><row'), 'bookBroken'],
    ['100 nested tags', () => xlsxOf('<a>'.repeat(100)), 'bookBroken'],
    [
      'a row number smaller than the one before',
      () => xlsxOf(sheetXml([['a', 'b']], 5).replace('</sheetData>', '<row r="2"/></sheetData>')),
      'bookBroken',
    ],
    ['a cell in column XFD', () => xlsxOf(good.replace('r="A1"', 'r="XFD1"')), 'tooManyColumns'],
    ['an invalid cell reference', () => xlsxOf(good.replace('r="A1"', 'r="A1B"')), 'bookBroken'],
    ['many rows', () => xlsxOf(sheetXml(Array.from({ length: 50_101 }, () => ['a', 'b']))), 'tooManyRows'],
    ['a sheet with 161 MB of blanks', () => xlsxOf(`${good}${' '.repeat(161 * 1_048_576)}`), 'bookBomb'],
    ['no workbook at all', () => makeZip([{ name: 'a.txt', bytes: 'x' }]), 'archive'],
    ['a truncated workbook', () => xlsxOf(good).subarray(0, 600), 'bookBroken'],
  ])(
    '%s is refused',
    async (_what, bytes, problem) => {
      expect(await refusalOf(bytes())).toBe(problem)
    },
    120_000,
  )

  test('is read or refused with a known problem when a byte is corrupted', async () => {
    const whole = xlsxOf(good)
    for (let at = 4; at < whole.length; at += 97) {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 0xff
      expect(typeof (await refusalOf(bytes))).toBe('string')
    }
  }, 240_000)
})

test('stops a reader that takes too long, and calls the file too heavy', async () => {
  await expect(readPeopleSheet(Buffer.from('a,b\n1,2'), { ...limits, longestMs: 1 })).rejects.toThrow('heavy')
})

test('a reader stopped at any moment reports the file as too heavy', async () => {
  const cells = Array.from({ length: 20 }, () => 'x'.repeat(250))
  const file = Buffer.from(Array.from({ length: 2000 }, (_, at) => [at, ...cells].join(',')).join('\n'))
  const begun = performance.now()
  await readPeopleSheet(file)
  const wholeMs = performance.now() - begun
  const moments = Array.from({ length: 24 }, (_, at) => Math.ceil((wholeMs * (at + 1)) / 25))
  for (const longestMs of moments) {
    const end = await readPeopleSheet(file, { ...limits, longestMs }).catch((cause: unknown) => cause)
    expect(end instanceof SheetRefused ? end.problem : Object.keys(end as object)).toEqual(
      end instanceof SheetRefused ? 'heavy' : ['rows', 'isBook', 'sheets', 'guessed'],
    )
  }
}, 600_000)
