import { fold } from '../text/fold.ts'
import type { DayOrder } from './day-order.ts'

export interface HeadingNames {
  sure: string
  /** Names with other meanings in other files, so a person must confirm them. */
  maybe?: string
}

/** Guessed column; a person must check it unless `isSure`. */
export interface GuessedColumn<Field extends string> {
  field: Field | ''
  isSure: boolean
}

export interface ReadColumn<Field extends string> extends GuessedColumn<Field> {
  heading: string
  sample: string
  /**
   * Order of the column's days. Absent if the column has no days, and in imports of older versions, whose cells
   * have the day first.
   */
  days?: DayOrder
  /** Whether characters of the column were guessed or corrected, because the file's encoding was unclear. */
  hasGuessedLetters?: true
}

/** Field of each column, in the file's order; '' means that the column is not read. */
export type ColumnsOf<Field extends string> = readonly (Field | '')[]

/** Normalizes headings: 'F_ALTA' → 'f alta', 'Correo-e' → 'correo e', 'Employee #' → 'employee num'. */
export function plainHeading(heading: string): string {
  return fold(heading)
    .replace(/#/g, ' num ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export type ShapeOf<Field extends string> = (samples: readonly string[]) => Field | null

export class HeadingBook<Field extends string> {
  readonly #byName: ReadonlyMap<string, { field: Field; isSure: boolean }>
  readonly #shapeOf: ShapeOf<Field>

  constructor(
    names: Readonly<Record<Field, HeadingNames>>,
    fields: readonly Field[],
    shapeOf: ShapeOf<Field> = () => null,
  ) {
    this.#shapeOf = shapeOf
    this.#byName = new Map<string, { field: Field; isSure: boolean }>(
      fields.flatMap((field) => {
        const { sure, maybe } = names[field]
        return [
          ...sure.split(', ').map((name) => [name, { field, isSure: true }] as const),
          ...(maybe?.split(', ') ?? []).map((name) => [name, { field, isSure: false }] as const),
        ]
      }),
    )
  }

  /** Counts the cells that are column names. The row with the highest count is the heading. */
  score(cells: readonly string[]): number {
    return cells.filter((cell) => this.#byName.has(plainHeading(cell))).length
  }

  /**
   * Guesses the field of each column: from the source's earlier mapping, else by its name, else by its cells.
   * @param samples cells of each column
   * @param known fields by plain heading
   */
  guess(
    headings: readonly string[],
    samples: readonly (readonly string[])[],
    known: ReadonlyMap<string, Field | ''> = new Map(),
  ): GuessedColumn<Field>[] {
    const assigned = new Set<Field>()
    const found: GuessedColumn<Field>[] = headings.map(() => ({ field: '', isSure: true }))
    const assign = (at: number, field: Field | '', isSure: boolean) => {
      if (field !== '' && assigned.has(field)) return
      if (field !== '') assigned.add(field)
      found[at] = { field, isSure }
    }
    const plainHeadings = headings.map(plainHeading)
    const isOpen = (at: number) => found[at]?.field === '' && !known.has(plainHeadings[at] ?? '')
    for (const [at, name] of plainHeadings.entries()) {
      const before = known.get(name)
      if (before !== undefined) assign(at, before, true)
    }
    for (const wanted of [true, false]) {
      for (const [at, name] of plainHeadings.entries()) {
        const guess = this.#byName.get(name)
        if (isOpen(at) && guess?.isSure === wanted) assign(at, guess.field, wanted)
      }
    }
    for (const at of plainHeadings.keys()) {
      const shape = isOpen(at) ? this.#shapeOf(samples[at] ?? []) : null
      if (shape) assign(at, shape, false)
    }
    return found
  }
}

export function columnsByHeading<Field extends string>(
  headings: readonly string[],
  columns: ColumnsOf<Field>,
): Record<string, Field | ''> {
  return Object.fromEntries(headings.map((heading, at) => [plainHeading(heading), columns[at] ?? '']))
}
