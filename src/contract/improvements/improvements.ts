import * as z from 'zod/mini'
import { MAX_REPLY } from '#domain/improvements/limits.ts'
import { endpoint } from '../protocol/operation.ts'
import { isBytes, statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireList, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Improvement ideas, for authors and improvement engineers (ROUTE-35 … 37, SHELL-34, SHELL-35, NODE-15). */

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const stateNumber = wireNumber.check(z.int(), z.minimum(1), z.maximum(6))

const extension = {
  method: 'POST',
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'employee',
  outcome: statusIs('OK'),
} as const

export const IMPROVEMENTS_PER_PAGE = 20

const step = () =>
  z.object({
    /** Number of a state in domain/improvements/improvements.ts. */
    estado: wireNumber,
    /** YYYY-MM-DD, in the company's time. */
    fecha: wireText,
    comentario: wireText,
  })

const improvement = () =>
  z.object({
    folio: wireNumber,
    mejora: wireText,
    lugar: wireText,
    beneficio: wireText,
    tieneFoto: wireFlag,
    estado: wireNumber,
    fecha: wireText,
    /** Name of the responsible engineer; '' for none. */
    ingeniero: wireText,
    pasos: wireList(step()),
  })
export type Improvement = z.infer<ReturnType<typeof improvement>>

export const listOwnImprovements = endpoint({
  ...extension,
  id: 'P-171',
  path: '/api/portal-sgi/mejoras/mias',
  summary: "The caller's own ideas for improvement",
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: wireList(improvement()) }),
})

const managedImprovement = () =>
  z.object({
    ...improvement().shape,
    numero: wireText,
    nombre: wireText,
    area: wireText,
    /** Employee number of the engineer; '' for none. */
    numeroIngeniero: wireText,
    esPropia: wireFlag,
  })
export type ManagedImprovement = z.infer<ReturnType<typeof managedImprovement>>

/** For improvement engineers and human resources. Open ideas oldest first, ended ideas newest first. */
export const listImprovements = endpoint({
  ...extension,
  id: 'P-172',
  path: '/api/portal-sgi/mejoras/lista',
  summary: 'Ideas for improvement of all employees',
  offline: 'online',
  isReadOnly: true,
  request: () =>
    z.object({
      /** Number of a state; 0 for all open ideas. */
      estado: wireNumber.check(z.int(), z.minimum(0), z.maximum(6)),
      /** '' for every department. */
      area: neededText(z.maxLength(120)),
      mias: wireFlag,
      buscar: neededText(z.trim(), z.maxLength(60)),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.string(), data: wireList(managedImprovement()), total: wireNumber }),
})

export const readImprovementFigures = endpoint({
  ...extension,
  id: 'P-173',
  path: '/api/portal-sgi/mejoras/cifras',
  summary: 'Figures of the ideas for improvement',
  offline: 'online',
  isReadOnly: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      total: wireNumber,
      estados: wireList(z.object({ estado: wireNumber, cuantas: wireNumber })),
      areas: wireList(z.object({ area: wireText, cuantas: wireNumber, implementadas: wireNumber })),
      /** Average days from registration to the end; -1 when none has ended. */
      dias: wireNumber,
      ingenieros: wireList(z.object({ numero: wireText, nombre: wireText, abiertas: wireNumber })),
    }),
})
export type ImprovementFigures = z.infer<typeof readImprovementFigures.response>

export const moveImprovement = endpoint({
  ...extension,
  id: 'P-174',
  path: '/api/portal-sgi/mejoras/mover',
  summary: 'Move an idea for improvement to another state',
  offline: 'online',
  isOnce: true,
  request: () =>
    z.object({
      folio: id,
      desde: stateNumber,
      hasta: stateNumber,
      ingeniero: neededText(z.trim(), z.maxLength(20)),
      respuesta: neededText(z.trim(), z.maxLength(MAX_REPLY)),
    }),
  response: () => z.object({ status: z.string() }),
})

/** Picture of the caller's own idea; for engineers and human resources, of any idea. */
export const readImprovementPhoto = endpoint({
  id: 'P-175',
  method: 'GET',
  host: 'node',
  path: '/api/portal-sgi/mejoras/{folio}/foto',
  token: 'header',
  answers: 'image',
  summary: 'Picture of an idea for improvement',
  access: 'employee',
  offline: 'online',
  request: () => z.object({ folio: wireNumber }),
  response: () => z.instanceof(Uint8Array),
  outcome: isBytes,
})
