import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Kinds of work and of failures at the desks. A client ignores unknown kinds.
 * - copia: this portal is a restored copy and still inactive (upkeep.md).
 * - respaldo-*: the last backup failed, no backup exists, the newest backup is old, or this server makes none
 * (apagado).
 * - disco-lleno, disco-poco: free space below its minimum, or near its minimum.
 * - correos: emails that no mail server accepts. cartas: opening passwords in undelivered emails.
 * - errores: page errors that repeat. roles: proposals that the caller may decide.
 * - personas, datos, nomina: imports. recibos: receipts without their person or period.
 * - tasas: proposals of the fund that the caller may decide. caja: requests of the fund.
 * - temporales: temporary staff past their due date (domain/temporary/due.ts).
 * - ofertas: offers that are not prepared yet.
 * - postulaciones: applications that nobody has looked at. ideas: ideas for improvement without an engineer.
 * - llegan: arrivals that the gate expects. adentro: people who are inside.
 */
export type DeskWork =
  | 'copia'
  | 'respaldo-fallo'
  | 'respaldo-falta'
  | 'respaldo-viejo'
  | 'respaldo-apagado'
  | 'disco-lleno'
  | 'disco-poco'
  | 'correos'
  | 'cartas'
  | 'errores'
  | 'roles'
  | 'personas'
  | 'datos'
  | 'nomina'
  | 'recibos'
  | 'tasas'
  | 'caja'
  | 'temporales'
  | 'ofertas'
  | 'postulaciones'
  | 'ideas'
  | 'llegan'
  | 'adentro'

const work = () =>
  z.object({
    que: wireText,
    /** Number of waiting and failed items. */
    cuantos: wireNumber,
    fallan: wireNumber,
    /** Number of items among them that have waited for more than three days; adentro: after the expected departure. */
    tarde: wireNumber,
  })
export type DeskWorkCount = z.infer<ReturnType<typeof work>>

/**
 * First set-up of a portal: a step is true when its result exists.
 * - sinRespaldos: this server makes no backups, so the set-up ends without that step.
 */
const setUp = () =>
  z.object({
    compania: wireFlag,
    roles: wireFlag,
    personas: wireFlag,
    nomina: wireFlag,
    respaldo: wireFlag,
    sinRespaldos: z.optional(wireFlag),
  })
export type SetUp = z.infer<ReturnType<typeof setUp>>

/** Omits kinds with a count of 0. `inicio` only for administrators. */
export const readDeskToday = endpoint({
  id: 'P-248',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'session',
  offline: 'online',
  isReadOnly: true,
  path: '/api/portal/hoy',
  summary: 'What waits, is late and failed at the caller’s desks',
  outcome: statusIs('OK'),
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(work()), inicio: z.optional(setUp()) }),
})
