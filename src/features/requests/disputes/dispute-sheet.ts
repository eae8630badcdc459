import writeExcel, { type CellObject, type Row, type SheetData } from 'write-excel-file/browser'
import type { Dispute } from '#contract/requests/disputes.ts'
import { dateParts } from '#domain/time/dates.ts'
import { daysElapsedText, disputeLevel } from '#domain/requests/disputes.ts'
import { stateOf } from './dispute-rows.ts'

export interface SheetWords {
  columns: readonly string[]
  states: Record<1 | 2 | 3, string>
  unrated: string
}

const WIDTHS = [10, 30, 32, 22, 16, 18, 20, 16, 60]

/** Returns a text cell, which is never evaluated as a formula. */
function text(value: string): CellObject {
  return { type: String, value, wrap: true, alignVertical: 'top' }
}

function number(value: number): CellObject {
  return { type: Number, value, alignVertical: 'top' }
}

/** Returns a date cell at midnight UTC, because the writer uses UTC. */
function date(day: string): CellObject {
  const parts = dateParts(day)
  if (!parts) return text(day)
  const value = new Date(Date.UTC(parts.year, parts.month - 1, Number(parts.day)))
  return { type: Date, value, format: 'dd/mm/yyyy', alignVertical: 'top' }
}

/** Returns a text cell for a number with leading zeros, because a number cell would lose the zeros. */
function employee(value: string | number): CellObject {
  return /^[1-9]\d{0,14}$/.test(String(value)) ? number(Number(value)) : text(String(value))
}

function days(value: string | number): CellObject {
  const count = Math.trunc(Number(value))
  return Number.isFinite(count) ? number(Math.max(0, count)) : text(daysElapsedText(value))
}

function rowOf(dispute: Dispute, words: SheetWords): Row {
  const level = disputeLevel(dispute.nivelSatisfaccion)
  const state = stateOf(dispute)
  return [
    employee(dispute.EMPLID),
    text(dispute.nombre),
    text(dispute.motivo),
    text(dispute.departamento),
    date(dispute.fechaRegistro),
    days(dispute.diasTranscurridos),
    level === null ? text(words.unrated) : number(level),
    text(state === null ? '' : words.states[state]),
    text(dispute.comentario),
  ]
}

/** @throws when the browser cannot create the file */
export async function writeDisputes(disputes: readonly Dispute[], words: SheetWords): Promise<ArrayBuffer> {
  const header = words.columns.map((value): CellObject => ({ type: String, value, fontWeight: 'bold' }))
  const data: SheetData = [header, ...disputes.map((dispute) => rowOf(dispute, words))]
  const file = writeExcel(data, {
    sheet: 'Inconformidades',
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  })
  return (await file.toBlob()).arrayBuffer()
}
