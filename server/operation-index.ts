import { type AnyOperation, type EndpointOperation, indexOperations } from '#contract/operation.ts'
import type { BoundOperation } from './service.ts'

export interface OperationIndex {
  /** By operationKey: lower-cased path and Opcion. */
  all: ReadonlyMap<string, BoundOperation>
  /** By lower-cased path. */
  endpoints: ReadonlyMap<string, { bound: BoundOperation; operation: EndpointOperation }>
  /** Lower-cased. */
  legacyPaths: ReadonlySet<string>
}

/**
 * Every declared operation with its handler.
 * @throws Error when two claim the same place, one has no handler, or a handler serves what nobody declared
 */
export function indexBound(
  bound: readonly BoundOperation[],
  declared: readonly AnyOperation[],
): OperationIndex {
  const operations = indexOperations(bound.map(({ operation }) => operation))
  const places = new Map(bound.map((entry) => [entry.operation, entry]))
  for (const operation of declared) {
    if (!places.has(operation)) throw new Error(`${operation.id} is declared and has no handler`)
  }
  const all = new Map<string, BoundOperation>()
  const endpoints = new Map<string, { bound: BoundOperation; operation: EndpointOperation }>()
  const legacyPaths = new Set<string>()
  for (const [key, operation] of operations) {
    const entry = places.get(operation)
    if (!entry || !declared.includes(operation))
      throw new Error(`${operation.id} is bound and nobody declared it`)
    const path = operation.path.toLowerCase()
    all.set(key, entry)
    if (operation.kind === 'legacy') legacyPaths.add(path)
    else endpoints.set(path, { bound: entry, operation })
  }
  const both = [...endpoints.keys()].find((path) => legacyPaths.has(path))
  if (both !== undefined) throw new Error(`${both} is a legacy service and an endpoint`)
  return { all, endpoints, legacyPaths }
}
