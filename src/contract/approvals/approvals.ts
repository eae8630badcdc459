import * as z from 'zod/mini'
import { approvalKinds, approvalStates, COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { fits } from '#domain/candidates/stages.ts'
import { REQUIREMENTS_OF_ONE } from '#domain/positions/profile.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { overtimeWeek, shownDetails } from './shown-details.ts'
import { workLaw } from './work-law.ts'
import {
  neededText,
  wireFlag,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'employee',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const APPROVALS_PER_PAGE = 10

const person = () =>
  z.object({ numero: wireText, nombre: wireText, puesto: wireText, departamento: wireText })

const item = () =>
  z.object({
    id: wireNumber,
    clase: z.enum(approvalKinds),
    estado: z.enum(approvalStates),
    detalle: shownDetails(),
    solicitante: person(),
    sobre: z.nullable(person()),
    autoriza: person(),
    solicitado: wireText,
    decidido: z.nullable(wireText),
    decidio: z.nullable(wireText),
    comentario: z.nullable(wireText),
    /**
     * Median hours until a decision about other people's requests of this kind, from the last 90 days. Missing for a
     * decided request, and when too few people made or decided those requests (usual-hours.ts).
     */
    horasUsuales: wireNumberOrNone,
  })
export type ApprovalItem = z.infer<ReturnType<typeof item>>

export const listAsked = endpoint({
  ...common,
  id: 'P-92',
  path: '/api/portal/autorizaciones/pedidas',
  summary: 'The caller’s requests with their states',
  offline: 'cache',
  request: () => z.object({ pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)) }),
  response: () =>
    withKnownKinds(
      'data',
      { clase: approvalKinds, estado: approvalStates },
      z.object({ status: z.string(), data: z.array(item()), total: wireNumber, desconocidas: newerRows }),
    ),
})

export const withdrawApproval = endpoint({
  ...common,
  id: 'P-93',
  path: '/api/portal/autorizaciones/retirar',
  summary: 'Withdraw a request of the caller',
  offline: 'online',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string() }),
})

/** Reason why the caller decides: the approver is absent (suplencia) or did not decide (demora). */
const reasonsToDecide = ['suplencia', 'demora'] as const

const itemToDecide = () =>
  z.extend(item(), {
    /** Required to decide: token of the item for this caller. */
    token: wireText,
    semana: z.nullable(overtimeWeek()),
    /** Only for overtime and worked rest days; missing on an older host. */
    ley: z.optional(z.nullable(workLaw())),
    /** Only for vacation: days of the request, and the requester's days left on its first day. */
    vacaciones: z.optional(z.nullable(z.object({ dias: wireNumber, quedan: wireNumber }))),
    por: z.nullable(z.enum(reasonsToDecide)),
  })

export const listToDecide = endpoint({
  ...common,
  id: 'P-94',
  path: '/api/portal/autorizaciones/pendientes',
  summary: 'Requests that wait for the caller’s decision',
  offline: 'cache',
  request: () =>
    z.object({ clases: z.array(z.enum(approvalKinds)).check(z.maxLength(approvalKinds.length)) }),
  response: () =>
    withKnownKinds(
      'data',
      { clase: approvalKinds, estado: approvalStates, por: reasonsToDecide },
      z.object({ status: z.string(), data: z.array(itemToDecide()), desconocidas: newerRows }),
    ),
})
export type ItemToDecide = z.infer<typeof listToDecide.response>['data'][number]

/**
 * For kinds without an operation in the specification. `comentario` is required for a refusal (its reason), and
 * for a letter that is ready (the place to get the letter). The requester reads `comentario`.
 */
export const decideApproval = endpoint({
  ...common,
  id: 'P-95',
  path: '/api/portal/autorizaciones/decidir',
  summary: 'Authorize or refuse overtime, a worked rest day, a pass, entry of material or letter',
  offline: 'online',
  request: () =>
    z.object({
      id,
      decision: z.enum(['autorizar', 'rechazar']),
      token: neededText(z.minLength(1), z.maxLength(200)),
      comentario: z.optional(neededText(z.trim(), z.maxLength(COMMENT_LENGTH))),
      apego: z.optional(z.array(z.enum(fits)).check(z.maxLength(REQUIREMENTS_OF_ONE))),
    }),
  response: () => z.object({ status: z.string() }),
})

const substitution = () =>
  z.object({
    id: wireNumber,
    suplente: person(),
    desde: wireText,
    hasta: wireText,
    vigente: wireFlag,
  })

export const listSubstitutes = endpoint({
  ...common,
  id: 'P-96',
  path: '/api/portal/autorizaciones/suplentes',
  summary: 'Substitutes of the caller',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(substitution()) }),
})

/** A person has at most one substitute at a time; `terminar` ends the substitution. */
export const setSubstitute = endpoint({
  ...common,
  id: 'P-97',
  path: '/api/portal/autorizaciones/suplir',
  summary: 'Set a substitute, or end a substitution',
  offline: 'online',
  request: () =>
    z.union([
      z.object({ empleado: neededText(z.minLength(1), z.maxLength(12)), desde: day(), hasta: day() }),
      z.object({ terminar: id }),
    ]),
  response: () => z.object({ status: z.string(), nombre: wireTextOrNone }),
})
