import { validDaysProblems } from '../time/valid-days.ts'
import { readLawValue } from './read-value.ts'
import { isLawRule, type LawRule } from './rules.ts'

/** Value of a rule for a period of days, both included, YYYY-MM-DD. */
export interface LawRow {
  rule: LawRule
  /** `readLawValue` gives the value its type. */
  value: string
  from: string
  /** Null for no end. */
  until: string | null
  article: string
  source: string
  /** False until somebody has read the value in its source. */
  isConfirmed: boolean
}

export const lawFields = ['rule', 'value', 'from', 'until', 'article', 'source', 'confirmed'] as const
export type LawField = (typeof lawFields)[number]

export const LAW_TEXT_LENGTH = { value: 1000, article: 80, source: 160 } as const

export type WrittenLawRow = Omit<LawRow, 'rule'> & { rule: string }

export function lawRowProblems({ rule, value, from, until, article, source }: WrittenLawRow): LawField[] {
  const isShort = (text: string, most: number) => text.trim() !== '' && text.length <= most
  const days = validDaysProblems(from, until)
  const isValueGood =
    isShort(value, LAW_TEXT_LENGTH.value) && (!isLawRule(rule) || readLawValue(rule, value) !== null)
  return [
    ...(isLawRule(rule) ? [] : ['rule' as const]),
    ...(isValueGood ? [] : ['value' as const]),
    ...(days.includes('day') ? ['from' as const] : []),
    ...(days.includes('end') ? ['until' as const] : []),
    ...(isShort(article, LAW_TEXT_LENGTH.article) ? [] : ['article' as const]),
    ...(isShort(source, LAW_TEXT_LENGTH.source) ? [] : ['source' as const]),
  ]
}

/** Maximum length and rows of one file. */
export const LAW_FILE = { length: 40_000, rows: 200 } as const
