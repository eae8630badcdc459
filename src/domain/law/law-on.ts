import type { LawRow } from './law-row.ts'
import { readLawValue } from './read-value.ts'
import type { LawRule, LawValue } from './rules.ts'
import { shippedRows } from './shipped-rows.ts'

export interface LawAnswer<R extends LawRule> extends Omit<LawRow, 'rule' | 'value'> {
  rule: R
  value: LawValue<R>
}

export interface Law {
  /** Returns null when no row applies on the day. */
  rule: <R extends LawRule>(rule: R) => LawAnswer<R> | null
  value: <R extends LawRule>(rule: R) => LawValue<R> | null
}

/** The law by day, YYYY-MM-DD. */
export type LawAt = (day: string) => Law

/**
 * Returns the law on a day, YYYY-MM-DD. Of the rows in force, the one that began last applies; of two that
 * began together, the first in the list.
 * @param rows a company's rows with the shipped ones (`withOwnRows`)
 */
export function lawOn(day: string, rows: readonly LawRow[] = shippedRows): Law {
  const index = indexOf(rows)
  const rule = <R extends LawRule>(name: R): LawAnswer<R> | null => {
    const found = index
      .get(name)
      ?.find(({ from, until }) => from <= day && (until === null || day <= until)) as LawAnswer<R> | undefined
    return found ?? null
  }
  return { rule, value: (name) => rule(name)?.value ?? null }
}

export function lawByDay(rows?: readonly LawRow[]): LawAt {
  return (day) => lawOn(day, rows)
}

/** Puts a company's rows before the shipped ones, so that they apply when both begin on the same day. */
export function withOwnRows(own: readonly LawRow[]): readonly LawRow[] {
  return own.length === 0 ? shippedRows : [...own, ...shippedRows]
}

type Index = ReadonlyMap<LawRule, LawAnswer<LawRule>[]>

const indexes = new WeakMap<readonly LawRow[], Index>()

/** Rows by rule, with values read once, latest first. Leaves out a value that this version cannot read. */
function indexOf(rows: readonly LawRow[]): Index {
  const known = indexes.get(rows)
  if (known) return known
  const index = new Map<LawRule, LawAnswer<LawRule>[]>()
  for (const row of rows) {
    const value = readLawValue(row.rule, row.value)
    if (value === null) continue
    const answers = index.get(row.rule) ?? []
    index.set(row.rule, answers)
    answers.push({ ...row, value })
  }
  for (const answers of index.values()) {
    answers.sort((one, other) => (one.from === other.from ? 0 : one.from < other.from ? 1 : -1))
  }
  indexes.set(rows, index)
  return index
}

/** Returns the amount of a table of steps in a year of service, counted from 1; 0 before its first step. */
export function amountIn(steps: LawValue<'vacationDays'>, year: number): number {
  return steps.findLast(({ from }) => from <= year)?.amount ?? 0
}
