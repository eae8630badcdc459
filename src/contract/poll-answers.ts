import * as z from 'zod/mini'
import { POLL_TEXT_LENGTH } from '#domain/polls/limits.ts'
import { endpoint, operation } from './operation.ts'
import { isRegistered } from './outcome.ts'
import { neededText, wireNumber } from './wire-values.ts'

/** Alone in its file: page and worker hold these from the start, because answers may wait on the device. */

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const ids = () => z.array(id).check(z.maxLength(100))
/** Counted by the server in whole characters, of which one may be two of these. */
const words = () => neededText(z.maxLength(2 * POLL_TEXT_LENGTH))
const status = () => z.object({ status: z.optional(z.nullable(z.string())) })
const given = () => z.array(z.object({ id: id, respuesta: id })).check(z.maxLength(20))

const legacy = {
  path: '/Compensaciones/ws-beneficios-flexibles.php',
  access: 'employee',
  offline: 'queue',
  isAnonymous: true,
  response: status,
  outcome: isRegistered,
} as const

/** BENE-22, K-12: radios are questions 1 to 4, 6 and 7. */
export const sendBenefits = operation({
  ...legacy,
  id: 'BEN-10',
  opcion: 10,
  summary: 'Send the answers of the benefits poll',
  request: () =>
    z.object({
      proyecto: id,
      radios: given(),
      ask5: ids(),
      ask8: ids(),
      ask9: ids(),
      abierta: words(),
    }),
})

/** RUTA-09: after the answer 54 that one alone. */
export const sendRoutes = operation({
  ...legacy,
  id: 'BEN-13',
  opcion: 13,
  summary: 'Send the answers of the routes poll',
  request: () => z.object({ proyecto: id, respuestas: given() }),
})

/** P-152: one answer for each question that is shown. Only counts of them are kept, beside nobody's name. */
export const sendPoll = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  id: 'P-152',
  path: '/api/portal/encuestas/contestar',
  access: 'employee',
  offline: 'queue',
  isAnonymous: true,
  summary: 'Send the answers of a poll',
  request: () =>
    z.object({
      id: id,
      respuestas: z.array(z.object({ pregunta: id, opciones: ids(), texto: words() })).check(z.maxLength(40)),
    }),
  response: status,
  outcome: isRegistered,
})
