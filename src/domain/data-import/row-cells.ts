import { formatMoney } from '../money/money.ts'
import { lengthOf } from '../text/text-length.ts'
import { isWithoutDay, readDay } from '../import-file/dates.ts'
import { plainWord } from '../import-file/plain-word.ts'
import { readPesos, readWhole } from './cells.ts'
import type { DataProblem } from './kind.ts'

/** Maximum centavos of one row. The sum of a hundred such rows fits in numeric(12,2). */
const MOST_MONEY = 9_999_999_999
/** Maximum centavos of a numeric(12,2) column. */
export const MOST_SUM = 999_999_999_999
const NUMBER = /^\d{1,10}$/
const EARLIEST = '1950-01-01'

interface CellOptions {
  isNeeded?: boolean
}

/** Reads the cells of one row and collects their problems. An empty cell is null, an empty employee number ''. */
export class RowCells<Field extends string> {
  readonly problems: DataProblem[] = []
  readonly #cells: Partial<Record<Field, string>>

  constructor(cells: Partial<Record<Field, string>>) {
    this.#cells = cells
  }

  add(field: Field, what: DataProblem['what'], more: Pick<DataProblem, 'of' | 'and'> = {}): null {
    this.problems.push({ field, what, ...more })
    return null
  }

  has(field: Field): boolean {
    return (this.#cells[field] ?? '').trim() !== ''
  }

  /** Returns the trimmed cell, or null if it is empty; an empty required cell is a problem. */
  #raw(field: Field, { isNeeded = false }: CellOptions): string | null {
    const text = (this.#cells[field] ?? '').trim()
    if (text !== '') return text
    return isNeeded ? this.add(field, 'empty') : null
  }

  number(field: Field): string {
    const text = this.#raw(field, { isNeeded: true })
    if (text !== null && !NUMBER.test(text)) this.add(field, 'number')
    return text ?? ''
  }

  text(field: Field, most: number, options: CellOptions = {}): string | null {
    const text = this.#raw(field, options)
    if (text === null) return null
    return lengthOf(text) > most ? this.add(field, 'long', { of: String(most) }) : text
  }

  /** @param latest YYYY-MM-DD */
  day(field: Field, latest: string, options: CellOptions = {}): string | null {
    const text = this.#raw(field, options)
    if (text === null) return null
    if (isWithoutDay(text)) return options.isNeeded ? this.add(field, 'empty') : null
    const found = readDay(text)
    if ('problem' in found) return this.add(field, found.problem)
    const { day } = found
    if (day > latest) return this.add(field, 'tooLate')
    return day < EARLIEST ? this.add(field, 'tooEarly') : day
  }

  /** Reads a positive or negative amount in pesos. Returns centavos. */
  anyMoney(field: Field, options: CellOptions = {}): number | null {
    const text = this.#raw(field, options)
    if (text === null) return null
    const centavos = readPesos(text)
    if (centavos === null) return this.add(field, 'amount')
    const isTooMuch = Math.abs(centavos) > MOST_MONEY
    return isTooMuch ? this.add(field, 'tooMuch', { of: formatMoney(MOST_MONEY) }) : centavos
  }

  /** Reads an amount in pesos, zero or more. Returns centavos. */
  money(field: Field, options: CellOptions = {}): number | null {
    const centavos = this.anyMoney(field, options)
    return centavos !== null && centavos < 0 ? this.add(field, 'negative') : centavos
  }

  whole(field: Field, most: number, options: CellOptions = {}): number | null {
    const text = this.#raw(field, options)
    if (text === null) return null
    const whole = readWhole(text)
    if (whole === null) return this.add(field, 'whole')
    if (whole < 0) return this.add(field, 'negative')
    return whole > most ? this.add(field, 'tooMuch', { of: String(most) }) : whole
  }

  choice<Value extends string>(
    field: Field,
    words: Readonly<Record<Value, readonly string[]>>,
    offered: string,
    options: CellOptions = {},
  ): Value | null {
    const text = this.#raw(field, options)
    if (text === null) return null
    const word = plainWord(text)
    const found = (Object.keys(words) as Value[]).find((value) => words[value].includes(word))
    return found ?? this.add(field, 'choice', { of: offered })
  }
}
