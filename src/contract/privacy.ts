import * as z from 'zod/mini'
import { dataKinds } from '#domain/privacy/data-kinds.ts'
import { exportStates } from '#domain/privacy/exports.ts'
import { passwordText } from './login.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/** A person's own data and the privacy notice (LFPDPPP, ARCO): ours. */

const ours = {
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
    /** '' while it is being made. */
    hasta: wireText,
    bytes: wireNumber,
    partes: wireNumber,
    /** Files that could not go along: its page names them. Undefined: none. */
    faltan: z.optional(wireNumber),
  })
export type PersonalExport = z.infer<ReturnType<typeof personalExport>>

/** P-215: what the portal holds of the caller, by kind, and the download that was asked for last. */
export const readOwnData = endpoint({
  ...ours,
  id: 'P-215',
  path: '/api/portal/privacidad/mis-datos',
  summary: 'What the portal holds of the caller, and their download',
  offline: 'online',
  onlyAsks: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      clases: z.array(z.object({ clase: z.enum(dataKinds), datos: wireNumber, archivos: wireNumber })),
      descarga: z.nullable(personalExport()),
      /** How many more may be asked for within this day. */
      quedan: wireNumber,
    }),
})

/** P-216: a job makes it. llave: opens it for an hour, told this once. */
export const askForOwnData = endpoint({
  ...ours,
  id: 'P-216',
  path: '/api/portal/privacidad/pedir',
  summary: 'Ask for the caller’s own data as one ZIP (with the password)',
  offline: 'online',
  request: () => z.object({ password: passwordText() }),
  response: () => z.object({ status: z.string(), id: wireNumber, llave: neededText() }),
})

/** P-217: another key for what was made before. */
export const openOwnData = endpoint({
  ...ours,
  id: 'P-217',
  path: '/api/portal/privacidad/abrir',
  summary: 'A key for the caller’s own ZIP (with the password)',
  offline: 'online',
  request: () => z.object({ id: id(), password: passwordText() }),
  response: () => z.object({ status: z.string(), llave: neededText() }),
})

/** P-218: in pieces, so that a network which breaks off loses one of them. */
export const readOwnDataPiece = endpoint({
  ...ours,
  id: 'P-218',
  path: '/api/portal/privacidad/parte',
  summary: 'One piece of the caller’s own ZIP',
  offline: 'online',
  onlyAsks: true,
  request: () => z.object({ id: id(), llave: neededText(z.minLength(1), z.maxLength(100)), parte: id() }),
  // Base64.
  response: () => z.object({ status: z.string(), datos: neededText() }),
})

/** P-219: as it was published last; VACIO before the first one. Names nobody, so a browser may keep it. */
export const readPrivacyNotice = endpoint({
  ...ours,
  method: 'GET',
  token: 'none',
  isCacheable: true,
  id: 'P-219',
  path: '/api/portal/privacidad/aviso',
  access: 'public',
  summary: 'The privacy notice as it was published last',
  offline: 'online',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), version: wireNumber, fecha: wireText, texto: wireText }),
})

/** P-220: small, because every start asks it. version 0: none was published, and nobody is asked. */
export const readConsent = endpoint({
  ...ours,
  id: 'P-220',
  path: '/api/portal/privacidad/consentimiento',
  summary: 'Which privacy notice holds, and which ones the caller has accepted',
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
      /** Something of theirs was blocked then, ms: the device keeps no copy that is older. */
      retirado: z.optional(wireNumber),
    }),
})
