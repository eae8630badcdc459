import * as z from 'zod/mini'

/**
 * Static list of the notices dialog, ./datasets/notices.json (STA-02). `vigencia`: last day of display.
 * Added fields: `equipo` limits a notice to one kind of device ('personal', 'kiosco'), `publico` to people with
 * payslips in this portal ('nomina').
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

/** First id of notices by human resources; lower ids belong to the static list. */
export const FIRST_PUBLISHED_ID = 1_000_000

export const NOTICES_PATH = 'datasets/notices.json'
