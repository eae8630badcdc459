import * as z from 'zod/mini'
import { privacyRights, RIGHT_TEXT, rightStates, rightSteps } from '#domain/privacy/rights.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Answers to ARCO requests, and the hash chain that proves them. Days are YYYY-MM-DD. */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  outcome: statusIs('OK'),
} as const

export const RIGHTS_PER_PAGE = 20

const positive = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const answer = () =>
  z.object({
    texto: wireText,
    quien: wireText,
    fecha: wireText,
    /** Number and hash of its entry in the chain. */
    entrada: wireNumber,
    huella: wireText,
  })

const request = () =>
  z.object({
    folio: wireNumber,
    empresa: wireText,
    /** Employee number. */
    persona: wireText,
    nombre: wireText,
    derecho: z.enum(privacyRights),
    texto: wireText,
    pedida: wireText,
    estado: z.enum(rightStates),
    responderHasta: wireText,
    /** '' unless granted. */
    cumplirHasta: wireText,
    respuesta: z.nullable(answer()),
    cumplimiento: z.nullable(answer()),
    /** The caller's own request, which somebody else must answer. */
    esPropia: wireFlag,
  })
export type RightRequest = z.infer<ReturnType<typeof request>>

const rows = () => ({ status: z.string(), data: z.array(request()), desconocidas: newerRows })
const known = { derecho: privacyRights, estado: rightStates }

/** P-261: latest first, with their answers. */
export const listOwnRights = endpoint({
  ...common,
  id: 'P-261',
  access: 'employee',
  offline: 'cache',
  path: '/api/portal/derechos/mios',
  summary: 'The caller’s own ARCO requests with their answers',
  request: () => z.object({}),
  response: () => withKnownKinds('data', known, z.object(rows())),
})

/** P-262: open requests by the end of their term, closed ones latest first. */
export const listRights = endpoint({
  ...common,
  id: 'P-262',
  access: 'accounts',
  isScoped: true,
  offline: 'online',
  isReadOnly: true,
  path: '/api/portal/derechos/lista',
  summary: 'ARCO requests to answer or to carry out, and closed ones',
  request: () =>
    z.object({ abiertas: wireFlag, pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)) }),
  response: () => withKnownKinds('data', known, z.object({ ...rows(), total: wireNumber })),
})

/** P-263: nobody answers their own request. */
export const answerRight = endpoint({
  ...common,
  id: 'P-263',
  access: 'accounts',
  isScoped: true,
  offline: 'online',
  isOnce: true,
  path: '/api/portal/derechos/responder',
  summary: 'Grant, refuse or carry out an ARCO request',
  request: () =>
    z.object({
      folio: positive(),
      paso: z.enum(rightSteps),
      texto: neededText(z.trim(), z.minLength(RIGHT_TEXT.least), z.maxLength(RIGHT_TEXT.most)),
    }),
  response: () => z.object({ status: z.string() }),
})

/** P-264: entries from number `desde` on. docs/privacy.md describes them. */
export const exportRightsChain = endpoint({
  ...common,
  id: 'P-264',
  access: 'administrator',
  offline: 'online',
  isReadOnly: true,
  path: '/api/portal/derechos/cadena',
  summary: 'Hash chain of the ARCO requests, to check offline',
  request: () => z.object({ desde: positive() }),
  response: () =>
    z.object({
      status: z.string(),
      entradas: z.array(
        z.object({
          numero: wireNumber,
          folio: wireNumber,
          hecho: wireText,
          momento: wireText,
          anterior: wireText,
          contenido: wireText,
          huella: wireText,
          /** Null when the request was blocked or erased. */
          detalle: z.nullable(z.record(z.string(), z.string())),
        }),
      ),
      /** True when more entries may follow. */
      sigue: wireFlag,
    }),
})
