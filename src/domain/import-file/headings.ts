import { fold } from '../text/fold.ts'
import type { DayOrder } from './day-order.ts'
import { EMPTY_WORDS, WHOLE_WORDS } from './heading-words.es.ts'

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

/**
 * Normalizes headings: 'F_ALTA' → 'f alta', 'Correo-e' → 'correo e', 'Employee #' → 'employee num'. Stored
 * mappings use this name as their key, so changing the normalization loses these mappings.
 */
export function plainHeading(heading: string): string {
  return fold(heading)
    .replace(/#/g, ' num ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Returns a heading in whole words, for headings whose plain name is unknown: 'ApPaterno' → 'apellido paterno',
 * 'C.U.R.P.' → 'curp', '1er. Apellido' → 'primer apellido', 'Fecha de Ing. (dd/mm/aaaa)' → 'fecha ingreso'.
 */
export function wholeHeading(heading: string): string {
  const apart = heading
    .normalize('NFC')
    .replace(/[°º]/g, 'o')
    .replace(/ª/g, 'a')
    .replace(/\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
  const words = joinLetters(plainHeading(apart).split(' ')).filter((word) => !EMPTY_WORDS.has(word))
  if (words.length < 2) return words.join(' ')
  const whole = words.map((word) => WHOLE_WORDS.get(word) ?? word)
  if (whole.length > 2 && whole.at(-1) === 'num') whole.pop()
  return whole.join(' ')
}

/** Joins single letters that follow each other: c u r p → curp. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let run = ''
  for (const word of [...words, '']) {
    if (/^[a-z]$/.test(word)) {
      run += word
      continue
    }
    if (run !== '') joined.push(run)
    if (word !== '') joined.push(word)
    run = ''
  }
  return joined
}

interface NamedField<Field extends string> {
  field: Field
  isSure: boolean
}

/** Order in which headings get their fields: sure names first, and exact names before expanded names. */
const ROUNDS = [
  { isSure: true, isWhole: false },
  { isSure: true, isWhole: true },
  { isSure: false, isWhole: false },
  { isSure: false, isWhole: true },
] as const

export type ShapeOf<Field extends string> = (samples: readonly string[]) => Field | null

export class HeadingBook<Field extends string> {
  readonly #byName: ReadonlyMap<string, NamedField<Field>>
  readonly #byWholeName: ReadonlyMap<string, NamedField<Field>>
  readonly #shapeOf: ShapeOf<Field>

  constructor(
    names: Readonly<Record<Field, HeadingNames>>,
    fields: readonly Field[],
    shapeOf: ShapeOf<Field> = () => null,
  ) {
    this.#shapeOf = shapeOf
    const named = fields.flatMap((field) => {
      const { sure, maybe } = names[field]
      return [
        ...sure.split(', ').map((name) => [name, { field, isSure: true }] as const),
        ...(maybe?.split(', ') ?? []).map((name) => [name, { field, isSure: false }] as const),
      ]
    })
    this.#byName = new Map<string, NamedField<Field>>(named)
    const byCertainty = named.toSorted(([, one], [, other]) => Number(one.isSure) - Number(other.isSure))
    this.#byWholeName = new Map(byCertainty.map(([name, found]) => [wholeHeading(name), found]))
  }

  #find(heading: string): (NamedField<Field> & { isWhole: boolean }) | undefined {
    const plain = this.#byName.get(plainHeading(heading))
    if (plain) return { ...plain, isWhole: false }
    const whole = this.#byWholeName.get(wholeHeading(heading))
    return whole && { ...whole, isWhole: true }
  }

  /** Counts the cells that are column names. The row with the highest count is the heading. */
  score(cells: readonly string[]): number {
    return cells.filter((cell) => this.#find(cell) !== undefined).length
  }

  /**
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
    const guesses = headings.map((heading) => this.#find(heading))
    for (const { isSure, isWhole } of ROUNDS) {
      for (const [at, guess] of guesses.entries()) {
        if (guess?.isSure === isSure && guess.isWhole === isWhole && isOpen(at))
          assign(at, guess.field, isSure)
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
