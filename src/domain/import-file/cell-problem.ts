/** Problem in a cell. Each kind of file has a table with a sentence for each `what` (`createDescriber`). */
export interface CellProblem<Field extends string = string, What extends string = string> {
  field: Field
  what: What
  /** Value in the sentence: a text, a number of characters, or a row. */
  of?: string
  /** Second number of the sentence, such as the number of characters found. */
  and?: number
}

export type SentenceFor = (name: string, of: string, and: number, field: string) => string

export function createDescriber(
  sentences: Readonly<Partial<Record<string, SentenceFor>>>,
  names: Readonly<Partial<Record<string, string>>>,
) {
  return ({ field, what, of = '', and = 0 }: CellProblem): string =>
    sentences[what]?.(names[field] ?? field, of, and, field) ?? ''
}
