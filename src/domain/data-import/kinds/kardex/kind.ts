import { addDays, daysBetween } from '../../../time/dates.ts'
import { lengthOf } from '../../../text/text-length.ts'
import { isWithoutDay, readDay } from '../../../import-file/dates.ts'
import { NO, YES } from '../../../import-file/file-words.es.ts'
import { plainWord } from '../../../import-file/plain-word.ts'
import type { DataKind, DataProblem, ReadRow } from '../../kind.ts'
import { columns, KARDEX_TEXTS, type KardexField, type KardexText } from './columns.ts'
import { complaintStates, kardexTypes } from './values.es.ts'

/** Fact for every day of a range; `isTaken` removes the fact instead. */
export interface WantedFacts {
  numero: string
  type: number
  /** YYYY-MM-DD; equal to `to` for one day. */
  from: string
  to: string
  texts: Partial<Record<KardexText, string>>
  /** State of a card's complaint, 1 … 5. */
  complaint?: number
  isTaken: boolean
}

export const CARD = 6
const MOST_DAYS = 92
/**
 * Maximum characters of a comment. The file worker keeps one more character, so that this check detects longer
 * comments.
 */
const COMMENT_LENGTH = 500
const TEXT_LENGTH = 120
const FIRST_DAY = '1980-01-01'
/** Maximum days that permits, vacations and incapacities may be in the future. */
const DAYS_AHEAD = 400
/** Absences and cards, which can't be known in advance. */
const PAST_ONLY = [4, 5, CARD]

/** Columns that only some types have; status and incident type are stored for any type (KARD-21). */
const ownTypes: Partial<Record<KardexField, readonly number[]>> = {
  fechaFin: [1, 2, 3, 4, 5],
  incapacidad: [3],
  tipoPermiso: [1],
  maquina: [CARD],
  tipoTarjeta: [CARD],
  estadoQueja: [CARD],
}

export const kardex: DataKind<KardexField, WantedFacts> = {
  isFund: false,
  balanceProblems: [],
  ...columns,
  read: readFacts,
}

function readFacts(cells: Partial<Record<KardexField, string>>, today: string): ReadRow<WantedFacts> {
  const problems: DataProblem[] = []
  const add = (field: KardexField, what: DataProblem['what'], of?: string) =>
    problems.push({ field, what, ...(of !== undefined && { of }) })
  const textOf = (field: KardexField) => cells[field] ?? ''
  const day = (field: 'fecha' | 'fechaFin'): string => {
    const text = textOf(field)
    if (text === '') return ''
    if (isWithoutDay(text)) {
      if (field === 'fecha') add(field, 'empty')
      return ''
    }
    const found = readDay(text)
    if ('day' in found) return found.day
    add(field, found.problem)
    return ''
  }
  const type = typeOf(textOf('tipo'))
  if (type === 0 && textOf('tipo') !== '') add('tipo', 'choice', kardexTypes.map(([name]) => name).join(', '))
  const from = day('fecha')
  const end = day('fechaFin')
  const to = end === '' ? from : end
  const last = PAST_ONLY.includes(type) ? today : addDays(today, DAYS_AHEAD)
  if (from !== '' && from < FIRST_DAY) add('fecha', 'tooEarly')
  else if (from > last) add('fecha', 'tooLate')
  else if (to > last) add('fechaFin', 'tooLate')
  if (from !== '' && end !== '' && end < from) add('fechaFin', 'backwards')
  else if (from !== '' && end !== '' && daysBetween(from, end) >= MOST_DAYS)
    add('fechaFin', 'tooManyDays', String(MOST_DAYS))
  for (const [field, types] of Object.entries(ownTypes) as [KardexField, readonly number[]][]) {
    if (type === 0 || textOf(field) === '' || types.includes(type)) continue
    add(field, 'onlyOf', types.map((each) => kardexTypes[each - 1]?.[0] ?? '').join(', '))
  }
  const texts: Partial<Record<KardexText, string>> = {}
  for (const field of KARDEX_TEXTS) {
    const text = textOf(field)
    const most = field === 'comentario' ? COMMENT_LENGTH : TEXT_LENGTH
    if (lengthOf(text) > most) add(field, 'long', String(most))
    else if (text !== '') texts[field] = text
  }
  const state = textOf('estadoQueja')
  const complaint = complaintOf(state)
  if (state !== '' && complaint === 0) add('estadoQueja', 'choice', complaintStates.join(', '))
  const removal = plainWord(textOf('quitar'))
  if (textOf('quitar') !== '' && !YES.includes(removal) && !NO.includes(removal))
    add('quitar', 'yesOrNothing')
  const numero = textOf('numero')
  const isWhole = problems.length === 0 && numero !== '' && type !== 0 && from !== ''
  const wanted = {
    numero,
    type,
    from,
    to,
    texts,
    ...(complaint !== 0 && { complaint }),
    isTaken: YES.includes(removal),
  }
  return { numero, unit: '', wanted: isWhole ? wanted : null, problems }
}

function typeOf(text: string): number {
  const name = plainWord(text)
  if (/^[1-6]$/.test(name)) return Number(name)
  return kardexTypes.findIndex((names) => names.includes(name)) + 1
}

function complaintOf(text: string): number {
  const name = plainWord(text)
  if (/^[1-5]$/.test(name)) return Number(name)
  return complaintStates.indexOf(name) + 1
}

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
}
