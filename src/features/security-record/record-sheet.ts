import writeExcel, { type CellObject, type Row, type SheetData } from 'write-excel-file/browser'
import type { EventPerson, RecordedEvent } from '#contract/identity/security-record.ts'
import { dateParts } from '#domain/time/dates.ts'
import { detailsOf, personName, type RecordWords, sentenceOf } from './event-words.ts'

const WIDTHS = [12, 10, 60, 32, 10, 32, 10, 18, 50]

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

function rowOf(event: RecordedEvent, words: RecordWords): Row {
  const name = (person: EventPerson | null) => text(person === null ? '' : personName(person, words))
  return [
    date(event.fecha),
    text(event.hora),
    text(sentenceOf(event, words)),
    name(event.autor),
    text(event.autor?.numero ?? ''),
    name(event.persona),
    text(event.persona?.numero ?? ''),
    text(event.direccion),
    text(
      detailsOf(event, words)
        .map((pair) => pair.join(': '))
        .join('; '),
    ),
  ]
}

/** @throws when the browser cannot create the file */
export async function writeRecord(
  events: readonly RecordedEvent[],
  words: RecordWords,
): Promise<ArrayBuffer> {
  const header = words.export.columns.map(
    (value): CellObject => ({ type: String, value, fontWeight: 'bold' }),
  )
  const data: SheetData = [header, ...events.map((event) => rowOf(event, words))]
  const file = writeExcel(data, {
    sheet: words.export.sheet,
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
