import writeExcel, { type CellObject, type Row, type SheetData } from 'write-excel-file/browser'
import type { OutboundDeskRow } from '#contract/outbound/outbound.ts'
import { companyDate, companyTime, dateParts } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

type Words = Translation<typeof es>
type Cell = string | number

const WIDTHS = [38, 20, 14, 10, 10, 36, 24, 10, 18, 12, 12, 28, 8, 14, 14, 60, 38]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): Cell => (typeof value === 'number' ? value : '')

/** Returns answers as 'field: value; …'. A list of the data form is written as JSON. */
function answersOf(answers: unknown): string {
  if (typeof answers !== 'object' || answers === null) return ''
  return Object.entries(answers)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('; ')
}

/** Returns the cells of a row in the order of `words.rows.columns`. Days are YYYY-MM-DD. */
export function cellsOf(row: OutboundDeskRow, names: { kind: string; event: string }): Cell[] {
  const { detalle } = row
  const at = Date.parse(row.fecha)
  return [
    row.id,
    names.kind,
    names.event,
    row.empresa,
    row.empleado,
    row.nombre,
    row.departamento,
    row.folio,
    `${companyDate(at)} ${companyTime(at)}`,
    row.desde,
    row.hasta,
    textOf(detalle['tipo']) || textOf(detalle['movimiento']),
    numberOf(detalle['horas']),
    numberOf(detalle['monto']),
    numberOf(detalle['abono']),
    answersOf(detalle['respuestas']),
    row.anterior,
  ]
}

/** Returns a cell. Text is never evaluated as a formula. A day is written at midnight UTC, as the writer does. */
function sheetCell(value: Cell): CellObject {
  if (typeof value === 'number') return { type: Number, value }
  const parts = /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateParts(value) : null
  if (parts === null) return { type: String, value }
  const day = new Date(Date.UTC(parts.year, parts.month - 1, Number(parts.day)))
  return { type: Date, value: day, format: 'dd/mm/yyyy' }
}

/** @throws when the browser cannot create the file */
export async function writeSheet(rows: readonly OutboundDeskRow[], words: Words): Promise<ArrayBuffer> {
  const header = words.rows.columns.map((value): CellObject => ({ type: String, value, fontWeight: 'bold' }))
  const rowOf = (row: OutboundDeskRow): Row => {
    const names = { kind: words.kinds[row.clase], event: words.events[row.hecho] }
    return cellsOf(row, names).map(sheetCell)
  }
  const data: SheetData = [header, ...rows.map(rowOf)]
  const file = writeExcel(data, {
    sheet: words.rows.sheet,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}

/** Escapes text that a spreadsheet would evaluate as a formula, as the server's files of errors do. */
function csvCell(value: Cell): string {
  const text = String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a CSV file with the codes of the interface, which another program reads. */
export function writeCsv(rows: readonly OutboundDeskRow[], words: Words): ArrayBuffer {
  const lines: Cell[][] = [
    [...words.rows.columns],
    ...rows.map((row) => cellsOf(row, { kind: row.clase, event: row.hecho })),
  ]
  const text = lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')
  return new TextEncoder().encode(`\ufeff${text}\r\n`).buffer
}
