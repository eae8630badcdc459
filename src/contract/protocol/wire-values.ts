import * as z from 'zod/mini'

/**
 * Value formats of legacy services: a number also as digits, true also as 1, an empty text also as null (spec
 * 000 §7, 001 §7, 002 §7).
 */

const DIGITS = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/

export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && DIGITS.test(value) ? Number(value) : value
}

export function digits<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(readNumber), schema)
}

export const wireNumber = digits(z.number())

/** An optional number; empty and null count as missing. */
export const wireNumberOrNone = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === null || value === '' ? undefined : readNumber(value))),
    z.optional(z.number()),
  ),
)

/** A number of a response; null, empty and missing count as 0. Used for values whose 0 means none. */
export const wireNumberOrZero = z._default(
  z.pipe(
    z.transform((value: unknown) => (value === null || value === '' ? 0 : readNumber(value))),
    z.number(),
  ),
  0,
)

/** A number; null when empty or missing. */
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
  ['', false],
  [null, false],
])

export function readFlag(value: unknown): unknown {
  return flags.get(value) ?? value
}

/** A boolean; empty means false. */
export const wireFlag = z.pipe(z.transform(readFlag), z.boolean())

/** An optional boolean; empty and null count as missing. */
export const wireFlagOrNone = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === null || value === '' ? undefined : readFlag(value))),
    z.optional(z.boolean()),
  ),
)

function textOf(value: unknown): unknown {
  // Larger numbers are refused, because they may have lost digits in JSON.
  return typeof value === 'number' && Math.abs(value) < 1e15 ? String(value) : value
}

/** A text of a response; null counts as '', so that one null does not refuse a whole list. */
export const wireText = z.pipe(
  z.transform((value: unknown) => (value === null ? '' : textOf(value))),
  z.string(),
)

/** An optional text; null counts as missing. */
export const wireTextOrNone = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === null ? undefined : textOf(value))),
    z.optional(z.string()),
  ),
)

/** A number or a text code, unchanged; null counts as ''. */
export const wireCode = z.pipe(
  z.transform((value: unknown) => (value === null ? '' : value)),
  z.union([z.number(), z.string()]),
)

type TextCheck = Parameters<z.ZodMiniString['check']>[number]

/** A required text that passes `checks`; digits may be sent as a number. */
export function neededText(...checks: TextCheck[]) {
  return z.pipe(z.transform(textOf), z.string().check(...checks))
}

/** A list. Missing and null count as empty, because some services send only the status VACIO. */
export function wireList<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(item),
  )
}
