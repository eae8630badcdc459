import * as z from 'zod/mini'
import { OUTBOUND_KINDS, WEBHOOK_OFF, WEBHOOK_PROBLEMS } from '#domain/outbound/outbound-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Keys of programs that read decisions, and webhooks to which the portal sends them; an added service. */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const kinds = () => z.array(z.enum(OUTBOUND_KINDS))
const neededKinds = () => kinds().check(z.minLength(1), z.maxLength(OUTBOUND_KINDS.length))
const name = () => neededText(z.trim(), z.minLength(3), z.maxLength(60))
const company = () => neededText(z.minLength(1), z.maxLength(20))
const id = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

export const WEBHOOK_URL_LENGTH = 500

const outboundKey = () =>
  z.object({
    id: wireNumber,
    nombre: wireText,
    empresa: wireText,
    clases: kinds(),
    termina: wireText,
    creada: wireText,
    /** Name of the administrator who made the key; '' when unknown. */
    creo: wireText,
    usada: wireText,
    revocada: wireText,
  })
export type OutboundKey = z.infer<ReturnType<typeof outboundKey>>

const webhook = () =>
  z.object({
    id: wireNumber,
    nombre: wireText,
    empresa: wireText,
    clases: kinds(),
    direccion: wireText,
    creada: wireText,
    creo: wireText,
    /** Rows that wait for the receiver. */
    pendientes: wireNumber,
    /** ISO instant of the last request; '' before the first. */
    ultima: wireText,
    /** HTTP status of the last answer; 0 without an answer. */
    respuesta: wireNumber,
    problema: z.enum(WEBHOOK_PROBLEMS),
    /** ISO instant of the first failure since the last success; '' for none. */
    fallaDesde: wireText,
    apagada: z.enum(WEBHOOK_OFF),
    /** ISO instant until which the former secret also signs; '' for none. */
    secretoAnterior: wireText,
  })
export type Webhook = z.infer<ReturnType<typeof webhook>>

/** Keys without their secret, including revoked ones, and webhooks that were not removed. */
export const listConnections = endpoint({
  ...common,
  isReadOnly: true,
  id: 'P-276',
  path: '/api/portal/salidas/conexiones',
  summary: 'Keys and webhooks of programs that get decisions',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      llaves: z.array(outboundKey()),
      webhooks: z.array(webhook()),
      companias: z.array(z.object({ clave: wireText, nombre: wireText })),
    }),
})

/** Only this response contains the key. */
export const makeOutboundKey = endpoint({
  ...common,
  id: 'P-277',
  path: '/api/portal/salidas/llaves/crear',
  summary: 'Make a key for a program that reads decisions',
  request: () => z.object({ nombre: name(), empresa: company(), clases: neededKinds() }),
  response: () => z.object({ status: z.string(), id: wireNumber, llave: neededText() }),
})

export const revokeOutboundKey = endpoint({
  ...common,
  id: 'P-278',
  path: '/api/portal/salidas/llaves/revocar',
  summary: 'Revoke the key of a program that reads decisions',
  request: () => z.object({ id: id() }),
  response: () => z.object({ status: z.string() }),
})

/** Only this response contains the secret. The webhook gets decisions from now on. */
export const makeWebhook = endpoint({
  ...common,
  id: 'P-279',
  path: '/api/portal/salidas/webhooks/crear',
  summary: 'Make a webhook for decisions',
  request: () =>
    z.object({
      nombre: name(),
      empresa: company(),
      clases: neededKinds(),
      direccion: neededText(z.trim(), z.minLength(1), z.maxLength(WEBHOOK_URL_LENGTH)),
    }),
  response: () => z.object({ status: z.string(), id: wireNumber, secreto: neededText() }),
})

/** `secreto`: the new secret after 'rotar', otherwise ''. */
export const changeWebhook = endpoint({
  ...common,
  id: 'P-280',
  path: '/api/portal/salidas/webhooks/cambiar',
  summary: 'Switch a webhook on or off, renew its secret, or remove it',
  request: () => z.object({ id: id(), accion: z.enum(['encender', 'apagar', 'rotar', 'quitar']) }),
  response: () => z.object({ status: z.string(), secreto: wireText }),
})

export const tryWebhook = endpoint({
  ...common,
  id: 'P-281',
  path: '/api/portal/salidas/webhooks/probar',
  summary: 'Send a test message to a webhook',
  request: () => z.object({ id: id() }),
  response: () => z.object({ status: z.string(), respuesta: wireNumber, problema: z.enum(WEBHOOK_PROBLEMS) }),
})
