import { describe, expect, test } from 'vitest'
import { readPesos } from '#domain/data-import/cells.ts'
import { readPeopleSheet } from '#server/files/people/run-people-worker.ts'
import { bookParts, sheetXml, xlsxOf } from '#tests/support/files/people-files.ts'

/**
 * CSV texts and workbooks in the shapes of public samples (docs/samples.md), with invented contents. The
 * expected rows are those of the sample's own project, unless a comment says otherwise.
 */

const read = async (bytes: Uint8Array | string) => (await readPeopleSheet(Buffer.from(bytes as string))).rows
const cellsOf = async (bytes: Uint8Array | string) => (await read(bytes)).map(([, cells]) => cells)

const texts: [sample: string, shape: string, text: string, rows: string[][]][] = [
  [
    'csv-spectrum comma_in_quotes and escaped_quotes',
    'delimiters and doubled quotes in a cell',
    'nombre,puesto\r\nAna,"Operador ""A"", línea 2"\r\n',
    [
      ['nombre', 'puesto'],
      ['Ana', 'Operador "A", línea 2'],
    ],
  ],
  [
    'csv-spectrum quotes_and_newlines',
    'line breaks and quotes in a cell',
    'a,b\n1,"uno \n""dos"" \ntres"\n3,4\n',
    [
      ['a', 'b'],
      ['1', 'uno \n"dos" \ntres'],
      ['3', '4'],
    ],
  ],
  [
    'csvkit test_header_newline',
    'line breaks and more of another delimiter in a quoted heading',
    '"nota:\t\n uno; dos\n tres; cuatro",b,c\nd,e,f\n',
    [
      ['nota:\t\n uno; dos\n tres; cuatro', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
  ],
  [
    'csv-spectrum json',
    'a JSON text in a cell',
    'clave,valor\n1,"{""tipo"": ""Punto"", ""lugar"": [102.0, 0.5]}"\n',
    [
      ['clave', 'valor'],
      ['1', '{"tipo": "Punto", "lugar": [102.0, 0.5]}'],
    ],
  ],
  [
    'PapaParse “Quoted field with 5 quotes in a row and a delimiter in there, too”',
    'many quotes in a row',
    '"1","a="""",b=""""","2"',
    [['1', 'a="",b=""', '2']],
  ],
  [
    'PapaParse “Quoted field with quotes around delimiter”',
    'quotes around a delimiter',
    'A,""",""",C',
    [['A', '","', 'C']],
  ],
  [
    'PapaParse “Unquoted field with quotes at end of field” and “Misplaced quotes in data”',
    'quotes in a cell without quotes',
    'A,B",C\nA,B "B",C',
    [
      ['A', 'B"', 'C'],
      ['A', 'B "B"', 'C'],
    ],
  ],
  [
    'PapaParse “Quoted field has invalid trailing quote after delimiter with a valid closer”',
    'quotes inside quotes that are not doubled',
    '"a,"b,c"\nd,"Operador "A" y B",f',
    [['a,"b,c'], ['d', 'Operador "A" y B', 'f']],
  ],
  // PapaParse reads to the end of the file and reports an error; here the other cells keep their columns.
  [
    'PapaParse “Quoted field has invalid trailing quote before delimiter”',
    'letters after a closing quote',
    'a,"b"c,d\ne,"f"g,"h"',
    [
      ['a', 'bc', 'd'],
      ['e', 'fg', 'h'],
    ],
  ],
  [
    'rust-csv examples/data/strange.csv',
    'quotes after a backslash, with semicolons',
    '"\\"El Güero\\" Ruiz";1987\n"Ana \\"La Jefa\\" Paz";1984\n"dice \\"hola\\"";1985\n',
    [
      ['"El Güero" Ruiz', '1987'],
      ['Ana "La Jefa" Paz', '1984'],
      ['dice "hola"', '1985'],
    ],
  ],
  [
    'frictionless data/issue-1109.csv and data/escaping.csv',
    'blanks before the quotes',
    'NUM, "NOMBRE", "PUESTO"\n1, "Ruiz, Ana", "Turno ""A"""\n2, "Paz \\"Eva\\"" , ""\n',
    [
      ['NUM', 'NOMBRE', 'PUESTO'],
      ['1', 'Ruiz, Ana', 'Turno "A"'],
      ['2', 'Paz "Eva"'],
    ],
  ],
  [
    'frictionless data/issue-833.csv',
    'brackets and quotes without a blank before them',
    'id,valor\n1,["a"]\n2, "a" de b\n',
    [
      ['id', 'valor'],
      ['1', '["a"]'],
      ['2', '"a" de b'],
    ],
  ],
  [
    'frictionless data/blank-rows.csv and blank-headers.csv',
    'missing headings and rows of delimiters',
    'id,,edad\n1101,Ana,30\n,,\n1102,Eva,31\n',
    [
      ['id', '', 'edad'],
      ['1101', 'Ana', '30'],
      ['1102', 'Eva', '31'],
    ],
  ],
]

describe('a CSV text', { timeout: 60_000 }, () => {
  test.each(texts)('like %s is read with %s', async (_sample, _shape, text, rows) => {
    expect(await cellsOf(text)).toEqual(rows)
  })
})

const shared = (...items: string[]) => `<sst>${items.map((item) => `<si>${item}</si>`).join('')}</sst>`
const SHARED = 'xl/sharedStrings.xml'
const from = (place: string) => ({ type: 's', value: place })

describe('a workbook', { timeout: 60_000 }, () => {
  // calamine has_x000D_ and has_x000D_inline, SheetJS crlf.xlsx, ExcelJS shared_string_with_escape.
  test('is read with line breaks and underscores that Excel escapes', async () => {
    const strings = shared(
      '<t>Ana_x000D_\nMaría</t>',
      '<t>_x005F_x000D_</t>',
      '<r><t>Paz_x0009_</t></r><r><t>Ruiz_x0000_</t></r>',
    )
    const book = xlsxOf(
      sheetXml([
        [from('0'), from('1'), from('2')],
        ['Uno_x000d_\r\nDos', { type: 'str', formula: 'A1', value: 'x_xD83D__xDE00_' }, 'a_x00_b'],
      ]),
      { [SHARED]: strings },
    )
    expect(await cellsOf(book)).toEqual([
      ['Ana\nMaría', '_x000D_', 'Paz\tRuiz'],
      ['Uno\nDos', 'x😀', 'a_x00_b'],
    ])
  })

  // calamine issue446 and temperature.xlsx, SheetJS LONumbers: Excel stores 17 digits and shows 15.
  test('is read with the digits that a spreadsheet shows', async () => {
    const numbers = ['10.199999999999999', '22.222200000000001', '1234.5599999999999', '0.30000000000000004']
    const [shown = []] = await cellsOf(xlsxOf(sheetXml([numbers.map((value) => ({ value }))])))
    expect(shown).toEqual(['10.2', '22.2222', '1234.56', '0.3'])
    expect([shown[0], shown[2], shown[3]].map((text) => readPesos(text ?? ''))).toEqual([1020, 123_456, 30])
    // A number with more than 15 digits has lost digits. Its text stays as written: with zeros instead, it
    // could pass as a CLABE.
    const long = ['1.23456789012346E+16', '12345678901234567', '-8086931554011838357', '1.5e-9']
    expect(await cellsOf(xlsxOf(sheetXml([long.map((value) => ({ value }))])))).toEqual([
      ['1.23456789012346E+16', '12345678901234567', '-8086931554011838357', '0'],
    ])
  })

  // SheetJS 1904/1900.xlsx and 1904.xlsx, ExcelJS 1904.xlsx.
  test('is read with the first days of either calendar', async () => {
    const days = sheetXml([['0', '1', '59', '61', '111', '1111'].map((value) => ({ style: 1, value }))])
    expect(await cellsOf(xlsxOf(days))).toEqual([
      ['0', '1900-01-01', '1900-02-28', '1900-03-01', '1900-04-20', '1903-01-15'],
    ])
    const workbook = bookParts.workbook.replace('<sheets>', '<workbookPr date1904="1"/><sheets>')
    expect(await cellsOf(xlsxOf(days, { 'xl/workbook.xml': workbook }))).toEqual([
      ['1904-01-01', '1904-01-02', '1904-02-29', '1904-03-02', '1904-04-21', '1907-01-16'],
    ])
  })

  // calamine date_iso, inlineStr_with_value, inlineStr_cdata, issue_261, empty_s_attribute and rph.
  test('is read with dates as text, cells without a place, and texts in unusual elements', async () => {
    const sheet =
      '<worksheet><sheetData><row><c t="d"><v>2021-01-01T10:00:00</v></c>' +
      '<c t="inlineStr"><is><t>Ana</t></is><v></v></c><c t="inlineStr"><is><t><![CDATA[Paz & Ruiz]]></t></is></c>' +
      '<c t="s" s=""><v>0</v></c></row></sheetData></worksheet>'
    const strings = shared('<t>漢字</t><rPh sb="0" eb="1"><t>かん</t></rPh>')
    expect(await cellsOf(xlsxOf(sheet, { [SHARED]: strings }))).toEqual([
      ['2021-01-01', 'Ana', 'Paz & Ruiz', '漢字'],
    ])
  })

  // calamine nonstandard-xml-ns-prefix and table_with_absolute_paths, SheetJS wtf_path and sheet_visibility_strict.
  test('is read with prefixed elements, absolute paths, and the addresses of the strict standard', async () => {
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const rels = bookParts.rels
      .replaceAll('http://schemas.openxmlformats.org/officeDocument/2006/relationships', strict)
      .replace('Target="worksheets/', 'Target="/xl/worksheets/')
    const sheet = sheetXml([['Ana', { value: '7' }]]).replace(/<(\/?)(?=[a-z])/gi, '<$1x:')
    const named = sheet.replace('<x:worksheet', '<x:worksheet xmlns:x="urn:x"')
    expect(await cellsOf(xlsxOf(named, { 'xl/_rels/workbook.xml.rels': rels }))).toEqual([['Ana', '7']])
  })
})
