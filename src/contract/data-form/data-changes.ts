import * as z from 'zod/mini'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Changes that registered people make to their data form (DOC-12), an added operation. */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  isScoped: true,
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const CHANGES_PER_PAGE = 20
/** Maximum page: changes beyond ten thousand are not listed. */
const LAST_PAGE = 500
export const CHANGES_LISTED = CHANGES_PER_PAGE * LAST_PAGE

const STEPS = [1, 2, 3, 4, 5, 6, 7]

const answers = () => z.record(z.string(), z.unknown())

const dataChange = () =>
  z.object({
    id: wireNumber,
    empleado: wireText,
    nombre: wireText,
    bandera: wireNumber.check(z.int(), z.minimum(1), z.maximum(7)),
    /** Includes unchanged answers that explain the changed answers. */
    antes: answers(),
    despues: answers(),
    /** ISO instant. */
    fecha: wireText,
    /** First person of human resources who saw the change, and when; null while nobody has. */
    visto: z.nullable(z.object({ nombre: wireText, fecha: wireText })),
  })
export type DataChange = z.infer<ReturnType<typeof dataChange>>

/**
 * Changes of the people in the caller's scope, without the caller. Unseen changes: oldest first. Seen changes:
 * newest first.
 */
export const listDataChanges = endpoint({
  ...common,
  id: 'P-75',
  path: '/api/portal/datos/cambios',
  summary: 'Changes that registered people made to their data',
  request: () =>
    z.object({
      vistos: wireFlag,
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)),
    }),
  response: () =>
    withKnownKinds(
      'data',
      { bandera: STEPS },
      z.object({
        status: z.string(),
        data: z.array(dataChange()),
        total: wireNumber,
        desconocidas: newerRows,
      }),
    ),
})

export const markDataChangeSeen = endpoint({
  ...common,
  id: 'P-76',
  path: '/api/portal/datos/cambios/visto',
  summary: "Mark a change of a person's data as seen",
  request: () => z.object({ id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.string() }),
})
