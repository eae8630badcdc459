import { createDescriber } from '../import-file/cell-problem.ts'
import { fieldsOf, namesOf, problemsOf, type WordsByKind } from './kind-parts.ts'
import { words as cuentas } from './kinds/cuentas/words.en.ts'
import { words as kardex } from './kinds/kardex/words.en.ts'
import { words as movimientos } from './kinds/movimientos/words.en.ts'
import { words as prenominas } from './kinds/prenominas/words.en.ts'
import { words as prestamos } from './kinds/prestamos/words.en.ts'
import { words as vacaciones } from './kinds/vacaciones/words.en.ts'
import { sharedProblems } from './shared-words.en.ts'

const kindWords: WordsByKind = { kardex, prenominas, cuentas, movimientos, prestamos, vacaciones }

export const kindNames = namesOf(kindWords)

export const fieldWords = fieldsOf(kindWords)

export const dataProblemSentence = createDescriber(
  { ...sharedProblems, ...problemsOf(kindWords) },
  fieldWords,
)
