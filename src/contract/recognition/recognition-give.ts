import * as z from 'zod/mini'
import { REASON_UNITS } from '#domain/recognition/reason.ts'
import { operation } from '../protocol/operation.ts'
import { answerMessage, fieldText } from '../protocol/outcome.ts'
import { neededText, wireNumberOrNone } from '../protocol/wire-values.ts'

const MOST_NAME = 200

/** RECO-05: succeeds when `respuesta` is above 0. The recognition counts in the month of its arrival at the server. */
export const recognise = operation({
  id: 'VAL-05',
  path: '/Valores/ws-valores.php',
  access: 'employee',
  opcion: 5,
  summary: 'Recognise a colleague',
  offline: 'queue',
  request: () =>
    z.object({
      /** EMPLID of the colleague; the whole name from a list without numbers. */
      valorado: neededText(z.trim(), z.minLength(1), z.maxLength(MOST_NAME)),
      /** Limit in code points. The server counts visible characters, which may have several code points. */
      razon: neededText(z.trim(), z.minLength(1), z.maxLength(REASON_UNITS)),
      valor: neededText(z.trim(), z.minLength(1), z.maxLength(80)),
    }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), respuesta: wireNumberOrNone }),
  outcome: (answer) =>
    Number(fieldText(answer, 'respuesta')) > 0
      ? 'ok'
      : { code: fieldText(answer, 'status') || 'ERROR', message: answerMessage(answer) },
})
