import { describe, expect, test } from 'vitest'
import { putDaysFirst, readingOfDays } from '#domain/import-file/day-order.ts'
import { IMPORT_DAYS } from '#domain/people-import/fields.ts'
import { peopleHeadings } from '#domain/people-import/headings.ts'
import { SheetRefused } from '#server/files/people/run-people-worker.ts'
import { readSheet } from '#server/services/import-engine/read-sheet.ts'
import { bookOf, bookParts, sheetXml, xlsxOf } from '#tests/support/files/people-files.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'

/** Files of people as company programs write them: encodings, dates, delimiters, workbooks. */

const read = (bytes: Uint8Array | string) => readSheet(Buffer.from(bytes), peopleHeadings, null, 1)
const cellsOf = async (bytes: Uint8Array | string) => {
  const { rows, columns, isMonthFirst } = await read(bytes)
  const { turned } = readingOfDays(columns, IMPORT_DAYS, isMonthFirst)
  return rows.map(([, cells]) => putDaysFirst(cells, turned))
}
const sureOf = async (bytes: Uint8Array | string) => {
  const { columns, isMonthFirst } = await read(bytes)
  const { unclear } = readingOfDays(columns, IMPORT_DAYS, isMonthFirst)
  return Object.fromEntries(columns.map(({ heading, isSure }, at) => [heading, isSure && !unclear.has(at)]))
}
async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await read(bytes)
    return 'taken'
  } catch (cause) {
    if (cause instanceof SheetRefused) return cause.problem
    throw cause
  }
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const people = (names: readonly string[]) =>
  `NUMERO,NOMBRE,PATERNO\r\n${names.map((name, at) => `${at + 1},${name}\r\n`).join('')}`

describe('text encodings', () => {
  test('decodes Windows-1252 quotes, dashes and the euro sign', async () => {
    const text =
      'NUMERO,NOMBRE,PUESTO\r\n1,D\x92Arcy,Operador \x93A\x94 \x96 l\xednea 2\r\n2,Zo\xeb,T\xe9cnico \x80 \x9f\x85\r\n'
    expect(await cellsOf(latin(text))).toEqual([
      ['1', 'D’Arcy', 'Operador “A” – línea 2'],
      ['2', 'Zoë', 'Técnico € Ÿ…'],
    ])
    expect(await sureOf(latin(text))).toMatchObject({ NUMERO: true, PUESTO: true })
  })

  // Clipper and FoxPro payrolls write code page 850; Excel for Mac saved "CSV (Macintosh)".
  test.each([
    [
      'DOS text in mixed case',
      people(['Dar\xa1o,R\xa1os', 'Sa\xa3l,N\xa3\xa4ez', '\xe0scar,Pe\xa4a']),
      ['Darío', 'Ríos', 'Núñez', 'Óscar', 'Peña'],
    ],
    [
      'DOS text in capitals',
      people(['DAR\xd6O,MEJ\xd6A', 'JOS\x90,MU\xa5OZ', '\xb5NGEL,N\xe9\xa5EZ']),
      ['DARÍO', 'MEJÍA', 'JOSÉ', 'MUÑOZ', 'ÁNGEL', 'NÚÑEZ'],
    ],
    [
      'old Mac text in mixed case',
      people(['Dar\x92o,R\x92os', 'Le\x97n,Mu\x96oz', 'Jos\x8e,P\x8erez']),
      ['Darío', 'Ríos', 'León', 'Muñoz', 'José', 'Pérez'],
    ],
    [
      'old Mac text in capitals',
      people(['MAR\xeaA,MU\x84OZ', 'JOS\x83,G\xeeMEZ']),
      ['MARÍA', 'MUÑOZ', 'JOSÉ', 'GÓMEZ'],
    ],
  ])('decodes %s, but marks the columns as uncertain', async (_, text, names) => {
    const found = (await cellsOf(latin(text))).flat()
    for (const name of names) expect(found).toContain(name)
    expect(await sureOf(latin(text))).toMatchObject({ NUMERO: true, NOMBRE: false, PATERNO: false })
  })

  test('decodes Windows-1252 with foreign names as such', async () => {
    const text = people([
      'J\xf6rg,M\xfcller',
      'Fran\xe7ois,Nu\xf1ez',
      'MAR\xcdA,PE\xd1A',
      'D\x92Amico,O\x92Brien',
    ])
    expect((await cellsOf(latin(text))).flat()).toEqual(
      expect.arrayContaining(['Jörg', 'Müller', 'François', 'MARÍA', 'PEÑA', 'D’Amico']),
    )
    expect(await sureOf(latin(text))).toMatchObject({ NOMBRE: true, PATERNO: true })
  })

  test('decodes UTF-16 in either byte order', async () => {
    const wide = Buffer.from(`\ufeff${people(['José,Núñez'])}`, 'utf16le')
    expect(await cellsOf(wide)).toEqual([['1', 'José', 'Núñez']])
    expect(await cellsOf(wide.swap16())).toEqual([['1', 'José', 'Núñez']])
  })
})

