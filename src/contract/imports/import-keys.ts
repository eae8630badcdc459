import { isMailOrNone } from '#domain/text/mail-address.ts'
import * as z from 'zod/mini'
import { IMPORT_KINDS } from '#domain/import-file/import-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText } from '../protocol/wire-values.ts'

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const key = () =>
  z.object({
    id: wireNumber,
    nombre: wireText,
    clases: z.array(z.enum(IMPORT_KINDS)),
    termina: wireText,
    correo: wireText,
    creada: wireText,
    usada: wireText,
    revocada: wireText,
  })
export type ImportKey = z.infer<ReturnType<typeof key>>

/**
 * Keys without their secret. puedes: kinds for which the caller may make a key. avisa: whether this server
 * sends emails, which notifications need; an older server omits avisa.
 */
export const listImportKeys = endpoint({
  ...extension,
  isReadOnly: true,
  id: 'P-199',
  path: '/api/portal/importaciones/llaves',
  access: 'administrator',
  summary: 'Keys of programs that upload files',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(key()),
      puedes: z.array(z.enum(IMPORT_KINDS)),
      avisa: z.optional(z.boolean()),
    }),
})

const mail = () => neededText(z.maxLength(120), z.refine(isMailOrNone))

/** Only this response contains the key. */
export const makeImportKey = endpoint({
  ...extension,
  id: 'P-200',
  path: '/api/portal/importaciones/llaves/crear',
  access: 'administrator',
  summary: 'Make a key for a program that uploads files',
  request: () =>
    z.object({
      nombre: neededText(z.minLength(3), z.maxLength(60)),
      correo: mail(),
      clases: z.array(z.enum(IMPORT_KINDS)).check(z.minLength(1), z.maxLength(IMPORT_KINDS.length)),
    }),
  response: () => z.object({ status: z.string(), id: wireNumber, llave: neededText() }),
})

export const revokeImportKey = endpoint({
  ...extension,
  id: 'P-201',
  path: '/api/portal/importaciones/llaves/revocar',
  access: 'administrator',
  summary: 'Revoke the key of a program',
  request: () => z.object({ id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.string() }),
})
