import * as z from 'zod/mini'

/**
 * Added field: `respuesta` identifies an answer. A rating queued on a device must not apply to a later answer
 * that the person never read. Lists contain the field, and ratings return it unchanged. A company's own host
 * sends none, or any value.
 */
export const answerMark = () => z.optional(z.nullable(z.union([z.string(), z.number()])))
