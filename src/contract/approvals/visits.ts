import * as z from 'zod/mini'
import { COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { transactionOutcome } from './vacancies.ts'
import { neededText, wireFlag, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/** Visitor registration service for the authorization of visits (spec 002 §3, §7.9, §8). */

const path = '/SeguridadPatrimonial/ws-RegistroVisitantes.php'
const itemToken = () => neededText(z.minLength(1), z.maxLength(200))
/** "2024-05-10 08:30:00.000000" in the company's time zone (BR-31). */
const moment = () => z.optional(z.nullable(z.object({ date: wireText })))

const pendingVisit = () =>
  z.object({
    id: wireNumber,
    Nombre: wireText,
    Paterno: wireTextOrNone,
    Materno: wireTextOrNone,
    Compania: wireTextOrNone,
    Dia: moment(),
    DiaFin: moment(),
    Entrada: moment(),
    Salida: moment(),
    Razon: wireTextOrNone,
    Ubicacion: wireTextOrNone,
    AccionVisitanteDescr: wireTextOrNone,
    AccionDetalleVisitanteDescr: wireTextOrNone,
    Emplid: wireTextOrNone,
    token: wireText,
    /** Added field: name of the requester. */
    solicitante: wireTextOrNone,
  })
export type PendingVisit = z.infer<ReturnType<typeof pendingVisit>>

/** APVI-16. */
export const listPendingVisits = operation({
  id: 'VIS-56',
  path,
  opcion: 56,
  summary: 'List pending visits',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      respuesta: z.optional(z.nullable(z.array(pendingVisit()))),
    }),
  outcome: statusIs('OK'),
})

/** APVI-12, APVI-13: token_visita and password are the item's token. The server ignores esAdmin. */
export const decideVisit = operation({
  id: 'VIS-39',
  path,
  opcion: 39,
  summary: 'Authorize or reject a visit',
  access: 'employee',
  offline: 'online',
  isItemExpiry: true,
  request: () =>
    z.object({
      token_visita: itemToken(),
      idVisita: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
      estatus: wireNumber.check(z.int(), z.minimum(1), z.maximum(2)),
      comentario: z.optional(neededText(z.trim(), z.maxLength(COMMENT_LENGTH))),
      password: itemToken(),
      esAdmin: z.optional(wireFlag),
    }),
  response: () =>
    z.object({
      status: z.optional(z.nullable(z.string())),
      respuesta: z.object({ status_tran: wireTextOrNone, message: wireTextOrNone }),
    }),
  outcome: (answer) => transactionOutcome(answer, 'status_tran', 'OK'),
})
