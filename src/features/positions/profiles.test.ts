import { strToU8, zipSync } from 'fflate'
import writeExcel from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { readProfiles } from './profile-rows.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const book = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="P" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
}
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`
const sheet = (...rows: string[]) =>
  `<?xml version="1.0"?><worksheet><sheetData>${row('Puesto', 'Tipo', 'Requisito', 'Meses')}${rows.join('')}</sheetData></worksheet>`
const pack = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries({ ...book, ...parts }).map(([name, text]) => [name, strToU8(text)])),
  )
const read = (xml: string) => readProfiles(pack({ [SHEET]: xml }))
const good = row('Soldador', 'Experiencia', 'Microalambre &amp; TIG', '12')

test('reads a workbook with the template’s columns and shared strings', async () => {
  const data = [
    ['Puesto', 'Tipo', 'Requisito', 'Meses'],
    ['SOLDADOR', 'Escolaridad', 'Secundaria'],
    ['Soldador', 'experiencia', 'Microalambre', 12],
  ]
  const file = await writeExcel(data.map((line) => line.map((value) => ({ value })))).toBuffer()
  expect(readProfiles(new Uint8Array(file))).toEqual({
    kind: 'profiles',
    profiles: [
      {
        puesto: 'SOLDADOR',
        requisitos: [
          { clase: 'escolaridad', texto: 'Secundaria', meses: null },
          { clase: 'experiencia', texto: 'Microalambre', meses: 12 },
        ],
      },
    ],
  })
})

test('reports each wrong cell with its row and column, and imports nothing', () => {
  expect(
    read(
      sheet(
        good,
        row('', 'Magia', 'x'.repeat(201), '1.5'),
        row('Soldador', 'Experiencia', 'MICROALAMBRE &#38; tig', '3'),
        row('Soldador', '', 'Algo', '601'),
      ),
    ),
  ).toEqual({
    kind: 'cells',
    errors: [
      { row: 3, column: 'A', what: 'missing' },
      { row: 3, column: 'B', what: 'kind' },
      { row: 3, column: 'C', what: 'long' },
      { row: 3, column: 'D', what: 'months' },
      { row: 4, column: 'C', what: 'twice' },
      { row: 5, column: 'B', what: 'missing' },
      { row: 5, column: 'D', what: 'months' },
    ],
  })
})

const broken = { kind: 'file', error: 'broken' }
const rels = 'xl/_rels/workbook.xml.rels'
const rel = (target: string, more = '') =>
  `<Relationships><Relationship Id="rId1" Target="${target}" ${more}/></Relationships>`

test.each([
  ['a custom entity', { [SHEET]: `<!DOCTYPE a [<!ENTITY b "c">]>${sheet(good)}` }],
  ['an unknown entity', { [SHEET]: sheet(row('&b;', 'Escolaridad', 'x')) }],
  ['a document that ends in a tag', { [SHEET]: '<worksheet><sheetData><row' }],
  ['an unclosed comment', { [SHEET]: `<worksheet><!-- ${'x'.repeat(100_000)}` }],
  ['a long unclosed tag', { [SHEET]: `<worksheet${' '.repeat(100_000)}` }],
  ['a sheet that unpacks to 40 MB', { [SHEET]: sheet(good) + ' '.repeat(40 * 1024 * 1024) }],
  [
    'two parts that are too large together',
    { [SHEET]: sheet(good) + ' '.repeat(7e6), 'xl/sharedStrings.xml': ' '.repeat(7e6) },
  ],
  ['a hundred thousand rows', { [SHEET]: sheet(good.repeat(6000)) }],
  ['a sheet outside the archive', { [rels]: rel('../../etc/passwd'), [SHEET]: sheet(good) }],
  [
    'a sheet on the network',
    { [rels]: rel('worksheets/sheet1.xml', 'TargetMode="External"'), [SHEET]: sheet(good) },
  ],
  ['no sheet at all', {}],
])('rejects a workbook with %s', { tags: ['whole'] }, (_, parts) => {
  expect(readProfiles(pack(parts))).toEqual(broken)
})

test('returns a result and does not throw for truncated, altered or encrypted bytes', () => {
  const whole = pack({ [SHEET]: sheet(good) })
  for (let at = 2; at < whole.length; at += 7) {
    const bytes = whole.slice()
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    expect(['file', 'cells', 'profiles']).toContain(readProfiles(bytes).kind)
    expect(readProfiles(whole.slice(0, at)).kind).toBe('file')
  }
  const locked = whole.slice()
  const entry = locked.findIndex((_, at) =>
    [0x50, 0x4b, 1, 2].every((byte, next) => locked[at + next] === byte),
  )
  locked[entry + 8] = 1
  expect(readProfiles(locked)).toEqual(broken)
  expect(readProfiles(strToU8('%PDF-1.7'))).toEqual({ kind: 'file', error: 'notXlsx' })
  expect(readProfiles(new Uint8Array(3 * 1024 * 1024))).toEqual({ kind: 'file', error: 'large' })
  expect(read('<worksheet/>')).toEqual({ kind: 'file', error: 'headers' })
  expect(read(sheet())).toEqual({ kind: 'file', error: 'empty' })
})

test('reads a shared-string cell without an index as empty, not as the first shared string', () => {
  const shared = '<sst><si><t>Soldador</t></si></sst>'
  const without = `<row><c t="s"><v></v></c>${cell('Experiencia')}${cell('TIG')}</row>`
  expect(readProfiles(pack({ [SHEET]: sheet(without), 'xl/sharedStrings.xml': shared }))).toEqual({
    kind: 'cells',
    errors: [{ row: 2, column: 'A', what: 'missing' }],
  })
})
