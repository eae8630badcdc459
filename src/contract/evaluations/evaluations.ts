import * as z from 'zod/mini'
import { resultSchema } from './evaluation-result.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField, statusIs, listOrEmpty } from '../protocol/outcome.ts'
import { asListed, keepListed, listed } from './listed-rows.ts'
import { employeeNumber, item, staffId, staffPath } from './temporary-staff.ts'
import {
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/** Surveys of an evaluation for human resources (EVAL-28 … 50). */

const common = { path: staffPath, access: 'hr' } as const
const action = { ...common, offline: 'online', isOnce: true, outcome: statusIs('OK') } as const
const status = () => z.optional(z.nullable(z.string()))
const done = () => z.object({ status: status() })
/** Row of a survey exactly as the host listed it (asListed); this server reads only the id. */
const survey = () => z.object({ id: staffId })

const surveyRow = () =>
  z.object({
    /** Absent in the specification's rows; rows without an id are listed, too. */
    id: wireNumberOrNone,
    evaluador: wireText,
    NAME: wireText,
    tipo: wireText,
    /** Sum of the medals; 0 until answered. */
    Puntos: wireNumber,
    estadoActual: wireText,
    /** 0 pending, 1 done. */
    estatus: wireNumber,
    listed: listed(),
  })
export type SurveyRow = z.infer<ReturnType<typeof surveyRow>>

/**
 * Returns the number of a survey for `idEncuesta` of TMP-05, TMP-06 and TMP-13. The specification's rows have
 * no number. Then returns the evaluation's number, and the host finds the survey by the caller or by
 * `infoEncuesta`.
 */
export function surveyNumber(row: SurveyRow, idEvaluacion: number): number {
  const fields = Object.entries(asListed(row))
  for (const name of ['idencuesta', 'id']) {
    const [, value] = fields.find(([field]) => field.toLowerCase().replace('_', '') === name) ?? []
    const number = Number(value)
    if (Number.isSafeInteger(number) && number > 0) return number
  }
  return idEvaluacion
}

/**
 * EVAL-31, 44. `evaluado`: scores from status 4 on. The person's leader gets only the leader's own survey, to
 * start it (spec 002 §4.1), and no scores. Only human resources sees who gave how many points.
 */
export const listSurveys = operation({
  ...common,
  access: 'employee',
  id: 'TMP-09',
  opcion: 9,
  summary: 'Surveys of an evaluation',
  offline: 'cache',
  request: () => z.object({ idEvaluacion: staffId }),
  response: () =>
    z.object({
      status: status(),
      result: z.object({
        encuestas: wireList(surveyRow()),
        total: wireNumber,
        completados: wireNumber,
        evaluado: z.optional(
          z.object({
            calificacion: wireNumberOrNull,
            nivel: wireNumberOrNull,
            auto_calificacion: wireNumberOrNull,
            auto_nivel: wireNumberOrNull,
            estatus: wireNumber,
          }),
        ),
      }),
    }),
  outcome: hasField('result', 'ERROR'),
  received: (response, answer) => ({
    ...response,
    result: {
      ...response.result,
      encuestas: keepListed(
        response.result.encuestas,
        (answer as { result: { encuestas?: unknown } }).result.encuestas,
      ),
    },
  }),
})

/** EVAL-29, 48: only an unanswered survey. `pendientes` 0: no other unanswered survey is left (EVAL-39). */
export const removeSurvey = operation({
  ...action,
  id: 'TMP-10',
  opcion: 10,
  summary: 'Remove a survey',
  request: () => z.object({ item: survey() }),
  response: () => z.object({ status: status(), pendientes: wireNumberOrNone }),
})

/** EVAL-32, 49: requires that all surveys are answered. */
export const calculateScores = operation({
  ...action,
  id: 'TMP-11',
  opcion: 11,
  summary: 'Calculate the scores of an evaluation',
  request: () => z.object({ idEvaluacion: staffId }),
  response: () =>
    z.object({
      status: status(),
      calificacion: wireNumberOrNone,
      nivel: wireNumberOrNone,
      auto_calificacion: wireNumberOrNone,
      auto_nivel: wireNumberOrNone,
    }),
})

export const finishEvaluation = operation({
  ...action,
  id: 'TMP-12',
  opcion: 12,
  summary: 'Notify and finish an evaluation',
  request: () => z.object({ idEvaluacion: staffId }),
  response: done,
})

/** EVAL-40, 41: the new evaluator must not have another survey of this evaluation. */
export const changeSurvey = operation({
  ...action,
  id: 'TMP-13',
  opcion: 13,
  summary: 'Give a survey to another evaluator',
  request: () =>
    z.object({
      emplid: employeeNumber(),
      idEvaluacion: staffId,
      idEncuesta: staffId,
      infoEncuesta: z.optional(z.object({ evaluador: wireTextOrNone, tipo: wireTextOrNone })),
    }),
  response: done,
})

/** EVAL-42, 43. */
export const remindEvaluator = operation({
  ...action,
  id: 'TMP-18',
  opcion: 18,
  summary: 'Remind an evaluator by email',
  request: () => z.object({ item: survey() }),
  /** Added field: `message` tells why no email was sent; absent when it was sent. */
  response: () => z.object({ status: status(), message: wireTextOrNone }),
})

/**
 * EVAL-52. Added fields: without `buscar`, at most 200 people are returned. `item` is the evaluated person; the
 * company of this person is used instead of the caller's.
 */
export const listCollaborators = operation({
  id: 'GEN-11',
  path: '/General/ws-general.php',
  opcion: 11,
  summary: 'Collaborators who can be chosen',
  access: 'employee',
  offline: 'online',
  request: () =>
    z.object({ buscar: z.optional(neededText(z.trim(), z.maxLength(60))), item: z.optional(item()) }),
  response: () =>
    z.object({
      status: status(),
      colaboradores: wireList(z.object({ EMPLID: wireText, nombreMostrar: wireText, NAME: wireText })),
    }),
  outcome: listOrEmpty('colaboradores'),
})

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  outcome: statusIs('OK'),
} as const

