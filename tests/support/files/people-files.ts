import { addDays } from '#domain/time/dates.ts'
import { buildCurp, buildRfc, nssCheckDigit } from '#domain/text/mexican-ids.ts'
import { makeZip, type ZipEntry } from './zip-maker.ts'

const FIRST = ['Karla', 'Saúl', 'Nadia', 'Efraín', 'Rocío', 'Iván', 'Brenda', 'Óscar', 'Elisa', 'Darío']
const SURNAMES = ['Mejía', 'Ríos', 'Benavides', 'Orta', 'Quiroga', 'Núñez', 'Loera', 'Fraga', 'Tovar', 'Peña']

export interface FilePerson {
  number: string
  first: string
  paternal: string
  maternal: string
  curp: string
  rfc: string
  nss: string
  birth: string
  sex: 'H' | 'M'
  hired: string
  department: string
  leader: string
}

/** Returns the same person whenever `place` is the same. */
export function inventPerson(place: number, change: Partial<FilePerson> = {}): FilePerson {
  const pick = (list: readonly string[], by: number) => list[Math.floor(place / by) % list.length] ?? ''
  const [first, paternal, maternal] = [pick(FIRST, 1), pick(SURNAMES, 10), pick(SURNAMES, 100)]
  const birth = addDays('1980-01-01', (place * 37) % 7300)
  const sex = ['Karla', 'Nadia', 'Rocío', 'Brenda', 'Elisa'].includes(first) ? ('M' as const) : ('H' as const)
  const named = { firstName: first, paternalName: paternal, maternalName: maternal, birthDate: birth }
  // Names repeat after 1000 people. The differentiator counts the repetitions.
  const century = birth < '2000-01-01' ? '0123456789' : 'ABCDEFGHIJ'
  const differentiator = century[Math.floor(place / 1000) % 10] ?? '0'
  const serial = String(1_000_000_000 + place * 7).slice(0, 10)
  return {
    number: String(500_000 + place),
    first,
    paternal,
    maternal,
    curp: buildCurp({ ...named, sex, state: 'CL', differentiator }),
    rfc: buildRfc(named),
    nss: serial + nssCheckDigit(serial),
    birth,
    sex,
    hired: '2025-05-20',
    department: 'D010',
    leader: '100201',
    ...change,
  }
}

export const HEADINGS = ['NUM_EMP', 'NOMBRE', 'APELLIDOS', 'CURP', 'F_ALTA', 'CC', 'JEFE', 'MAIL', 'F_BAJA']

/** Headings by which the check recognises each column without a choice. */
export const PLAIN_HEADINGS = [
  'NUMERO',
  'NOMBRE',
  'APELLIDOS',
  'CURP',
  'INGRESO',
  'DEPARTAMENTO',
  'LIDER',
  'CORREO',
  'BAJA',
]

const ours = (date: string) => date.split('-').reverse().join('/')

export function rowOf(person: FilePerson, { mail = '', left = '' } = {}): string[] {
  const { number, first, paternal, maternal, curp, hired, department, leader } = person
  const day = left === '' ? '' : ours(left)
  return [number, first, `${paternal} ${maternal}`, curp, ours(hired), department, leader, mail, day]
}

export function csvOf(rows: readonly (readonly string[])[], delimiter = ','): string {
  const cell = (text: string) =>
    /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text
  return `${rows.map((row) => row.map(cell).join(delimiter)).join('\r\n')}\r\n`
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type XlsxCell = string | { type?: string; style?: number; formula?: string; value: string }

function cellXml(cell: XlsxCell, place: string): string {
  if (typeof cell === 'string')
    return cell === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
  const { type, style, formula, value } = cell
  const attributes = `${type ? ` t="${type}"` : ''}${style === undefined ? '' : ` s="${style}"`}`
  return `<c r="${place}"${attributes}>${formula ? `<f>${escape(formula)}</f>` : ''}<v>${escape(value)}</v></c>`
}

export function sheetXml(rows: readonly (readonly XlsxCell[])[], first = 1): string {
  const lines = rows.map((cells, at) => {
    const row = first + at
    const inside = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row}`))
    return `<row r="${row}">${inside.join('')}</row>`
  })
  return `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** Style 1 formats dates, style 2 eleven digits. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="00000000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`

export const bookParts = {
  workbook: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Personal" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  rels: `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
}

export function xlsxOf(
  sheet: string,
  parts: Record<string, string> = {},
  more: readonly ZipEntry[] = [],
): Buffer {
  const all = {
    'xl/workbook.xml': bookParts.workbook,
    'xl/_rels/workbook.xml.rels': bookParts.rels,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>Compartido</t></si><si><r><t>En dos </t></r><r><t>partes</t></r><rPh><t>x</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...parts,
  }
  return makeZip([...Object.entries(all).map(([name, bytes]) => ({ name, bytes })), ...more])
}

export function bookOf(sheets: Readonly<Record<string, readonly (readonly XlsxCell[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const parts = Object.fromEntries(
    Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)]),
  )
  const sheet = (name: string, at: number) =>
    `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rSheet${at + 1}"/>`
  const relation = (_: string, at: number) =>
    `<Relationship Id="rSheet${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`
  return xlsxOf(parts['xl/worksheets/sheet1.xml'] ?? '', {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.map(sheet).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': bookParts.rels.replace(
      '</Relationships>',
      `${names.map(relation).join('')}</Relationships>`,
    ),
    ...parts,
  })
}
