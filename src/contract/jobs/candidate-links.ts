import * as z from 'zod/mini'
import { COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { MAIL_LENGTH } from '../approvals/approval-details.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Public links of a candidate, who needs no account (ROUTE-18, ROUTE-20): the offer, and the registration;
 * added operations. Rules as in approval-links.ts: the key is sent only in a body. NOVIGENTE: unknown, used or
 * expired. AJENO: another person is signed in.
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  access: 'public',
  sendsToken: true,
  outcome: statusIs('OK'),
} as const

const key = () => neededText(z.maxLength(400))

const shown = () =>
  z.object({
    status: z.string(),
    clase: z.enum(['oferta', 'registro']),
    nombre: wireText,
    puesto: wireText,
    empresa: wireText,
    /** Last day of validity, YYYY-MM-DD. */
    vence: wireText,
    oferta: z.nullable(
      z.object({
        folio: wireNumber,
        nombre: wireText,
        /** Gross pesos a month. */
        sueldo: wireNumber,
        /** YYYY-MM-DD. */
        ingreso: wireText,
        jornada: wireText,
        lugar: wireText,
        prestaciones: z.array(wireText),
        enviada: wireText,
      }),
    ),
    correo: wireText,
  })
export type CandidateLink = z.infer<ReturnType<typeof shown>>

export const readCandidateLink = endpoint({
  ...common,
  id: 'P-114',
  path: '/api/portal/enlaces/candidato/leer',
  summary: 'Content of a candidate’s public link',
  request: () => z.object({ key: key() }),
  response: shown,
})

/**
 * Answers once. The same answer with the same key within 24 h is only confirmed again, because the first
 * response may have been lost.
 */
export const answerOffer = endpoint({
  ...common,
  id: 'P-115',
  path: '/api/portal/enlaces/candidato/responder',
  summary: 'Accept or decline an economic offer',
  request: () =>
    z.object({
      key: key(),
      respuesta: z.enum(['aceptar', 'declinar']),
      comentario: z.optional(neededText(z.trim(), z.maxLength(COMMENT_LENGTH))),
    }),
  response: () =>
    z.object({
      status: z.string(),
      estado: z.enum(['aceptada', 'declinada']),
      repetida: wireFlag,
      /** Address of the registration from '#' on; '' when the account exists or the offer was declined. */
      registro: wireText,
    }),
})

/** Creates, once, an account of company CANDIDATO with the person's own password. Returns the user name. */
export const registerCandidate = endpoint({
  ...common,
  id: 'P-116',
  path: '/api/portal/enlaces/candidato/registrar',
  summary: 'Create a candidate’s account',
  request: () =>
    z.object({
      key: key(),
      curp: neededText(z.trim(), z.maxLength(30)),
      correo: neededText(z.trim(), z.minLength(1), z.maxLength(MAIL_LENGTH)),
      contrasena: neededText(z.minLength(1), z.maxLength(200)),
      acepta: wireFlag,
    }),
  response: () => z.object({ status: z.string(), usuario: wireText }),
})
