import * as z from 'zod/mini'
import { wireNumberOrNone } from './wire-values.ts'

/** Values that this app knows, by the field of a row. */
type KnownValues = Readonly<Record<string, readonly (string | number)[]>>

/**
 * Number of rows of a newer service that this app cannot show. The service never sends this field: the app adds
 * it when it reads the response, and screens show it (pieces/lists/newer-rows.tsx).
 */
export const newerRows = wireNumberOrNone

/**
 * Returns a schema for a response with rows of several kinds. Rows of unknown kinds are counted in
 * `desconocidas` instead of refusing the whole list. All other faults refuse the list.
 * @param list field of the response with the rows
 * @param schema response with the field `desconocidas` (newerRows)
 */
export function withKnownKinds<Schema extends z.ZodMiniType>(
  list: string,
  known: KnownValues,
  schema: Schema,
) {
  return z.pipe(
    z.transform((answer: unknown) => countNewer(answer, list, known)),
    schema,
  )
}

function countNewer(answer: unknown, list: string, known: KnownValues): unknown {
  if (!isRecord(answer)) return answer
  const rows = answer[list]
  if (!Array.isArray(rows)) return answer
  const kept = rows.filter((row) => !isNewer(row, known))
  const newer = rows.length - kept.length
  if (newer === 0) return answer
  const before = typeof answer.desconocidas === 'number' ? answer.desconocidas : 0
  return { ...answer, [list]: kept, desconocidas: before + newer }
}

function isNewer(row: unknown, known: KnownValues): boolean {
  return isRecord(row) && Object.entries(known).some(([field, values]) => isUnknown(row[field], values))
}

/** A missing or empty value is no newer kind; the schema judges it. */
function isUnknown(value: unknown, values: readonly (string | number)[]): boolean {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '')
  return isGiven && !values.some((each) => String(each) === String(value).trim())
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
