import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireFlag, wireNumber, wireText } from './wire-values.ts'

/** What registered people change of their data form (DOC-12), ours: human resources sees it; nobody has to allow it. */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  heedsScope: true,
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const CHANGES_PER_PAGE = 20
/** Older ones than ten thousand are nobody's work. */
const LAST_PAGE = 500
export const CHANGES_LISTED = CHANGES_PER_PAGE * LAST_PAGE

const answers = () => z.record(z.string(), z.unknown())

const dataChange = () =>
  z.object({
    id: wireNumber,
    empleado: wireText,
    nombre: wireText,
    /** Step, 1 … 7. */
    bandera: wireNumber.check(z.int(), z.minimum(1), z.maximum(7)),
    /** Of the step's answers, as `datos` of DOC-12, those that differ, before and after, and what only makes sense with them. */
    antes: answers(),
    despues: answers(),
    /** ISO instant. */
    fecha: wireText,
    /** Who of human resources has seen it, and when; null: nobody yet. */
    visto: z.nullable(z.object({ nombre: wireText, fecha: wireText })),
  })
export type DataChange = z.infer<ReturnType<typeof dataChange>>

/** P-75: of everybody but the caller; what nobody has seen oldest first, the rest newest first. */
export const listDataChanges = endpoint({
  ...common,
  id: 'P-75',
  path: '/api/portal/datos/cambios',
  summary: 'What registered people have changed of their data',
  request: () =>
    z.object({
      vistos: wireFlag,
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)),
    }),
  // total: up to CHANGES_LISTED.
  response: () => z.object({ status: z.string(), data: z.array(dataChange()), total: wireNumber }),
})

/** P-76: who was first stays. Again is the same. */
export const markDataChangeSeen = endpoint({
  ...common,
  id: 'P-76',
  path: '/api/portal/datos/cambios/visto',
  summary: "Mark a change of somebody's data as seen",
  request: () => z.object({ id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.string() }),
})
