import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Clarifications and disputes for the payroll team; added operations, because the spec has none to answer them
 * (G-06).
 */

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'payroll',
  isScoped: true,
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const requestKinds = ['aclaracion', 'inconformidad'] as const
export type RequestKind = (typeof requestKinds)[number]
export const REQUESTS_PER_PAGE = 20

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const deskRequest = () =>
  z.object({
    id: wireNumber,
    empleado: wireText,
    nombre: wireText,
    departamento: wireText,
    motivo: wireText,
    /** Label of a clarification's period, or day of a dispute, YYYY-MM-DD. */
    periodo: wireText,
    comentario: wireText,
    /** YYYY-MM-DD, in the company's time. */
    fechaRegistro: wireText,
    /** Calendar days until today or until the answer. */
    dias: wireNumber,
    abierta: wireFlag,
    respuesta: z.nullable(wireText),
    respondio: z.nullable(wireText),
    fechaRespuesta: z.nullable(wireText),
    nivel: wireNumberOrNull,
    evidencias: z.object({ solicitud: wireNumber, respuesta: wireNumber }),
  })
export type DeskRequest = z.infer<ReturnType<typeof deskRequest>>

/**
 * Open requests oldest first, answered requests newest first. `buscar` searches name, number and reason,
 * ignoring accents.
 */
export const listDeskRequests = endpoint({
  ...common,
  id: 'P-48',
  method: 'POST',
  path: '/api/portal/solicitudes/lista',
  summary: 'Clarifications or disputes of everybody',
  request: () =>
    z.object({
      tipo: z.enum(requestKinds),
      abiertas: wireFlag,
      motivo: z.optional(neededText(z.maxLength(80))),
      buscar: z.optional(neededText(z.maxLength(60))),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.string(), data: z.array(deskRequest()), total: wireNumber }),
})

const count = () => z.object({ nombre: wireText, abiertas: wireNumber })

/** Ages are in days. Median hours to an answer are of the last 90 days; null for none. */
export const readDeskSummary = endpoint({
  ...common,
  id: 'P-49',
  method: 'POST',
  path: '/api/portal/solicitudes/resumen',
  summary: 'Open requests by reason and age, median time to answer',
  request: () => z.object({ tipo: z.enum(requestKinds) }),
  response: () =>
    z.object({
      status: z.string(),
      abiertas: wireNumber,
      respondidas: wireNumber,
      motivos: z.array(count()),
      /** '0-1', '2-3', '4-7', '8+' days, always all four. */
      edades: z.array(count()),
      medianaHoras: wireNumberOrNull,
      /** Mean rating of the last 90 days; null for none. */
      nivelPromedio: wireNumberOrNull,
    }),
})

/** Former answers of a reopened request, oldest first. `fecha` is YYYY-MM-DD in the company's time zone. */
const formerAnswers = () => z.array(z.object({ respuesta: wireText, respondio: wireText, fecha: wireText }))

const line = () => z.object({ concepto: wireText, descripcion: wireText, importe: wireNumber })

/**
 * `recibo` null: the period has no payslip. `revision`: rules of the check of payslips that found the
 * differences; missing without any, and from an earlier server.
 */
export const readDeskClarification = endpoint({
  ...common,
  id: 'P-50',
  method: 'POST',
  path: '/api/portal/solicitudes/aclaracion',
  summary: 'A clarification with the lines of its period, and its history',
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      solicitud: deskRequest(),
      recibo: z.nullable(
        z.object({
          /** YYYY-MM-DD. */
          inicio: wireText,
          fin: wireText,
          pago: wireText,
          percepciones: z.array(line()),
          /** Payments that are no income, such as the subsidy. Missing from an earlier server. */
          otrosPagos: z.optional(z.array(line())),
          deducciones: z.array(line()),
          dias: z.array(z.object({ concepto: wireText, dias: wireNumber })),
          neto: wireNumber,
        }),
      ),
      revision: z.optional(z.array(wireText)),
      historia: formerAnswers(),
    }),
})

/** INC-09 returns the evidence. A link to a dispute outside the listed pages uses this operation, too. */
export const readDeskDispute = endpoint({
  ...common,
  id: 'P-52',
  method: 'POST',
  path: '/api/portal/solicitudes/inconformidad',
  summary: 'A dispute, and its history',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string(), solicitud: deskRequest(), historia: formerAnswers() }),
})

/** Removes the rating. Refused for an open dispute. */
export const reopenDispute = endpoint({
  ...common,
  id: 'P-51',
  method: 'POST',
  path: '/api/portal/inconformidades/reabrir',
  summary: 'Reopen a dispute',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string() }),
})
