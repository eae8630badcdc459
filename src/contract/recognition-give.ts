import * as z from 'zod/mini'
import { REASON_UNITS } from '#domain/recognition/reason.ts'
import { operation } from './operation.ts'
import { answerMessage, fieldText } from './outcome.ts'
import { neededText, wireNumberOrNone } from './wire-values.ts'

/** Alone in its file: page and worker hold it from the start, because it may wait on the device. */

/** RECO-05: given when `respuesta` is above 0. The month in which the server hears it is the one in which it counts. */
export const recognise = operation({
  id: 'VAL-05',
  path: '/Valores/ws-valores.php',
  access: 'employee',
  opcion: 5,
  summary: 'Recognise a colleague',
  offline: 'queue',
  request: () =>
    z.object({
      /** EMPLID of the colleague. */
      valorado: neededText(z.trim(), z.minLength(1), z.maxLength(20)),
      /** Counted by the server in whole characters, each of which may be many of these. */
      razon: neededText(z.trim(), z.minLength(1), z.maxLength(REASON_UNITS)),
      /** The principle's titulo. */
      valor: neededText(z.trim(), z.minLength(1), z.maxLength(80)),
    }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), respuesta: wireNumberOrNone }),
  outcome: (answer) =>
    Number(fieldText(answer, 'respuesta')) > 0
      ? 'ok'
      : { code: fieldText(answer, 'status') || 'ERROR', message: answerMessage(answer) },
})
