import * as z from 'zod/mini'
import { COMMENT_LENGTH } from '#domain/temporary/evaluators.ts'
import { operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireNumberOrNone } from '../protocol/wire-values.ts'

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const points = wireNumber.check(z.int(), z.minimum(1), z.maximum(4))
const comment = () => neededText(z.trim(), z.maxLength(COMMENT_LENGTH))

/** EVAL-26, 53: one answer to every question. EXISTE: the survey is already answered. */
export const sendSurvey = operation({
  id: 'TMP-06',
  path: '/General/PersonalTemporal/ws-personal-temporal.php',
  access: 'employee',
  opcion: 6,
  summary: 'Send all answers of a questionnaire',
  offline: 'queue',
  request: () =>
    z.object({
      idEncuesta: id,
      resultados: z.array(z.object({ id: id, respuesta: points })).check(z.minLength(1), z.maxLength(200)),
      fortaleza: comment(),
      oportunidad: comment(),
      idEvaluacion: id,
    }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), Puntos: wireNumberOrNone }),
  outcome: statusIs('OK'),
})
