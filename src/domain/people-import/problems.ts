import type { CellProblem } from '../import-file/cell-problem.ts'
import type { ImportField } from './columns/fields.ts'
import type { sentences } from './problem-words.es.ts'

export type Problem = CellProblem<ImportField, keyof typeof sentences>
