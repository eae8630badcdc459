import * as z from 'zod/mini'

/**
 * Values of a row as the host listed them, if reading changed or dropped them: unknown fields, numbers sent as
 * text, and nulls. Absent when nothing differs. The device adds this field; no response contains it.
 */
export const listed = () => z.optional(z.record(z.string(), z.unknown()))

interface Row {
  listed?: Record<string, unknown> | undefined
}

/**
 * Adds to each row the values that reading changed, so that an action can send the row as listed (spec 002
 * §7.1, `item`).
 * @param answered the same rows before reading
 */
export function keepListed<Read extends Row>(rows: readonly Read[], answered: unknown): Read[] {
  return rows.map((row, at) => {
    const read = new Map<string, unknown>(Object.entries(row))
    const given = Object.entries((answered as readonly object[])[at] ?? {})
    const changed = given.filter(([field, value]) => read.get(field) !== value)
    return changed.length === 0 ? row : { ...row, listed: Object.fromEntries(changed) }
  })
}

export function asListed<Read extends Row>({ listed: changed, ...row }: Read): Omit<Read, 'listed'> {
  return { ...row, ...changed }
}
