import * as z from 'zod/mini'

/**
 * Static news list of the notices dialog, ./datasets/notices.json (STA-02). `vigencia`: last day it is shown. `equipo`,
 * ours: for that kind of device alone.
 */
export const notices = z.array(
  z.object({
    id: z.number(),
    titulo: z.string(),
    texto: z.optional(z.string()),
    imagen: z.optional(z.string()),
    url: z.optional(z.string()),
    vigencia: z.string(),
    equipo: z.optional(z.string()),
  }),
)
/** Ids of the build's own lie below; those that human resources publishes begin here. */
export const FIRST_PUBLISHED = 1_000_000

export type Notice = z.infer<typeof notices>[number]

export const NOTICES_PATH = 'datasets/notices.json'
