import * as z from 'zod/mini'
import { MAX_ANSWER } from '#domain/requests/clarifications.ts'
import { MAX_DISPUTE_COMMENT, MAX_DISPUTE_REASON, MAX_EVIDENCE } from '#domain/requests/disputes.ts'
import { MAX_UPLOAD_BODY } from '#domain/documents/documents.ts'
import { answerMark } from '../protocol/answer-mark.ts'
import { endpoint, operation, type Outcome } from '../protocol/operation.ts'
import { isBytes, statusIs } from '../protocol/outcome.ts'
import {
  digits,
  neededText,
  wireCode,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireText,
} from '../protocol/wire-values.ts'

/**
 * Disputes service (spec 000 §3, §7; 002 §2.9, §3, §4.7, §7.7, §7.10; groups DISP, EVID, RATE). An expired
 * session gives EXPRESSION here (K-07).
 */

const path = '/Nominas/AdmInconformidades/ws-inconformidades.php'
const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const common = {
  path,
  access: 'employee',
  expiredStatus: 'EXPRESSION',
} as const

/** Picture as data:<type>;base64,<bytes>; its type is determined from the bytes. */
const pictures = () => z.array(neededText()).check(z.maxLength(MAX_EVIDENCE))

function okOnly(answer: unknown): Outcome {
  const outcome = statusIs('OK')(answer)
  return outcome === 'empty' ? { code: 'VACIO', message: '' } : outcome
}

/** For a day up to today. A refusal is {status: 'ERROR', message}. */
export const createDispute = operation({
  ...common,
  id: 'P-06',
  opcion: 1,
  summary: 'Create a payroll dispute with evidence',
  offline: 'queue',
  bodyLimit: MAX_UPLOAD_BODY,
  request: () =>
    z.object({
      motivo: neededText(z.trim(), z.minLength(1), z.maxLength(MAX_DISPUTE_REASON)),
      /** YYYY-MM-DD. */
      fechaInconformidad: neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      comentario: neededText(z.trim(), z.minLength(1), z.maxLength(MAX_DISPUTE_COMMENT)),
      evidencia: pictures(),
    }),
  /** A company's own host may send only OK. */
  response: () => z.object({ status: z.string(), id: wireNumberOrNone }),
  outcome: okOnly,
})

const text = () => z.optional(z.nullable(z.string()))
const number = () => z.optional(z.nullable(wireCode))

const dispute = () =>
  z.object({
    id: wireNumber,
    EMPLID: wireCode,
    nombre: wireText,
    motivo: wireText,
    departamento: wireText,
    DeptoColaborador: text(),
    comentario: wireText,
    /** YYYY-MM-DD in the company's time, as is fechaRegistro. */
    fechaInconformidad: wireText,
    fechaRegistro: wireText,
    diasTranscurridos: wireCode,
    fechaRespuesta: text(),
    emplidRespuesta: number(),
    nameEmplidRespuesta: text(),
    DeptoResponde: text(),
    respuestaAdmon: text(),
    /** 1 open, 2 to be rated, 3 closed. */
    estatus: wireNumber,
    /** A number, 'Pendiente' or ''; may be null or absent. */
    nivelSatisfaccion: number(),
    respuesta: answerMark(),
  })
export type Dispute = z.infer<ReturnType<typeof dispute>>

/**
 * `ruta`: screen from which the person came; '' for the menu. VACIO: no disputes. ERROR or no status: maintenance
 * (DISP-03).
 */
export const listDisputes = operation({
  ...common,
  id: 'INC-02',
  opcion: 2,
  summary: "The person's payroll disputes",
  offline: 'cache',
  request: () => z.object({ ruta: z.optional(neededText(z.maxLength(40))) }),
  response: () =>
    z.object({
      status: z.string(),
      inconformidad: z.optional(wireList(dispute())),
      /** Added field, as in NOM-11. */
      horasUsuales: wireNumberOrNone,
    }),
  outcome: statusIs('OK'),
})

export const answerDispute = operation({
  ...common,
  access: 'payroll',
  isScoped: true,
  id: 'P-07',
  opcion: 3,
  summary: 'Answer a payroll dispute',
  offline: 'online',
  bodyLimit: MAX_UPLOAD_BODY,
  request: () =>
    z.object({
      id,
      respuestaAdmon: neededText(z.trim(), z.minLength(1), z.maxLength(MAX_ANSWER)),
      evidencia: z.optional(pictures()),
    }),
  response: () => z.object({ status: z.string() }),
  outcome: statusIs('OK'),
})

/**
 * Rates a dispute in state "Por calificar" once; the dispute becomes "Cerrada". With `respuesta`, the rating is
 * refused when the answer has changed since the person read it.
 */
export const rateDispute = operation({
  ...common,
  id: 'INC-08',
  opcion: 8,
  summary: 'Rate the answer to a dispute',
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

/**
 * Evidence of the person's own dispute; for the payroll team, of a dispute within its scope. tipoEvidencia: 1
 * of the dispute, 2 of the answer (G-18).
 */
export const listEvidence = operation({
  ...common,
  id: 'INC-09',
  opcion: 9,
  summary: 'Evidence of a dispute',
  offline: 'cache',
  request: () => z.object({ id, tipoEvidencia: digits(z.union([z.literal(1), z.literal(2)])) }),
  response: () =>
    z.object({
      status: z.string(),
      evidencia: z.optional(z.array(z.object({ emplid: wireCode, evidencia: wireText }))),
    }),
  outcome: statusIs('OK'),
})

/**
 * STA-01: this server checks the reader and uses random file names. A company's own host serves a static folder
 * under `evidenceBase` without checking a token.
 */
export const readEvidence = endpoint({
  id: 'STA-01',
  method: 'GET',
  host: 'evidence',
  path: '/Nominas/AdmInconformidades/evidencias/{emplid}/{tipoEvidencia}/{evidencia}',
  token: 'header',
  answers: 'image',
  summary: 'One picture of a dispute’s evidence',
  access: 'employee',
  offline: 'online',
  request: () =>
    z.object({
      emplid: neededText(z.minLength(1), z.maxLength(20)),
      tipoEvidencia: wireNumber,
      evidencia: neededText(z.minLength(1), z.maxLength(120)),
    }),
  response: () => z.instanceof(Uint8Array),
  outcome: isBytes,
})
