import { type AnyOperation, type EndpointOperation, indexOperations } from '#contract/protocol/operation.ts'
import { JSON_LIMIT } from '../wire/body.ts'
import type { BoundOperation } from './service.ts'

export interface BoundEndpoint {
  bound: BoundOperation
  operation: EndpointOperation
}

export interface LegacyPath {
  bodyLimit: number
  expiredStatus: string
}

export interface OperationIndex {
  /** Operations by operationKey(): path in lower case, and Opcion. */
  all: ReadonlyMap<string, BoundOperation>
  endpoints: ReadonlyMap<string, BoundEndpoint>
  templates: readonly BoundEndpoint[]
  legacyPaths: ReadonlyMap<string, LegacyPath>
}

export function bodyLimitOf(operation: AnyOperation): number {
  return operation.bodyLimit ?? JSON_LIMIT
}

/**
 * @throws Error when two operations have the same path and Opcion
 * @throws Error when an operation has no handler or is not declared
 * @throws Error when legacy operations and an endpoint use the same path
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
  const endpoints = new Map<string, BoundEndpoint>()
  const templates: BoundEndpoint[] = []
  const legacyPaths = new Map<string, LegacyPath>()
  for (const [key, operation] of operations) {
    const entry = places.get(operation)
    if (!entry || !declared.includes(operation))
      throw new Error(`${operation.id} is bound and nobody declared it`)
    const path = operation.path.toLowerCase()
    all.set(key, entry)
    if (operation.kind === 'legacy') {
      const bodyLimit = bodyLimitOf(operation)
      const { expiredStatus } = operation
      if (bodyLimit > (legacyPaths.get(path)?.bodyLimit ?? 0))
        legacyPaths.set(path, { bodyLimit, expiredStatus })
    } else if (path.includes('{')) templates.push({ bound: entry, operation })
    else endpoints.set(path, { bound: entry, operation })
  }
  const both = [...endpoints.keys()].find((path) => legacyPaths.has(path))
  if (both !== undefined) throw new Error(`${both} is a legacy service and an endpoint`)
  return { all, endpoints, templates, legacyPaths }
}

/** Fixed segments match in any letter case. */
export function findEndpoint(
  index: OperationIndex,
  path: string,
): (BoundEndpoint & { fields: Record<string, string> }) | null {
  const exact = index.endpoints.get(path.toLowerCase())
  if (exact) return { ...exact, fields: {} }
  for (const entry of index.templates) {
    const fields = matchTemplate(entry.operation.path, path)
    if (fields) return { ...entry, fields }
  }
  return null
}

function matchTemplate(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const fields: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith('{')) {
      if (part.toLowerCase() !== value.toLowerCase()) return null
      continue
    }
    fields[part.slice(1, -1)] = decode(value)
  }
  return fields
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // The segment has an invalid percent encoding.
    return segment
  }
}
