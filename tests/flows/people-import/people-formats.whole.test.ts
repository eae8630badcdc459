import { expect, test } from 'vitest'
import { peopleHeadings } from '#domain/people-import/columns/headings.ts'
import { SheetRefused } from '#server/files/people/run-people-worker.ts'
import { readSheet } from '#server/services/import-engine/read-sheet.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'

async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  try {
    await readSheet(Buffer.from(bytes), peopleHeadings, null, 1)
    return 'taken'
  } catch (cause) {
    if (cause instanceof SheetRefused) return cause.problem
    throw cause
  }
}

test.each([
  ['an HTML page with a table', '<html><body><table><tr><td>NUMERO</td></tr></table></body></html>', 'page'],
  ['an HTML table', '\ufeff<table border="1"><tr><td>NUMERO</td></tr></table>', 'page'],
  ['an MHTML page', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', 'page'],
  [
    'an MHTML page of Internet Explorer',
    'From: <Saved by Microsoft>\r\nSubject: Personal\r\nMIME-Version: 1.0\r\n\r\n<table>',
    'page',
  ],
  ...['!-- lista -->\n<table>', 'center>', 'h3>', 'b>', 'p>', 'tr>', 'title>', 'link href="a">', 'font>'].map(
    (start): [string, string, string] => [
      `an HTML page that begins with <${start}`,
      `<${start}<td>1</td>`,
      'page',
    ],
  ),
  ['an XHTML page', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "a" "b"><html/>', 'page'],
  [
    'an XML workbook without declaration',
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
    'xmlBook',
  ],
  ['an XML workbook with a prefix', '<?xml version="1.0"?><!-- x --><ss:Workbook xmlns:ss="x"/>', 'xmlBook'],
  ['a stamped receipt', '<?xml version="1.0"?><cfdi:Comprobante xmlns:cfdi="x" Version="4.0"/>', 'receipt'],
  ['another XML', '\ufeff<?xml version="1.0"?><empleados><empleado/></empleados>', 'otherXml'],
  [
    'a binary workbook',
    makeZip([
      { name: '[Content_Types].xml', bytes: 'x' },
      { name: 'xl/workbook.bin', bytes: 'x' },
    ]),
    'binaryBook',
  ],
  [
    'a Numbers spreadsheet',
    makeZip([
      { name: 'Index/Document.iwa', bytes: 'x' },
      { name: 'Index/Tables/Tile.iwa', bytes: 'x' },
    ]),
    'numbers',
  ],
  [
    'a Word document',
    makeZip([
      { name: '[Content_Types].xml', bytes: 'x' },
      { name: 'word/document.xml', bytes: 'x' },
    ]),
    'document',
  ],
  ['a ZIP', makeZip([{ name: 'personal.csv', bytes: 'NUMERO,NOMBRE' }]), 'archive'],
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
