import * as z from 'zod/mini'

/**
 * How the services before this one write a single value: a number also as its digits, a yes also as 1, an empty text
 * also as null. Read once, here, so that neither side refuses what the other means (spec 000 §7, 001 §7, 002 §7).
 */

const DIGITS = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/

/** "3", "-20.00" → the number; anything else stays what it is. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value
}

/** `schema` of a number, or of some numbers, which may come as digits. */
export function digits<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(readNumber), schema)
}

/** A number that has to be there. */
export const wireNumber = digits(z.number())

/** A number that may be left out, or be empty or null. */
export const wireNumberOrNone = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === null || value === '' ? undefined : readNumber(value))),
    z.optional(z.number()),
  ),
)

/** A number, or null where there is none yet. */
export const wireNumberOrNull = z.pipe(
  z.transform((value: unknown) => (value === undefined || value === '' ? null : readNumber(value))),
  z.nullable(z.number()),
)

const flags = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
  // Left empty by the service.
  ['', false],
  [null, false],
])

/** 1, "1" and "true" → true; what says neither yes nor no stays what it is. */
export function readFlag(value: unknown): unknown {
  return flags.get(value) ?? value
}

/** Yes or no; empty is no. */
export const wireFlag = z.pipe(z.transform(readFlag), z.boolean())

function textOf(value: unknown): unknown {
  // Beyond that a number is not written as its digits.
  return typeof value === 'number' && Math.abs(value) < 1e15 ? String(value) : value
}

/** A text of an answer: null is an empty one, and refuses nothing else of its list. */
export const wireText = z.pipe(
  z.transform((value: unknown) => (value === null ? '' : textOf(value))),
  z.string(),
)

/** A text that may be left out, or be null. */
export const wireTextOrNone = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === null ? undefined : textOf(value))),
    z.optional(z.string()),
  ),
)

/** A number or a code of letters, as it came; null is an empty one. */
export const wireCode = z.pipe(
  z.transform((value: unknown) => (value === null ? '' : value)),
  z.union([z.number(), z.string()]),
)

type TextCheck = Parameters<z.ZodMiniString['check']>[number]

/** A text that has to be there and hold to `checks`; one of digits may come as a number. */
export function neededText(...checks: TextCheck[]) {
  return z.pipe(z.transform(textOf), z.string().check(...checks))
}

/** A list that is missing or null has nothing in it, as where the status says VACIO and nothing else. */
export function wireList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(item),
  )
}
