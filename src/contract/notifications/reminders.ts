import * as z from 'zod/mini'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/**
 * Dialogs that Inicio opens automatically: PTU day review, express certifications, satisfaction survey (spec
 * 001 §2, §4, §7).
 */

const text = () => z.optional(z.nullable(z.string()))
const status = () => z.optional(z.nullable(z.string()))

/** ejercicio and revisado are added fields: the year, and 1 once the person has confirmed the days (P-45). */
const ptuRow = () =>
  z.object({
    dias_ejercicio: wireNumber,
    faltas: wireNumber,
    permisos_sin_goce: wireNumber,
    incapacidad: wireNumber,
    permisos_con_goce: wireNumber,
    total: wireNumber,
    dias_periodo: wireNumber,
    comentario: text(),
    ejercicio: wireNumberOrNone,
    revisado: wireNumberOrNone,
  })
export type PtuRow = z.infer<ReturnType<typeof ptuRow>>

/** One row of counts (PTU-01), as an object or as a list of one. */
export const readPtuDays = operation({
  id: 'GEN-27',
  path: '/General/ws-general.php',
  opcion: 27,
  summary: 'PTU day count',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: status(), ptu: z.union([z.array(ptuRow()), ptuRow()]) }),
  outcome: hasField('ptu', 'ERROR'),
})

const node = {
  method: 'GET',
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
} as const

/** DESCR and position are the spec's; person and days are added fields. */
const expressRequest = () =>
  z.object({
    DESCR: wireText,
    puesto: text(),
    nombrePuesto: text(),
    nombre: wireTextOrNone,
    inicio: wireTextOrNone,
    fin: wireTextOrNone,
  })
export type ExpressRequest = z.infer<ReturnType<typeof expressRequest>>

/** VACIO with a message when there is no certification (CERT-06). */
export const listExpressCertifications = endpoint({
  ...node,
  id: 'NODE-14',
  path: '/api/get-solicitudes-express-emplid',
  summary: 'Pending express certifications',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.optional(z.array(expressRequest())),
      message: wireTextOrNone,
    }),
  outcome: statusIs('OK'),
})

/** pendiente 1: the survey is open. 0 or absent: the survey is answered, or there is no survey (SAT-06). */
export const readSurveyState = endpoint({
  ...node,
  id: 'NODE-08',
  path: '/api/get-encuesta-pendiente-gptw/{folio}',
  summary: 'Internal satisfaction survey: pending or answered',
  request: () => z.object({ folio: neededText(z.regex(/^[\w-]{1,20}$/)) }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.optional(z.object({ pendiente: wireNumber, url: text() })),
    }),
  outcome: statusIs('OK'),
})

const reminderPost = { ...node, method: 'POST', offline: 'online' } as const

/** Absent on a legacy host. */
export const confirmPtuDays = endpoint({
  ...reminderPost,
  id: 'P-45',
  isSilent: true,
  path: '/api/portal/ptu/revisado',
  summary: 'Mark the PTU day count as seen',
  request: () => z.object({ ejercicio: wireNumber.check(z.int(), z.minimum(1900), z.maximum(2200)) }),
  response: () => z.object({ status: z.literal('OK') }),
  outcome: statusIs('OK'),
})

export const recordSurveyAnswers = endpoint({
  ...reminderPost,
  id: 'P-46',
  path: '/api/portal/encuesta-satisfaccion/contestadas',
  summary: 'Record who has answered the satisfaction survey',
  access: 'hr',
  request: () =>
    z.object({
      folios: z.array(neededText(z.minLength(1), z.maxLength(20))).check(z.minLength(1), z.maxLength(500)),
    }),
  response: () =>
    z.object({ status: z.literal('OK'), registradas: wireNumber, desconocidas: z.array(wireText) }),
  outcome: statusIs('OK'),
})
