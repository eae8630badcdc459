import * as z from 'zod/mini'
import { MAX_ANSWER, MAX_CLARIFICATION_COMMENT, MAX_NEW_REASON } from '#domain/requests/clarifications.ts'
import { duplicateClarificationText, noPeriodText } from '#domain/requests/clarification-texts.ts'
import { endpoint, operation, type Outcome } from '../protocol/operation.ts'
import { hasField, listOrEmpty, statusIs } from '../protocol/outcome.ts'
import { answerMark } from '../protocol/answer-mark.ts'
import {
  neededText,
  wireCode,
  wireFlagOrNone,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireNumberOrNull,
  wireText,
} from '../protocol/wire-values.ts'

/** Payroll clarifications (spec 000 §3, §4, §7; 002 §4.9, §7.4, §7.7, §7.8; groups CLAR, CLARF, RATE). */

const path = '/nominas/ws-nominas.php'
const status = () => z.optional(z.nullable(z.string()))
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const common = { path, access: 'employee' } as const

export const listClarificationReasons = operation({
  ...common,
  id: 'NOM-09',
  opcion: 9,
  summary: 'Clarification reasons',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({ status: status(), data: z.array(z.object({ ID: wireNumber, nombre: wireText })) }),
  outcome: hasField('data', 'ERROR'),
})

/** Periods, newest first. The pay group determines the family (domain/requests/clarifications.ts). */
export const listPayrollPeriods = endpoint({
  id: 'NODE-17',
  method: 'POST',
  host: 'node',
  path: '/api/getPeriodosGp',
  token: 'header',
  answers: 'json',
  summary: 'Payroll periods of a pay-group family',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({ grupoPago: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)) }),
  response: () =>
    z.object({
      status: status(),
      Periodos: wireList(z.object({ end_date: wireText, period: wireCode })),
    }),
  outcome: listOrEmpty('Periodos'),
})

/** Texts for two statuses that some hosts send without text. */
const statusTexts: Readonly<Record<string, string>> = {
  EXISTE: duplicateClarificationText,
  PERIODOVACIO: noPeriodText,
}

function registered(answer: unknown): Outcome {
  const outcome = statusIs('OK')(answer)
  if (outcome === 'empty') return { code: 'VACIO', message: '' }
  if (outcome === 'ok') return outcome
  return { code: outcome.code, message: statusTexts[outcome.code] ?? outcome.message }
}

/**
 * Returns OK with the folio, EXISTE while a request of the same period is open, or PERIODOVACIO without a
 * period. A queued request is shown as pending until the folio arrives. With "Otro", `nuevoMotivo` has the
 * reason and `motivo` is null. Otherwise `nuevoMotivo` is '' or omitted.
 */
export const requestClarification = operation({
  ...common,
  id: 'NOM-10',
  opcion: 10,
  summary: 'Request a payroll clarification',
  offline: 'queue',
  request: () =>
    z.object({
      /**
       * '2026046', or a special code with its year such as '220-2024', which a company's own host may not
       * know (BR-19).
       */
      periodo: neededText(z.maxLength(11)),
      motivo: z.pipe(
        wireNumberOrNull,
        z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
      ),
      /** Not in the spec's body (002 §7.8), and not used. */
      nomMotivo: z.optional(z.nullable(neededText(z.maxLength(MAX_NEW_REASON)))),
      nuevoMotivo: z.pipe(
        z.transform((value: unknown): unknown => value ?? ''),
        neededText(z.trim(), z.maxLength(MAX_NEW_REASON)),
      ),
      comentario: neededText(z.trim(), z.minLength(1), z.maxLength(MAX_CLARIFICATION_COMMENT)),
      /** Added field, sent only to this product's server: rules of the check of payslips that found the differences. */
      revision: z.optional(z.nullable(z.array(neededText(z.maxLength(40))).check(z.maxLength(10)))),
    }),
  /** A company's own host may send only OK. */
  response: () => z.object({ status: z.string(), id: wireNumberOrNone }),
  outcome: registered,
})

const clarification = () =>
  z.object({
    ID: wireNumber,
    Emplid: wireCode,
    /** YYYY-MM-DD, in the company's time. */
    fechaRegistro: wireText,
    /** Period code, or a special code (BR-19). */
    FIN_CADPER: wireCode,
    /** '46 / 2026'. */
    periodo: wireText,
    motivo: wireText,
    estatus: wireText,
    nivelSatisfaccion: wireNumberOrNull,
    comentarioGral: wireText,
    comentarioNominas: z.nullable(wireText),
    respuesta: answerMark(),
  })
export type Clarification = z.infer<ReturnType<typeof clarification>>

/**
 * Clarifications, newest first; VACIO when there are none. `numNoEvaluados` is the number of closed, unrated
 * requests, absent for 0. The app blocks new requests until these requests are rated.
 */
export const listClarifications = operation({
  ...common,
  id: 'NOM-11',
  opcion: 11,
  summary: "The person's payroll clarifications",
  offline: 'cache',
  request: () => z.object({ perfil: z.literal('usuario') }),
  response: () =>
    z.object({
      status: status(),
      data: wireList(clarification()),
      numNoEvaluados: z.optional(wireNumberOrNull),
      /**
       * Added field: median hours until payroll's answers to other people, from the last 90 days. Missing when
       * too few people asked or answered (usual-hours.ts).
       */
      horasUsuales: wireNumberOrNone,
    }),
  outcome: listOrEmpty('data'),
})

/**
 * Rates a closed request once. With `respuesta`, the rating is refused when the answer has changed since the
 * person read it.
 */
export const rateClarification = operation({
  ...common,
  id: 'NOM-16',
  opcion: 16,
  summary: 'Rate the answer to a clarification',
  offline: 'queue',
  request: () =>
    z.object({
      id,
      rating: wireNumber.check(z.int(), z.minimum(1), z.maximum(5)),
      respuesta: answerMark(),
    }),
  response: () => z.object({ status: z.string() }),
  outcome: statusIs('OK'),
})

/** Separate from the list, so that Inicio does not load the list. */
export const countUnratedClarifications = operation({
  ...common,
  id: 'P-11',
  opcion: 17,
  summary: 'Number of closed clarifications without a rating',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: status(), numNoEvaluados: wireNumber }),
  outcome: hasField('numNoEvaluados', 'ERROR'),
})

/**
 * Refused when the request is already closed. Added field `revisionCierta`: whether the check of payslips was
 * right. Ignored for a request without rules of the check.
 */
export const answerClarification = operation({
  ...common,
  access: 'payroll',
  isScoped: true,
  id: 'P-05',
  opcion: 12,
  summary: 'Answer and close a clarification',
  offline: 'online',
  request: () =>
    z.object({
      id,
      comentarioNominas: neededText(z.trim(), z.minLength(1), z.maxLength(MAX_ANSWER)),
      revisionCierta: wireFlagOrNone,
    }),
  response: () => z.object({ status: z.string() }),
  outcome: statusIs('OK'),
})

/**
 * Removes the rating; the former answer stays in the payroll team's history. Refused while the request is open,
 * or while the person has another open request of the same period.
 */
export const reopenClarification = endpoint({
  id: 'P-47',
  method: 'POST',
  host: 'node',
  path: '/api/portal/aclaraciones/reabrir',
  token: 'header',
  answers: 'json',
  summary: 'Reopen a clarification',
  access: 'payroll',
  isScoped: true,
  offline: 'online',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string() }),
  outcome: statusIs('OK'),
})
