import * as z from 'zod/mini'
import { COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { operation, type Outcome } from '../protocol/operation.ts'
import { fieldText, hasField, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/** Recruitment administration service for the authorization of vacancies (spec 002 §3, §7.9, §8). */

const path = '/Reclutamiento/ws-admin-reclu.php'
const status = () => z.optional(z.nullable(z.string()))
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const itemToken = () => neededText(z.minLength(1), z.maxLength(200))
const transaction = () => z.object({ status_tran: wireTextOrNone, message: wireTextOrNone })

const pendingVacancy = () =>
  z.object({
    id: wireNumber,
    Nombre: wireText,
    EMP_NOMEMP: wireText,
    token: wireText,
    Estatus: wireNumber,
  })
export type PendingVacancy = z.infer<ReturnType<typeof pendingVacancy>>

/** APVA-12. */
export const listPendingVacancies = operation({
  id: 'REC-41',
  path,
  opcion: 41,
  summary: 'List pending vacancies',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: status(),
      respuesta: z.optional(z.nullable(z.array(pendingVacancy()))),
    }),
  outcome: statusIs('OK'),
})

const vacancyDetail = () =>
  z.object({
    Nombre: wireText,
    productivity: wireTextOrNone,
    mercer: wireTextOrNone,
    razon: wireTextOrNone,
    /** Starting salary in pesos; the screen shows 0 if it is absent (APVA-09). */
    Contratacion: wireNumberOrNone,
    num_vacantes: wireNumberOrNone,
  })
export type VacancyDetail = z.infer<ReturnType<typeof vacancyDetail>>

/** APVA-21: the detail is an object or a list of one. */
export const readVacancy = operation({
  id: 'REC-04',
  path,
  opcion: 4,
  summary: 'Vacancy detail',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: status(),
      detalle: z.union([vacancyDetail(), z.array(vacancyDetail())]),
    }),
  outcome: hasField('detalle', 'ERROR'),
})

/**
 * APVA-13, K-10: the item's own token authorizes the decision. It replaces the session's token (`token` in the
 * call's options) and is repeated in psw. EXPSESSION: the item's token is no longer valid.
 */
export const authorizeVacancy = operation({
  id: 'REC-27',
  path,
  opcion: 27,
  summary: 'Authorize a vacancy',
  access: 'public',
  offline: 'online',
  request: () => z.object({ id, estatus: wireNumber, psw: itemToken() }),
  response: () =>
    z.object({
      status: status(),
      respuesta: z.object({ estatusPass: wireTextOrNone, message: wireTextOrNone }),
    }),
  outcome: (answer) => transactionOutcome(answer, 'estatusPass', 'AUTHORIZED'),
})

/** APVA-16: `status` is 8. The requester reads the comment. */
export const rejectVacancy = operation({
  id: 'REC-38',
  path,
  opcion: 38,
  summary: 'Reject a vacancy',
  access: 'employee',
  offline: 'online',
  isItemExpiry: true,
  request: () =>
    z.object({
      status: wireNumber,
      idVacante: id,
      comentarios: neededText(z.trim(), z.minLength(1), z.maxLength(COMMENT_LENGTH)),
    }),
  response: () => z.object({ status: status(), respuesta: transaction() }),
  outcome: (answer) => transactionOutcome(answer, 'status_tran', 'OK'),
})

/** APVA-17: if this fails, the rejection stays valid. */
export const markItemToken = operation({
  id: 'REC-42',
  path,
  opcion: 42,
  summary: 'Mark the item token as used (after a rejection)',
  access: 'employee',
  offline: 'online',
  request: () => z.object({ llave: itemToken() }),
  response: () =>
    z.object({
      status: status(),
      status_tran: wireTextOrNone,
      message: wireTextOrNone,
      respuesta: z.optional(z.nullable(transaction())),
    }),
  outcome: (answer) =>
    fieldText(answer, 'status_tran') === 'OK' ? 'ok' : transactionOutcome(answer, 'status_tran', 'OK'),
})

/** JUST-03, JUST-11: the text of the chosen type is sent as the comment of the rejection. */
export const listRejectionTypes = operation({
  id: 'REC-46',
  path,
  opcion: 46,
  summary: 'Candidate rejection types',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      respuesta: z.array(z.object({ id: wireNumberOrNone, descripcion: wireText })),
    }),
  outcome: statusIs('OK'),
})

/** Returns the outcome inside `respuesta`. Without `respuesta`, uses the response's own status and text. */
export function transactionOutcome(answer: unknown, field: string, accepted: string): Outcome {
  const inner =
    typeof answer === 'object' && answer !== null ? (answer as { respuesta?: unknown }).respuesta : undefined
  if (fieldText(inner, field) === accepted) return 'ok'
  const status = fieldText(answer, 'status')
  const message = fieldText(inner, 'message') || fieldText(answer, 'message')
  return { code: status === '' || status === 'OK' ? fieldText(inner, field) || 'ERROR' : status, message }
}
