import { createDescriber, type SentenceFor } from '../import-file/cell-problem.ts'
import { fieldsOf, namesOf, problemsOf, type WordsByKind } from './kind-parts.ts'
import { words as cuentas } from './kinds/cuentas/words.es.ts'
import { words as kardex } from './kinds/kardex/words.es.ts'
import { words as movimientos } from './kinds/movimientos/words.es.ts'
import { words as prenominas } from './kinds/prenominas/words.es.ts'
import { words as prestamos } from './kinds/prestamos/words.es.ts'
import { words as vacaciones } from './kinds/vacaciones/words.es.ts'
import { sharedProblems } from './shared-words.es.ts'

export const kindWords = {
  kardex,
  prenominas,
  cuentas,
  movimientos,
  prestamos,
  vacaciones,
} satisfies WordsByKind

type OwnProblems<Words> = Words extends { problems: infer Problems } ? keyof Problems & string : never
export type DataProblemName =
  | keyof typeof sharedProblems
  | OwnProblems<(typeof kindWords)[keyof typeof kindWords]>

export const kindNames = namesOf(kindWords)

export const fieldWords = fieldsOf(kindWords)

export const sentences: Readonly<Record<string, SentenceFor>> = {
  ...sharedProblems,
  ...problemsOf(kindWords),
}

export const dataProblemSentence = createDescriber(sentences, fieldWords)