describe('dates', () => {
  const hired = (...days: string[]) =>
    `NUMERO,NOMBRE,PATERNO,INGRESO\r\n${days.map((day, at) => `${at + 1},Ana,Ruiz,${day}\r\n`).join('')}`
  const read3 = async (text: string) => (await cellsOf(text)).map((cells) => cells[3])

  test('recognises the month first from the whole column', async () => {
    expect(await read3(hired('05/20/2025', '05/04/2025', '12/31/2024 00:00'))).toEqual([
      '20/05/2025',
      '04/05/2025',
      '31/12/2024 00:00',
    ])
    expect(await sureOf(hired('05/20/2025', '05/04/2025'))).toMatchObject({ INGRESO: true })
  })

  test('keeps dates with the day first, and a column with both orders', async () => {
    expect(await read3(hired('20/05/2025', '05/04/2025'))).toEqual(['20/05/2025', '05/04/2025'])
    expect(await read3(hired('20/05/2025', '05/20/2025'))).toEqual(['20/05/2025', '05/20/2025'])
  })

  test('asks about ambiguous dates, unless another column decides', async () => {
    expect(await sureOf(hired('05/04/2025', '03/02/2025'))).toMatchObject({ INGRESO: false })
    expect(await sureOf(hired('05/05/2025'))).toMatchObject({ INGRESO: true })
    const two = 'NUMERO,NOMBRE,PATERNO,INGRESO,BAJA\r\n1,Ana,Ruiz,05/04/2025,12/31/2026\r\n'
    expect(await cellsOf(two)).toEqual([['1', 'Ana', 'Ruiz', '04/05/2025', '31/12/2026']])
  })
})

test('detects the delimiter from the table’s lines, also below a title', async () => {
  const title = 'REPORTE DE EMPLEADOS, ACTIVOS\r\nFecha: 28/11/2026\r\n\r\n'
  expect(await cellsOf(`${title}NUMERO;NOMBRE;PATERNO\r\n1;Ana, la;Ruiz\r\n2;Eva;Paz\r\n`)).toEqual([
    ['1', 'Ana, la', 'Ruiz'],
    ['2', 'Eva', 'Paz'],
  ])
})

test('cuts a long note, and still reads the row', async () => {
  const [cells] = await cellsOf(`NUMERO,NOMBRE,PATERNO,NOTAS\r\n1,Ana,Ruiz,${'😀'.repeat(9000)}\r\n`)
  expect(cells?.slice(0, 3)).toEqual(['1', 'Ana', 'Ruiz'])
  expect(cells?.[3]?.length).toBe(501)
  // The cut does not split a surrogate pair.
  expect(cells?.[3]).not.toMatch(/[\ud800-\udbff]$/)
})

