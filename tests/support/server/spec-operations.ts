import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What an answer holds by the contract: fields of an object, the items of a list, or anything single. */
export type Shape = true | [Shape] | { [field: string]: Shape }

/** An operation as the spec (basis "seed") and the contract's proposals have it, without anything of ours. */
export interface SpecOperation {
  id: string
  /** In each spelling that the spec uses. */
  paths: string[]
  opcion: number | null
  /** Fields of the body without Opcion and token; true: it has to be there. */
  request: Record<string, boolean>
  answer: Shape
}

const file = fileURLToPath(new URL('../../fixtures/spec-operations.json', import.meta.url))

/** The contract's operations as far as they are built, names alone. */
export const specOperations = JSON.parse(readFileSync(file, 'utf8')) as SpecOperation[]
