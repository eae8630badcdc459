import { describe, expect, test } from 'vitest'
import { putDaysFirst, readingOfDays } from '#domain/import-file/day-order.ts'
import { IMPORT_DAYS } from '#domain/people-import/columns/fields.ts'
import { peopleHeadings } from '#domain/people-import/columns/headings.ts'
import { SheetRefused } from '#server/files/people/run-people-worker.ts'
import { readSheet } from '#server/services/import-engine/read-sheet.ts'
import { bookOf, bookParts, sheetXml, xlsxOf } from '#tests/support/files/people-files.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'

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

describe('the reader of text encodings', () => {
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

  test('recognizes Windows-1252 despite foreign names', async () => {
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

describe('the repair of wrongly decoded letters', () => {
  const utf8 = (names: readonly string[]) => Buffer.from(people(names))
  const doubt = { NUMERO: true, NOMBRE: false, PATERNO: false }

  test.each([
    [
      'in capitals',
      ['IVÁN,MUÑOZ', 'JOSÉ,PEÑA'],
      '3,RA\xdaL,NU\xd1EZ\r\n',
      ['MUÑOZ', 'PEÑA', 'RAÚL', 'NUÑEZ'],
    ],
    ['as names', ['José,Pérez', 'Inés,Núñez'], '3,Ra\xfal,Pe\xf1a\r\n', ['José', 'Núñez', 'Raúl', 'Peña']],
    ['in one row', ['Eva,Paz'], '3,Jos\xc3\xa9,Pe\xf1a\r\n', ['José', 'Peña']],
    ['from DOS', ['José,Pérez', 'Inés,Núñez'], '3,Ra\xa3l,Pe\xa4a\r\n', ['José', 'Núñez', 'Raúl', 'Peña']],
  ])('decodes a second encoding %s, but marks the columns as uncertain', async (_, names, end, found) => {
    const bytes = Buffer.concat([utf8(names), latin(end)])
    expect((await cellsOf(bytes)).flat()).toEqual(expect.arrayContaining(found))
    expect(await sureOf(bytes)).toMatchObject({ NUMERO: true, PATERNO: false })
  })

  test('marks the columns also when a single row of a large file has another encoding', async () => {
    const many = Array.from({ length: 1000 }, () => 'IVÁN,MUÑOZ')
    const bytes = Buffer.concat([utf8(many), latin('1001,RA\xdaL,NU\xd1EZ\r\n')])
    const cells = await cellsOf(bytes)
    expect([cells[0], cells.at(-1)]).toEqual([
      ['1', 'IVÁN', 'MUÑOZ'],
      ['1001', 'RAÚL', 'NUÑEZ'],
    ])
    expect(await sureOf(bytes)).toMatchObject(doubt)
  })

  const wanted = [
    ['1', 'José María', 'Núñez Ávila'],
    ['2', 'ÓSCAR', 'MEJÍA MUÑOZ'],
  ]
  const right = wanted.map(([, first, last]) => `${first},${last}`)
  const once = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text))
  test.each([
    ['Windows-1252', (text: string) => once(text, 'windows-1252')],
    ['Latin-1', (text: string) => Buffer.from(text).toString('latin1')],
    ['an old Mac', (text: string) => once(text, 'macintosh')],
    ['Windows-1252 twice', (text: string) => once(once(text, 'windows-1252'), 'windows-1252')],
  ])('repairs UTF-8 read as %s, but marks the columns as uncertain', async (_, spoil) => {
    const text = people(right.map(spoil))
    for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      expect(await cellsOf(bytes)).toEqual(wanted)
      expect(await sureOf(bytes)).toMatchObject(doubt)
    }
  })

  test('repairs UTF-8 read as DOS, but marks the columns as uncertain', async () => {
    const text = people(['Jos├®,Nú├▒ez', 'Mar├¡a,PE├æA'])
    expect((await cellsOf(text)).flat()).toEqual(expect.arrayContaining(['José', 'Núñez', 'María', 'PEÑA']))
    expect(await sureOf(text)).toMatchObject(doubt)
  })

  test('repairs and marks columns of a workbook, too, and shows the repaired text as sample', async () => {
    const book = bookOf({
      Personal: [
        ['NUMERO', 'NOMBRE', 'PATERNO'],
        ['1', 'Ana', 'Ruiz'],
        ['2', 'JosÃ©', 'PeÃ±a'],
      ],
    })
    expect((await cellsOf(book))[1]).toEqual(['2', 'José', 'Peña'])
    const { columns } = await read(book)
    expect(
      columns.map(({ sample, isSure, hasGuessedLetters }) => [sample, isSure, hasGuessedLetters]),
    ).toEqual([
      ['1', true, undefined],
      ['José', false, true],
      ['Peña', false, true],
    ])
  })

  test.each(['Jos\ufffd', 'Mar?a'])('marks a column with a lost letter: %s', async (name) => {
    expect(await sureOf(people([`${name},Ruiz`]))).toMatchObject({ NOMBRE: false, PATERNO: true })
  })

  test('marks no column with a question or with text around a sign', async () => {
    expect(await sureOf(people(['¿Ana?,Ruiz? Paz']))).toMatchObject({ NOMBRE: true, PATERNO: true })
  })

  test('decodes HTML entities of letters and signs, but marks the columns as uncertain', async () => {
    const text = people([
      'JOS&Eacute;,MU&Ntilde;OZ',
      'Mar&iacute;a,N&#250;&#xF1;ez',
      'Ag&uuml;era,P&eacute;rez &amp; Paz',
    ])
    expect(await cellsOf(text)).toEqual([
      ['1', 'JOSÉ', 'MUÑOZ'],
      ['2', 'María', 'Núñez'],
      ['3', 'Agüera', 'Pérez & Paz'],
    ])
    expect(await sureOf(text)).toMatchObject(doubt)
  })

  test('leaves text that only looks like an entity', async () => {
    const text = people(['R&D;,&xacute;&ntild &#1; &#31;&#128;'])
    expect(await cellsOf(text)).toEqual([['1', 'R&D;', '&xacute;&ntild &#1; &#31;&#128;']])
    expect(await sureOf(text)).toMatchObject({ NOMBRE: true, PATERNO: true })
  })

  test('marks no other column, no heading and no foreign name', async () => {
    const title = 'NÃºmina,2026\r\n'
    expect(await sureOf(`${title}${people(['Ana,MuÃ±oz'])}`)).toMatchObject({ NOMBRE: true, PATERNO: false })
    expect(await sureOf(people(['João,Ångström', 'JOÃO,Conceição']))).toMatchObject({
      NOMBRE: true,
      PATERNO: true,
    })
  })
})

test('decodes UTF-16 without a byte order mark', async () => {
  const wide = Buffer.from(people(['José,Núñez']), 'utf16le')
  expect(await cellsOf(wide)).toEqual([['1', 'José', 'Núñez']])
  expect(await cellsOf(wide.swap16())).toEqual([['1', 'José', 'Núñez']])
})

describe('the reader of dates', () => {
  const hired = (...days: string[]) =>
    `NUMERO,NOMBRE,PATERNO,INGRESO\r\n${days.map((day, at) => `${at + 1},Ana,Ruiz,${day}\r\n`).join('')}`
  const read3 = async (text: string) => (await cellsOf(text)).map((cells) => cells[3])

  test('recognizes from the whole column that its dates have the month first', async () => {
    expect(await read3(hired('05/20/2025', '05/04/2025', '12/31/2024 00:00'))).toEqual([
      '20/05/2025',
      '04/05/2025',
      '31/12/2024 00:00',
    ])
    expect(await sureOf(hired('05/20/2025', '05/04/2025'))).toMatchObject({ INGRESO: true })
  })

  test('keeps dates with the day first', async () => {
    expect(await read3(hired('20/05/2025', '05/04/2025'))).toEqual(['20/05/2025', '05/04/2025'])
  })

  test('asks about a column with both orders, even if another column has a single order', async () => {
    const typed = hired(...Array.from({ length: 50 }, () => '05/20/2025'), '05/04/2025', '20/05/2025')
    expect(await sureOf(typed)).toMatchObject({ INGRESO: false })
    const two =
      'NUMERO,NOMBRE,PATERNO,INGRESO,BAJA\r\n1,Ana,Ruiz,05/20/2025,12/31/2026\r\n2,Eva,Paz,20/05/2025,\r\n'
    expect(await sureOf(two)).toMatchObject({ INGRESO: false, BAJA: true })
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

test('detects the delimiter of uneven rows whose names have a comma and a blank', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `${at + 1};PEREZ, ANA${at % 3 ? ';OP' : ''}${at % 2 ? ';' : ''}`,
  )
  for (const title of ['', 'REPORTE DE EMPLEADOS, ACTIVOS\r\n']) {
    const cells = await cellsOf(`${title}NUMERO;NOMBRE;PUESTO\r\n${rows.join('\r\n')}\r\n`)
    expect(cells.slice(0, 2)).toEqual([
      ['1', 'PEREZ, ANA'],
      ['2', 'PEREZ, ANA', 'OP'],
    ])
  }
  const spaced = 'NUMERO, NOMBRE, NOTAS\r\n1, Ana, turno; A\r\n2, Eva, turno; B\r\n'
  expect(await cellsOf(spaced)).toEqual([
    ['1', 'Ana', 'turno; A'],
    ['2', 'Eva', 'turno; B'],
  ])
})

test('cuts a long note, and still reads the row', async () => {
  const [cells] = await cellsOf(`NUMERO,NOMBRE,PATERNO,NOTAS\r\n1,Ana,Ruiz,${'😀'.repeat(9000)}\r\n`)
  expect(cells?.slice(0, 3)).toEqual(['1', 'Ana', 'Ruiz'])
  expect(cells?.[3]?.length).toBe(501)
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
