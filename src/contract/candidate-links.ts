import * as z from 'zod/mini'
import { COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { MAIL_LENGTH } from './approval-details.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * Public links of somebody who has no account yet (ROUTE-18, ROUTE-20), ours: the offer, and making the account. As in
 * approval-links.ts the key travels in a body alone; NOVIGENTE: unknown, used or ended; AJENO: somebody else is signed in.
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
    /** First name and an initial. */
    nombre: wireText,
    puesto: wireText,
    /** The company's own name. */
    empresa: wireText,
    /** Its last day, YYYY-MM-DD. */
    vence: wireText,
    /** Only of an offer. */
    oferta: z.nullable(
      z.object({
        folio: wireNumber,
        /** Whole name, for the paper. */
        nombre: wireText,
        /** Gross pesos a month. */
        sueldo: wireNumber,
        /** YYYY-MM-DD. */
        ingreso: wireText,
        jornada: wireText,
        lugar: wireText,
        prestaciones: z.array(wireText),
        /** Instant in ISO 8601. */
        enviada: wireText,
      }),
    ),
    /** Only to make the account: the address that human resources knows. */
    correo: wireText,
  })
export type CandidateLink = z.infer<ReturnType<typeof shown>>

/** P-114: shows what the key is for, and does nothing, however often it is asked. */
export const readCandidateLink = endpoint({
  ...common,
  id: 'P-114',
  path: '/api/portal/enlaces/candidato/leer',
  summary: 'What a public link of a candidate is about',
  request: () => z.object({ key: key() }),
  response: shown,
})

/** P-115: once. The same answer with the same key again is the first one, whose answer was lost. */
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
      /** From '#' on: where the account is made; '' where it is there, or the offer was declined. */
      registro: wireText,
    }),
})

/** P-116: once. Makes the account of company CANDIDATO; its user is answered, the password is the person's own. */
export const registerCandidate = endpoint({
  ...common,
  id: 'P-116',
  path: '/api/portal/enlaces/candidato/registrar',
  summary: 'Make the account of a candidate',
  request: () =>
    z.object({
      key: key(),
      curp: neededText(z.trim(), z.maxLength(30)),
      correo: neededText(z.trim(), z.minLength(1), z.maxLength(MAIL_LENGTH)),
      contrasena: neededText(z.minLength(1), z.maxLength(200)),
      /** The privacy notice was read. */
      acepta: wireFlag,
    }),
  response: () => z.object({ status: z.string(), usuario: wireText }),
})
