import * as z from 'zod/mini'

/**
 * Static news list of the notices dialog, ./datasets/notices.json (STA-02). `vigencia`: last day it is shown. Ours:
 * `equipo`, for that kind of device alone ('personal', 'kiosco'), and `publico`, for those alone who have payslips
 * here ('nomina').
 */
export const notices = () =>
  z.array(
    z.object({
      id: z.number(),
      titulo: z.string(),
      texto: z.optional(z.string()),
      imagen: z.optional(z.string()),
      url: z.optional(z.string()),
      vigencia: z.string(),
      equipo: z.optional(z.string()),
      publico: z.optional(z.string()),
    }),
  )
export type Notice = z.infer<ReturnType<typeof notices>>[number]

/** From here on they are human resources' own; below, those that come with the build. */
export const FIRST_PUBLISHED_ID = 1_000_000

export const NOTICES_PATH = 'datasets/notices.json'
