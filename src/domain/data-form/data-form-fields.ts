import { type FieldRule, LONGEST_TEXT, type StepProblem, type StepRule } from './data-form-rules.ts'
import { schoolYears } from './data-form-choices.ts'
import { lengthOf } from '../text/text-length.ts'
import { invisibleCharacters } from '../text/invisible-characters.ts'

/** White space of every kind, and invisible marks that copied numbers contain. */
const BLANK = String.raw`[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`
const blanks = new RegExp(`${BLANK}+`, 'g')
const edges = new RegExp(`^${BLANK}+|${BLANK}+$`, 'g')

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(values: unknown): Fields {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as Fields) : {}
}

/** Returns trimmed text; a number becomes its digits (older clients send numbers); anything else is ''. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  return value.replaceAll('\0', '').replace(invisibleCharacters, '').replace(edges, '')
}

/** Returns textOf without inner blanks, for numbers and keys: "81 1234 5678" is ten digits. */
export function denseOf(value: unknown): string {
  return textOf(value).replace(blanks, '')
}

export function codeOf(value: unknown): string {
  return denseOf(value).toUpperCase()
}

export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}

/** Reads a list id, as a number or as digits; null for anything else. */
export function idOf(value: unknown): number | null {
  const text = denseOf(value)
  return isDigits(text) && text.length < 10 ? Number(text) : null
}

/**
 * Reads several ids without duplicates, in the order chosen; [] without an answer, null for an invalid answer.
 */
export function idsOf(value: unknown): number[] | null {
  if (!Array.isArray(value)) return denseOf(value) === '' ? [] : null
  const entries = value as unknown[]
  const ids: number[] = []
  for (const entry of entries) {
    const id = idOf(entry)
    if (id === null) return null
    if (!ids.includes(id)) ids.push(id)
  }
  return ids
}

export function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? (value as unknown[]).map(fieldsOf) : []
}

export function isRealDate(date: string): boolean {
  const match = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(date)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= days
}

export interface ProblemList {
  add(field: string, rule: StepRule, fieldRule?: FieldRule): void
  /** Adds 'incomplete' for each empty field. */
  require(fields: Readonly<Record<string, string | number | null>>): void
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

/**
 * Checks a month of schooling, YYYY-MM. Accepts a future month of this year, which the form marks as doubtful
 * (data-form-doubts.ts).
 */
export function checkSchoolMonth(problems: ProblemList, field: string, month: string, today: string): void {
  if (!/^[0-9]{4}-(0[1-9]|1[0-2])$/.test(month)) problems.add(field, 'dateInvalid')
  else if (!schoolYears(today).includes(month.slice(0, 4))) problems.add(field, 'schoolMonthRange')
}

export function isYesOrNo(id: number | null): id is 1 | 2 {
  return id === 1 || id === 2
}

/** Returns the two-letter state of birth in a CURP, even if the rest is invalid; '' without one. */
export function stateCodeOf(curp: string): string {
  return /^[A-Z]{4}[0-9]{6}[HMX]([A-Z]{2})/.exec(codeOf(curp))?.[1] ?? ''
}
