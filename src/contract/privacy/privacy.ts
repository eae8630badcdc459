import * as z from 'zod/mini'
import { dataKinds } from '#domain/privacy/data-kinds.ts'
import { exportStates } from '#domain/privacy/exports.ts'
import { passwordText } from '../identity/login.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'
import { HEALTH_ANSWERS } from './privacy-consent.ts'

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'session',
  outcome: statusIs('OK'),
} as const

const id = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const version = () => wireNumber.check(z.int(), z.minimum(0), z.maximum(1_000_000))

const personalExport = () =>
  z.object({
    id: wireNumber,
    estado: z.enum(exportStates),
    pedido: wireText,
    /** Expiry of the download; '' until it is ready. */
    hasta: wireText,
    bytes: wireNumber,
    partes: wireNumber,
    /** Number of missing files; a page in the ZIP lists them. Absent for none. */
    faltan: z.optional(wireNumber),
  })
export type PersonalExport = z.infer<ReturnType<typeof personalExport>>

export const readOwnData = endpoint({
  ...extension,
  id: 'P-215',
  path: '/api/portal/privacidad/mis-datos',
  summary: 'Kinds of data that the portal stores about the caller, and their download',
  offline: 'online',
  isReadOnly: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      clases: z.array(z.object({ clase: z.enum(dataKinds), datos: wireNumber, archivos: wireNumber })),
      descarga: z.nullable(personalExport()),
      /** Number of further requests allowed now; the limit counts the last 24 hours. */
      quedan: wireNumber,
    }),
})

export const askForOwnData = endpoint({
  ...extension,
  id: 'P-216',
  path: '/api/portal/privacidad/pedir',
  summary: 'Ask for the caller’s own data as one ZIP (with the password)',
  offline: 'online',
  request: () => z.object({ password: passwordText() }),
  response: () => z.object({ status: z.string(), id: wireNumber, llave: neededText() }),
})

export const openOwnData = endpoint({
  ...extension,
  id: 'P-217',
  path: '/api/portal/privacidad/abrir',
  summary: 'Get a key for the caller’s own ZIP (with the password)',
  offline: 'online',
  request: () => z.object({ id: id(), password: passwordText() }),
  response: () => z.object({ status: z.string(), llave: neededText() }),
})

/** A broken connection repeats only one piece. */
export const readOwnDataPiece = endpoint({
  ...extension,
  id: 'P-218',
  path: '/api/portal/privacidad/parte',
  summary: 'One piece of the caller’s own ZIP',
  offline: 'online',
  isReadOnly: true,
  request: () => z.object({ id: id(), llave: neededText(z.minLength(1), z.maxLength(100)), parte: id() }),
  // Base64.
  response: () => z.object({ status: z.string(), datos: neededText() }),
})

/** VACIO before the first notice. Browsers may cache the notice, because it has no personal data. */
export const readPrivacyNotice = endpoint({
  ...extension,
  method: 'GET',
  token: 'none',
  isCacheable: true,
  id: 'P-219',
  path: '/api/portal/privacidad/aviso',
  access: 'public',
  summary: 'Latest version of the privacy notice',
  offline: 'online',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), version: wireNumber, fecha: wireText, texto: wireText }),
})

/** Small, because every start of the app requests this operation. version 0: no notice is published. */
export const readConsent = endpoint({
  ...extension,
  id: 'P-220',
  path: '/api/portal/privacidad/consentimiento',
  summary: 'Current privacy notice, and the versions that the caller has accepted',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      version: version(),
      fecha: wireText,
      cambios: wireText,
      aceptado: wireFlag,
      aceptados: z.array(z.object({ version: wireNumber, fecha: wireText, equipo: wireText })),
      /**
       * Decision about the questions on health (P-265); respuesta '' before it. Absent for an account without a
       * record, and on a server without that question.
       */
      salud: z.optional(z.object({ respuesta: z.enum(['', ...HEALTH_ANSWERS]), fecha: wireText })),
      /**
       * Time in ms at which some of the person's data was blocked: the device must drop older cached copies.
       */
      retirado: z.optional(wireNumber),
    }),
})