/**
 * From status 4 on, for everybody who sees the person in the list. Omits averages over too few people
 * (evaluation-result.ts).
 */
export const readResult = endpoint({
  ...extension,
  id: 'P-120',
  path: '/api/portal/evaluaciones/resultado',
  summary: 'Result of an evaluation',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({ idEvaluacion: staffId }),
  response: () => z.object({ status: z.string(), data: resultSchema() }),
})

/** Progress by department; averages over at least five people. */
export const readProgress = endpoint({
  ...extension,
  id: 'P-121',
  path: '/api/portal/evaluaciones/avance',
  summary: 'Progress and averages of all evaluations',
  access: 'hr',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.object({
        departamentos: z.array(
          z.object({
            nombre: wireText,
            personas: wireNumber,
            total: wireNumber,
            completados: wireNumber,
            /** Number of evaluated people with unanswered surveys after the last day. */
            atrasadas: wireNumber,
            /**
             * Average score of the evaluations of the last 12 months, without the reader's own; null with fewer
             * than five.
             */
            calificacion: wireNumberOrNull,
          }),
        ),
        categorias: z.array(z.object({ nombre: wireText, otros: wireNumberOrNull })),
        mandaCorreos: wireFlag,
        pendientes: z.array(
          z.object({
            numero: wireText,
            nombre: wireText,
            departamento: wireText,
            encuestas: wireNumber,
            /** Earliest last day of the open surveys, YYYY-MM-DD. */
            vence: wireText,
            tieneCorreo: wireFlag,
            /** False when the account is closed; the survey must then be reassigned. */
            tieneCuenta: wireFlag,
            /** Instant of the last reminder in ISO 8601, '' without one. */
            recordado: wireText,
          }),
        ),
      }),
    }),
})

/** Maximum people in one reminder; in practice, fewer people have open surveys at the same time. */
const MOST_REMINDED = 10_000

/** Reminds all people of P-121's `pendientes`, or only the given people; each person at most once a day. */
export const remindPending = endpoint({
  ...extension,
  id: 'P-122',
  path: '/api/portal/evaluaciones/recordar',
  summary: 'Remind evaluators with pending surveys',
  access: 'hr',
  offline: 'online',
  isOnce: true,
  request: () =>
    z.object({ numeros: z.optional(z.array(employeeNumber()).check(z.maxLength(MOST_REMINDED))) }),
  response: () =>
    z.object({
      status: z.string(),
      enviados: wireNumber,
      sinCorreo: wireNumber,
      yaHoy: wireNumber,
    }),
})
