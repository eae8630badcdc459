import type { SentenceFor } from '../import-file/cell-problem.ts'
import type { HeadingNames } from '../import-file/headings.ts'
import { DATA_KINDS, type DataKindName } from '../import-file/import-kinds.ts'

export interface KindColumns<Field extends string> {
  fields: readonly Field[]
  needed: readonly Field[]
  days: readonly Field[]
  /** Column names of each field, folded and separated by commas; a person must confirm the names in `maybe`. */
  headings: Readonly<Record<Field, HeadingNames>>
}

export interface KindWords<Field extends string, Problem extends string> {
  title: string
  text: string
  fields: Readonly<Record<Field, string>>
  problems: Readonly<Record<Problem, SentenceFor>>
}

export type WordsByKind = Readonly<Record<DataKindName, KindWords<string, string>>>

// A type, because an interface is not assignable to a type with an index signature.
export type KindName = Pick<KindWords<string, string>, 'title' | 'text'>

export function namesOf(words: WordsByKind): Readonly<Record<DataKindName, KindName>> {
  const names = DATA_KINDS.map((kind) => {
    const { title, text } = words[kind]
    return [kind, { title, text }] as const
  })
  return Object.fromEntries(names) as Record<DataKindName, KindName>
}

export function fieldsOf(words: WordsByKind): Readonly<Record<string, string>> {
  return Object.fromEntries(DATA_KINDS.flatMap((kind) => Object.entries(words[kind].fields)))
}

export function problemsOf(words: WordsByKind): Readonly<Record<string, SentenceFor>> {
  return Object.fromEntries(DATA_KINDS.flatMap((kind) => Object.entries(words[kind].problems)))
}
