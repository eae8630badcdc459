import * as z from 'zod/mini'

/**
 * Extension: `respuesta` identifies the answer of a request. It prevents that a rating queued on a device
 * applies to a later answer that the person never read. Lists contain it and ratings return it unchanged. A
 * company's own host sends none, or any value.
 */
export const answerMark = () => z.optional(z.nullable(z.union([z.string(), z.number()])))
