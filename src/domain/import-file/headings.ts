import { fold } from '../fold.ts'

/** What columns are called in the files that companies have, plain and with a comma between. */
export interface HeadingNames {
  sure: string
  /** Says something else in other files, so somebody looks at it. */
  maybe?: string
}

/** A column as it is guessed; not sure: somebody shall look at it. */
export interface GuessedColumn<Field extends string> {
  field: Field | ''
  isSure: boolean
}

/** The same with what stands in the file. */
export interface ReadColumn<Field extends string> extends GuessedColumn<Field> {
  heading: string
  sample: string
}

/** What each column of a file is, in the file's order; '': nothing of it is read. */
export type ColumnsOf<Field extends string> = readonly (Field | '')[]

/** 'F_ALTA' → 'f alta', 'Correo-e' → 'correo e', 'Employee #' → 'employee num'. */
export function plainHeading(heading: string): string {
  return fold(heading)
    .replace(/#/g, ' num ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** What is told from a column's cells where its name says nothing. */
export type ShapeOf<Field extends string> = (samples: readonly string[]) => Field | null

/** The names by which a kind of file calls its columns. */
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

  /** How many of the cells are names of columns: the row with most of them is the heading, which seldom is beyond the tenth. */
  score(cells: readonly string[]): number {
    return cells.filter((cell) => this.#byName.has(plainHeading(cell))).length
  }

  /**
   * What each column is: as its source was mapped before, else by its name, else by what stands in it.
   * @param samples of each column
   * @param known by plain heading
   */
  guess(
    headings: readonly string[],
    samples: readonly (readonly string[])[],
    known: ReadonlyMap<string, Field | ''> = new Map(),
  ): GuessedColumn<Field>[] {
    const taken = new Set<Field>()
    const found: GuessedColumn<Field>[] = headings.map(() => ({ field: '', isSure: true }))
    const take = (at: number, field: Field | '', isSure: boolean) => {
      if (field !== '' && taken.has(field)) return
      if (field !== '') taken.add(field)
      found[at] = { field, isSure }
    }
    const plain = headings.map(plainHeading)
    const isOpen = (at: number) => found[at]?.field === '' && !known.has(plain[at] ?? '')
    for (const [at, name] of plain.entries()) {
      const before = known.get(name)
      if (before !== undefined) take(at, before, true)
    }
    // Sure names first, whichever column stands first.
    for (const wanted of [true, false]) {
      for (const [at, name] of plain.entries()) {
        const guess = this.#byName.get(name)
        if (isOpen(at) && guess?.isSure === wanted) take(at, guess.field, wanted)
      }
    }
    for (const at of plain.keys()) {
      const shape = isOpen(at) ? this.#shapeOf(samples[at] ?? []) : null
      if (shape) take(at, shape, false)
    }
    return found
  }
}

/** What is remembered of a source, by plain heading. */
export function columnsByHeading<Field extends string>(
  headings: readonly string[],
  columns: ColumnsOf<Field>,
): Record<string, Field | ''> {
  return Object.fromEntries(headings.map((heading, at) => [plainHeading(heading), columns[at] ?? '']))
}
