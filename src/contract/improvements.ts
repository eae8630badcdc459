import * as z from 'zod/mini'
import { MAX_REPLY } from '#domain/improvements/limits.ts'
import { endpoint } from './operation.ts'
import { isBytes, statusIs } from './outcome.ts'
import { neededText, wireFlag, wireList, wireNumber, wireText } from './wire-values.ts'

/** Ideas for improvement, of their authors and of the improvement engineers (ROUTE-35 … 37, SHELL-34, SHELL-35, NODE-15). */

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const stateNumber = wireNumber.check(z.int(), z.minimum(1), z.maximum(6))

const ours = {
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
    /** Of domain/improvements. */
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
    /** Name of the engineer who has it; '' for nobody. */
    ingeniero: wireText,
    /** From the first to the last. */
    pasos: wireList(step()),
  })
export type Improvement = z.infer<ReturnType<typeof improvement>>

/** P-171: the caller's own, newest first. */
export const listOwnImprovements = endpoint({
  ...ours,
  id: 'P-171',
  path: '/api/portal-sgi/mejoras/mias',
  summary: "The caller's own ideas for improvement",
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: wireList(improvement()) }),
})

const told = () =>
  z.object({
    ...improvement().shape,
    numero: wireText,
    nombre: wireText,
    area: wireText,
    /** Employee number of the engineer; '' for nobody. */
    numeroIngeniero: wireText,
    /** The caller's own. */
    esPropia: wireFlag,
  })
export type ToldImprovement = z.infer<ReturnType<typeof told>>

/** P-172: everybody's, for improvement engineers and human resources; open ones oldest first, ended ones newest first. */
export const listImprovements = endpoint({
  ...ours,
  id: 'P-172',
  path: '/api/portal-sgi/mejoras/lista',
  summary: 'Ideas for improvement of everybody',
  offline: 'online',
  onlyAsks: true,
  request: () =>
    z.object({
      /** 0: all that are open. */
      estado: wireNumber.check(z.int(), z.minimum(0), z.maximum(6)),
      /** '' for every department. */
      area: neededText(z.maxLength(120)),
      /** Those that the caller has taken on alone. */
      mias: wireFlag,
      buscar: neededText(z.trim(), z.maxLength(60)),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.string(), data: wireList(told()), total: wireNumber }),
})

/** P-173: how many in which state and from where, how long they take, and who may take one on. */
export const readImprovementFigures = endpoint({
  ...ours,
  id: 'P-173',
  path: '/api/portal-sgi/mejoras/cifras',
  summary: 'Figures of the ideas for improvement',
  offline: 'online',
  onlyAsks: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      total: wireNumber,
      estados: wireList(z.object({ estado: wireNumber, cuantas: wireNumber })),
      /** Most ideas first. */
      areas: wireList(z.object({ area: wireText, cuantas: wireNumber, implementadas: wireNumber })),
      /** Days from an idea to its end, on average; -1 while none has ended. */
      dias: wireNumber,
      ingenieros: wireList(z.object({ numero: wireText, nombre: wireText, abiertas: wireNumber })),
    }),
})
export type ImprovementFigures = z.infer<typeof readImprovementFigures.response>

/** P-174: one step of the statechart, with the engineer who takes it on and the words for its author, who is told. */
export const moveImprovement = endpoint({
  ...ours,
  id: 'P-174',
  path: '/api/portal-sgi/mejoras/mover',
  summary: 'Move an idea for improvement to another state',
  offline: 'online',
  isOnce: true,
  request: () =>
    z.object({
      folio: id,
      /** As it was read: what somebody else has moved meanwhile is not moved again. */
      desde: stateNumber,
      hasta: stateNumber,
      ingeniero: neededText(z.trim(), z.maxLength(20)),
      respuesta: neededText(z.trim(), z.maxLength(MAX_REPLY)),
    }),
  response: () => z.object({ status: z.string() }),
})

/** P-175: of one's own, or of anybody for engineers and human resources. */
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
