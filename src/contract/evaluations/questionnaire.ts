import * as z from 'zod/mini'
import { COMMENT_LENGTH } from '#domain/temporary/evaluators.ts'
import { resultSchema } from './evaluation-result.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNull,
  wireText,
} from '../protocol/wire-values.ts'

const common = { path: '/General/PersonalTemporal/ws-personal-temporal.php', access: 'employee' } as const
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const status = z.optional(z.nullable(z.string()))
const points = wireNumber.check(z.int(), z.minimum(1), z.maximum(4))
const comment = neededText(z.trim(), z.maxLength(COMMENT_LENGTH))

/** `respuesta`: saved answer from any device; null for none. */
export const readQuestionnaire = operation({
  ...common,
  id: 'TMP-05',
  opcion: 5,
  summary: 'Questionnaire of one evaluator about one person',
  offline: 'cache',
  request: () => z.object({ idEncuesta: id, idTipo: id }),
  response: () =>
    z.object({
      status,
      encuestador: z.object({ id: wireText }),
      categorias: wireList(
        z.object({
          id: wireNumber,
          nombre: wireText,
          preguntas: wireList(
            z.object({
              id: wireNumber,
              nombre: wireText,
              respuesta: z.optional(wireNumberOrNull),
              /** Added field: time of the answer, ms since 1970. Of two devices, the later answer wins. */
              momento: z.optional(wireNumberOrNull),
              /** Added field: meaning of Bronce, Plata, Oro and Platino; [] if the host sends none. */
              medallas: z.optional(z.array(wireText)),
            }),
          ),
        }),
      ),
      /** Added field: saved comments with their times, like `momento`. */
      fortaleza: z.optional(wireText),
      momentoFortaleza: z.optional(wireNumberOrNull),
      oportunidad: z.optional(wireText),
      momentoOportunidad: z.optional(wireNumberOrNull),
    }),
  outcome: hasField('categorias', 'ERROR'),
})
export type StoredAnswers = z.infer<typeof readQuestionnaire.response>
export type Category = StoredAnswers['categorias'][number]

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'employee',
  outcome: statusIs('OK'),
} as const

const ownSurvey = z.object({
  idEncuesta: wireNumber,
  idEvaluacion: wireNumber,
  idTipo: wireNumber,
  tipo: wireText,
  numero: wireText,
  nombre: wireText,
  puesto: wireText,
  departamento: wireText,
  foto: wireText,
  /** Last day to answer, YYYY-MM-DD. */
  vence: wireText,
  terminada: wireFlag,
  preguntas: wireNumber,
  contestadas: wireNumber,
})
export type OwnSurvey = z.infer<typeof ownSurvey>
/** Open surveys, and surveys answered within 90 days; the most urgent first. */
export const listOwnSurveys = endpoint({
  ...extension,
  id: 'P-123',
  path: '/api/portal/evaluaciones/mias',
  summary: 'Questionnaires that the caller has to answer',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(ownSurvey),
      tieneResultado: wireFlag,
    }),
})

/**
 * Saves answers as they are given, so that another device can continue. The latest time wins for each question
 * and comment. A comment without a time, from an older app, gets its time of arrival. EXISTE: the questionnaire
 * is already sent.
 */
export const keepAnswers = endpoint({
  ...extension,
  id: 'P-124',
  path: '/api/portal/evaluaciones/guardar',
  summary: 'Keep some answers of a questionnaire',
  offline: 'online',
  isSilent: true,
  request: () =>
    z.object({
      idEncuesta: id,
      respuestas: z
        .array(z.object({ id: id, respuesta: points, /** Milliseconds since 1970. */ momento: wireNumber }))
        .check(z.maxLength(200)),
      fortaleza: z.optional(comment),
      momentoFortaleza: z.optional(wireNumber),
      oportunidad: z.optional(comment),
      momentoOportunidad: z.optional(wireNumber),
    }),
  response: () => z.object({ status: z.string() }),
})

/** The latest result after its notification; VACIO before. */
export const readOwnResult = endpoint({
  ...extension,
  id: 'P-125',
  path: '/api/portal/evaluaciones/mi-resultado',
  summary: "The caller's own result",
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.optional(resultSchema()) }),
})
