import { appendFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { exampleOf } from './support/server/examples.ts'

/**
 * Older app versions stay open for weeks on phones that are seldom online, with confirmed requests that wait.
 * Every later server must understand the calls of these apps, and send responses that they understand.
 * fixtures/earlier-contract.jsonl records their calls and required fields. TURNO_WRITE_CONTRACT=1 adds the
 * operations that it lacks. Delete a line, and add it again, only when no older app is in use.
 */

interface Known {
  place: string
  least: Record<string, unknown>
  /** Response fields that an older app needs; 'data.0.id' is a field of a row. */
  needs: string[]
}

const file = fileURLToPath(new URL('fixtures/earlier-contract.jsonl', import.meta.url))

const placeOf = (operation: AnyOperation) =>
  operation.kind === 'endpoint'
    ? `${operation.method} ${operation.path}`
    : `POST ${operation.path}#${operation.opcion}`

function without(value: unknown, [step = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (String(at) === step ? without(item, rest) : item))
  const { [step]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [step]: without(inner, rest) }
}

/** Paths of all fields; the first row represents a list. */
function fieldsOf(value: unknown, before: readonly string[] = []): string[][] {
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.length === 0 ? [] : fieldsOf(value[0], [...before, '0'])
  return Object.entries(value).flatMap(([field, inner]) => [
    [...before, field],
    ...fieldsOf(inner, [...before, field]),
  ])
}

const has = (value: unknown, path: readonly string[]): boolean =>
  path.length === 0 ||
  (typeof value === 'object' &&
    value !== null &&
    path[0] !== undefined &&
    path[0] in value &&
    has((value as Record<string, unknown>)[path[0]], path.slice(1)))

function known(operation: AnyOperation): Known {
  const { request, response } = exampleOf(operation)
  let least = request
  for (const field of Object.keys(request)) {
    const fewer = without(least, [field]) as Record<string, unknown>
    if (operation.request.safeParse(fewer).success) least = fewer
  }
  const needs = fieldsOf(response).filter(
    (path) => !operation.response.safeParse(without(response, path)).success,
  )
  return { place: placeOf(operation), least, needs: needs.map((path) => path.join('.')) }
}

function written(): Record<string, Known> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const { id, ...each } = JSON.parse(line) as Known & { id: string }
      return [id, each]
    }),
  )
}

const unrecorded = (found: Record<string, Known>) => allOperations.filter(({ id }) => !(id in found))

function recorded(): Record<string, Known> {
  const found = written()
  if (process.env.TURNO_WRITE_CONTRACT !== '1') return found
  for (const each of unrecorded(found))
    appendFileSync(file, `${JSON.stringify({ id: each.id, ...known(each) })}\n`)
  return written()
}

function faultsOf(id: string, before: Known, operations: readonly AnyOperation[]): string[] {
  const operation = operations.find((each) => each.id === id)
  if (!operation) return [`${id} is gone`]
  const faults: string[] = []
  if (placeOf(operation) !== before.place) faults.push(`${id} has moved from ${before.place}`)
  const asked = operation.request.safeParse(before.least)
  if (!asked.success)
    faults.push(`${id} asks for more than before: ${asked.error.issues[0]?.path.join('.') ?? ''}`)
  const { response } = exampleOf(operation)
  const lost = before.needs.filter((path) => !has(response, path.split('.')))
  return [...faults, ...lost.map((path) => `${id} no longer answers ${path}`)]
}

const before = recorded()

test('has every operation in the record of earlier apps (TURNO_WRITE_CONTRACT=1 adds it)', () => {
  expect(unrecorded(before).map(({ id }) => id)).toEqual([])
})

test('accepts requests of earlier apps and answers all they need', () => {
  expect(Object.entries(before).flatMap(([id, each]) => faultsOf(id, each, allOperations))).toEqual([])
})

test('ignores additional fields from a newer app or server', () => {
  const strict = allOperations.filter((operation) => {
    const { request, response } = exampleOf(operation)
    const isObject = typeof response === 'object' && response !== null && !(response instanceof Uint8Array)
    const more = isObject && !Array.isArray(response) ? { ...response, deManana: 1 } : response
    return (
      !operation.request.safeParse({ ...request, deManana: { a: [1] } }).success ||
      !operation.response.safeParse(more).success
    )
  })
  expect(strict.map(({ id }) => id)).toEqual([])
})

describe('the check of compatibility', () => {
  const [operation] = allOperations.filter(({ id }) => id === 'P-01')
  const now = operation && known(operation)

  test('detects an operation that is gone, has moved, requires more or answers less', () => {
    if (!operation || !now) throw new Error('P-01')
    expect(faultsOf('P-01', now, [])).toEqual(['P-01 is gone'])
    expect(faultsOf('P-01', { ...now, place: 'POST /before' }, allOperations)).toHaveLength(1)
    expect(faultsOf('P-01', { ...now, least: {} }, allOperations)).toEqual([
      expect.stringMatching(/asks for more than before: \w+/),
    ])
    expect(faultsOf('P-01', { ...now, needs: ['not.there'] }, allOperations)).toEqual([
      'P-01 no longer answers not.there',
    ])
    expect(now.needs).toContain('status')
  })
})