describe('a workbook', () => {
  const table = sheetXml([
    ['NUMERO', 'NOMBRE', 'PATERNO'],
    ['1', 'Ana', 'Ruiz'],
  ])
  const wanted = [['1', 'Ana', 'Ruiz']]
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

  // Some writers on Windows use backslashes in names.
  test('is read with backslashes in its file names', async () => {
    const parts = {
      '[Content_Types].xml': '<Types/>',
      '_rels\\.rels': `<Relationships><Relationship Id="r1" Type="${office}/officeDocument" Target="xl\\workbook.xml"/></Relationships>`,
      'xl\\workbook.xml': bookParts.workbook,
      'xl\\_rels\\workbook.xml.rels': bookParts.rels.replace('worksheets/', 'worksheets\\'),
      'xl\\styles.xml': '<styleSheet/>',
      'xl\\sharedStrings.xml': '<sst/>',
      'xl\\worksheets\\sheet1.xml': table,
    }
    expect(await cellsOf(makeZip(Object.entries(parts).map(([name, bytes]) => ({ name, bytes }))))).toEqual(
      wanted,
    )
  })

  // Some programs give the workbook this name.
  test('is read with a workbook named workbook2.xml', async () => {
    const parts = {
      '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${office}/officeDocument" Target="/xl/workbook2.xml"/></Relationships>`,
      'xl/workbook2.xml': bookParts.workbook,
      'xl/_rels/workbook2.xml.rels': bookParts.rels,
      'xl/styles.xml': '<styleSheet/>',
      'xl/sharedStrings.xml': '<sst/>',
      'xl/worksheets/sheet1.xml': table,
    }
    expect(await cellsOf(makeZip(Object.entries(parts).map(([name, bytes]) => ({ name, bytes }))))).toEqual(
      wanted,
    )
  })

  test('is read from its table sheet behind a cover sheet', async () => {
    const workbook = bookParts.workbook.replace(
      '<sheets>',
      '<sheets><sheet name="Portada" sheetId="2" r:id="rId8"/><sheet name="Gráfica" sheetId="3" r:id="rId9"/>',
    )
    const rels = bookParts.rels.replace(
      '</Relationships>',
      `<Relationship Id="rId8" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId9" Type="${office}/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`,
    )
    const cover = sheetXml([['Manufacturas y Técnicas'], ['Reporte de personal', '28/11/2026']])
    const book = xlsxOf(table, {
      'xl/workbook.xml': workbook,
      'xl/_rels/workbook.xml.rels': rels,
      'xl/worksheets/sheet2.xml': cover,
    })
    expect(await cellsOf(book)).toEqual(wanted)
  })

  test('is read from its first sheet with columns when no sheet has known headings', async () => {
    const unknown = [
      ['UNO', 'DOS', 'TRES'],
      ['1', 'Ana', 'Ruiz'],
    ]
    const { rows, sheets, sheet } = await read(bookOf({ Portada: [['Reporte']], Vacía: [], Datos: unknown }))
    expect([rows.map(([, cells]) => cells), sheets, sheet]).toEqual([
      wanted,
      ['Portada', 'Vacía', 'Datos'],
      2,
    ])
    expect(await refusalOf(bookOf({ Portada: [['Reporte']], Vacía: [] }))).toBe('headings')
  })
})

test.each([
  ['an HTML page with a table', '<html><body><table><tr><td>NUMERO</td></tr></table></body></html>', 'page'],
  ['an HTML table', '\ufeff<table border="1"><tr><td>NUMERO</td></tr></table>', 'page'],
  ['an MHTML page', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', 'page'],
  [
    'an XML workbook of Excel 2003',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
    'xmlBook',
  ],
  [
    'an OpenDocument spreadsheet',
    makeZip([
      { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
      { name: 'content.xml', bytes: '<office:document-content/>' },
    ]),
    'openDocument',
  ],
])('%s named like a workbook is recognised', async (_, bytes, problem) => {
  expect(await refusalOf(bytes)).toBe(problem)
})

// Headings in the style of human resources systems in English and of Mexican payroll programs.
test.each([
  [
    ['Employee Number', 'First Name', 'Last Name', 'Date of Joining', 'Designation', 'Department'],
    ['numero', 'nombre', 'apellidos', 'ingreso', 'puesto', 'departamento'],
  ],
  [
    ['Badge ID', 'Employee Name', 'Job Position', 'Work Email', 'Work Mobile'],
    ['numero', 'nombreCompleto', 'puesto', 'correo', 'telefono'],
  ],
  [
    ['Employee #', 'Last Name', 'First Name', 'Hired Date', 'Primary Position'],
    ['numero', 'apellidos', 'nombre', 'ingreso', 'puesto'],
  ],
  [
    [
      'Código',
      'Apellido paterno',
      'Apellido materno',
      'Nombre',
      'Número de seguridad social',
      'Fecha de alta',
    ],
    ['numero', 'paterno', 'materno', 'nombre', 'nss', 'ingreso'],
  ],
  [
    ['Clave', 'Código', 'Número de empleado', 'Nombre completo'],
    ['', '', 'numero', 'nombreCompleto'],
  ],
])('recognises the headings %j', (headings, fields) => {
  expect(
    peopleHeadings
      .guess(
        headings,
        headings.map(() => []),
      )
      .map(({ field }) => field),
  ).toEqual(fields)
})
