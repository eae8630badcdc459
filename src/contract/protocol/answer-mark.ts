import * as z from 'zod/mini'

/**
 * Extension: `respuesta` identifies an answer, so that a rating queued on a device does not apply to a later
 * answer that the person never read. Lists contain it and ratings return it unchanged. A company's own host
 * sends none, or any value.
 */
export const answerMark = () => z.optional(z.nullable(z.union([z.string(), z.number()])))
