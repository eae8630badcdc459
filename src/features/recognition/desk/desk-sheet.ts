import writeExcel, { type CellObject, type Row, type SheetData } from 'write-excel-file/browser'
import type { DeskRow } from '#contract/recognition/recognition-desk.ts'
import { dateParts } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const WIDTHS = [12, 24, 32, 10, 24, 32, 10, 24, 60, 10, 12, 28, 12, 50]

/** Returns a text cell, which is never evaluated as a formula. */
function text(value: string): CellObject {
  return { type: String, value, wrap: true, alignVertical: 'top' }
}

/** Returns a date cell at midnight UTC, because the writer uses UTC. */
function date(day: string): CellObject {
  const parts = dateParts(day)
  if (!parts) return text(day)
  const value = new Date(Date.UTC(parts.year, parts.month - 1, Number(parts.day)))
  return { type: Date, value, format: 'dd/mm/yyyy', alignVertical: 'top' }
}

function rowOf(row: DeskRow, words: Translation<typeof es>): Row {
  const { retirado } = row
  return [
    date(row.fecha),
    text(row.principio),
    text(properName(row.para)),
    text(row.numeroPara),
    text(sentenceCase(row.areaPara)),
    text(properName(row.de)),
    text(row.numeroDe),
    text(sentenceCase(row.areaDe)),
    text(row.razon),
    { type: Number, value: row.aplausos, alignVertical: 'top' },
    text(retirado ? words.withdrawn : words.export.stands),
    text(properName(retirado?.quien ?? '')),
    date(retirado?.cuando ?? ''),
    text(retirado?.motivo ?? ''),
  ]
}

/** @throws when the browser cannot create the file */
export async function writeRecognitions(
  rows: readonly DeskRow[],
  words: Translation<typeof es>,
): Promise<ArrayBuffer> {
  const header = words.export.columns.map(
    (value): CellObject => ({ type: String, value, fontWeight: 'bold' }),
  )
  const data: SheetData = [header, ...rows.map((row) => rowOf(row, words))]
  const file = writeExcel(data, {
    sheet: words.export.sheet,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
