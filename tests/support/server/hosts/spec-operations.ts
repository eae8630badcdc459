import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Shape of a response: an object's fields, a list's items, or a single value. */
export type Shape = true | [Shape] | { [field: string]: Shape }

/**
 * Operation with the fields that the specification names or describes. Includes a proposed field only where
 * the specification needs a value without naming its field (docs/decisions/tests.md).
 */
export interface SpecOperation {
  id: string
  /** Path in each spelling of the spec. */
  paths: string[]
  opcion: number | null
  request: Record<string, boolean>
  answer: Shape
}

const file = fileURLToPath(new URL('../../../fixtures/spec-operations.json', import.meta.url))

export const specOperations = JSON.parse(readFileSync(file, 'utf8')) as SpecOperation[]
