import * as z from 'zod/mini'

/**
 * `respuesta`, ours: which answer a request has, so that a rating that waited on a device does not fall upon a later one
 * that the person never read. Lists tell it, ratings give it back as it came. A company's host has none, or anything.
 */
export const answerMark = () => z.optional(z.nullable(z.union([z.string(), z.number()])))
