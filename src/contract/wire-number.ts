import * as z from 'zod/mini'

/** A number, also where an older service or client writes it as digits: 3 and "3" are 3. */
export const wireNumber = z.pipe(
  z.transform((value: unknown): unknown =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  ),
  z.number(),
)
