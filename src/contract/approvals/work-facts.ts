import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireFlag, wireList, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/**
 * Facts by which a device judges overtime and worked rest days before it sends them; an added operation. All
 * lists begin on the Monday two weeks before this week.
 */

const workFacts = () =>
  z.object({
    numero: wireText,
    /** First day with the age for overtime; '' when it is unknown or does not matter. */
    edadDesde: wireText,
    /** Waiting and authorized overtime. */
    extra: wireList(z.object({ dia: wireText, horas: wireNumber, autorizada: wireFlag })),
    /** Worked rest days that were asked for, and rest days of swaps. */
    descansos: wireList(wireText),
    /** Weekly rest days as digits of weekdays, 0 is Sunday; '' or missing when unknown. */
    descansoSemanal: wireTextOrNone,
    /** Working days of swaps; missing from an older server. */
    cambiados: z.optional(wireList(wireText)),
    /** Days of absence in the labour record, whatever their reason. */
    ausencias: wireList(wireText),
  })
export type WireWorkFacts = z.infer<ReturnType<typeof workFacts>>

/** P-271: the caller's own facts, and those of the team that the caller leads. */
export const readWorkFacts = endpoint({
  id: 'P-271',
  host: 'node',
  method: 'POST',
  path: '/api/portal/autorizaciones/horas',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
  summary: 'Overtime, rest days and absences of the caller and their team',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), propio: workFacts(), equipo: wireList(workFacts()) }),
  outcome: statusIs('OK'),
})
