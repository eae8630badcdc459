import { type FieldRule, LONGEST_TEXT, type StepProblem, type StepRule } from './data-form-rules.ts'
import { lengthOf } from './text-length.ts'
import { unseen } from './unseen.ts'

/** How the answers of any step are read: whatever comes, as what is meant; nothing here throws. */

/** What a copied number brings along: blanks of every kind, and the invisible marks of an address book. */
const BLANK = String.raw`[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`
const blanks = new RegExp(`${BLANK}+`, 'g')
const edges = new RegExp(`^${BLANK}+|${BLANK}+$`, 'g')

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(values: unknown): Fields {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as Fields) : {}
}

/** Text without blanks at its ends; a number becomes its digits (older clients send them); anything else is ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  return value.replaceAll('\0', '').replace(unseen, '').replace(edges, '')
}

/** For numbers and keys: blanks inside go as well, "81 1234 5678" is ten digits. */
export function denseOf(value: unknown): string {
  return textOf(value).replace(blanks, '')
}

/** CURP, RFC: dense and in capitals. */
export function codeOf(value: unknown): string {
  return denseOf(value).toUpperCase()
}

/** ASCII digits only, at least one: neither "١٢" nor "½" nor "1e3". */
export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}

/** An id of a list, as a number or as digits; null for anything else. */
export function idOf(value: unknown): number | null {
  const text = denseOf(value)
  return isDigits(text) && text.length < 10 ? Number(text) : null
}

/** Several ids, each once, in the order of choosing. null when one is no id, or when it is no list. */
export function idsOf(value: unknown): number[] | null {
  if (!Array.isArray(value)) return denseOf(value) === '' ? [] : null
  const given = value as unknown[]
  const ids: number[] = []
  for (const entry of given) {
    const id = idOf(entry)
    if (id === null) return null
    if (!ids.includes(id)) ids.push(id)
  }
  return ids
}

export function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? (value as unknown[]).map(fieldsOf) : []
}

/** "2026-02-28": a day that the calendar has. */
export function isRealDate(date: string): boolean {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(date)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= days
}

/** "2019-06". */
export function isRealMonth(month: string): boolean {
  return /^[0-9]{4}-(0[1-9]|1[0-2])$/.test(month)
}

/** Gathers problems in the order in which they are found; a field keeps its first. */
export interface ProblemList {
  add(field: string, rule: StepRule, fieldRule?: FieldRule): void
  /** 'incomplete' for each of the fields that is empty. */
  require(fields: Readonly<Record<string, string | number | null>>): void
  /** 'tooLong' for each that is. */
  limit(fields: Readonly<Record<string, string>>): void
  found: StepProblem[]
}

export function listProblems(): ProblemList {
  const found: StepProblem[] = []
  const add: ProblemList['add'] = (field, rule, fieldRule) => {
    if (found.some((problem) => problem.field === field)) return
    found.push(fieldRule ? { field, rule, fieldRule } : { field, rule })
  }
  return {
    found,
    add,
    require(fields) {
      for (const [field, value] of Object.entries(fields)) {
        if (value === '' || value === null) add(field, 'incomplete')
      }
    },
    limit(fields) {
      for (const [field, value] of Object.entries(fields)) {
        if (lengthOf(value) > LONGEST_TEXT) add(field, 'tooLong')
      }
    },
  }
}

/** 1 yes, 2 no (Opcion 22). */
export function isYesOrNo(id: number | null): id is 1 | 2 {
  return id === 1 || id === 2
}

/** Two letters of the state of birth as they stand in a CURP, whatever else is right about it; '' without. */
export function stateCodeOf(curp: string): string {
  return /^[A-Z]{4}[0-9]{6}[HMX]([A-Z]{2})/.exec(codeOf(curp))?.[1] ?? ''
}
