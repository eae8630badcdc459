import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Shape of a response by the contract: an object's fields, a list's items, or any single value. */
export type Shape = true | [Shape] | { [field: string]: Shape }

/**
 * Operation with the fields that the specification names or describes. A proposed field is included only where
 * the specification needs a value and leaves its name open (docs/decisions/tests.md).
 */
export interface SpecOperation {
  id: string
  /** Path in each spelling that the spec uses. */
  paths: string[]
  opcion: number | null
  /** Fields of the body without Opcion and token; true marks a required one. */
  request: Record<string, boolean>
  answer: Shape
}

const file = fileURLToPath(new URL('../../fixtures/spec-operations.json', import.meta.url))

/** Implemented operations of the contract, field names only. */
export const specOperations = JSON.parse(readFileSync(file, 'utf8')) as SpecOperation[]
