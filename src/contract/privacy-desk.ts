import * as z from 'zod/mini'
import { retentionKinds } from '#domain/privacy/retention.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireNumber, wireNumberOrNull, wireText } from './wire-values.ts'

/** For administrators: versions of the privacy notice, and how long kinds of data are kept. */

const desk = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const NOTICE_LENGTH = 40_000
export const CHANGES_LENGTH = 500

/** P-222: texto: of the last one; '' before the first. */
export const listPrivacyNotices = endpoint({
  ...desk,
  id: 'P-222',
  path: '/api/portal/privacidad/avisos',
  summary: 'Versions of the privacy notice, and how many have accepted each',
  onlyAsks: true,
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          version: wireNumber,
          fecha: wireText,
          quien: wireText,
          cambios: wireText,
          aceptaron: wireNumber,
        }),
      ),
      /** Open accounts. */
      personas: wireNumber,
      texto: wireText,
    }),
})

/** P-223: version: the one that it shall be; another's, published meanwhile, is told and not run over. */
export const publishPrivacyNotice = endpoint({
  ...desk,
  id: 'P-223',
  path: '/api/portal/privacidad/publicar',
  summary: 'Publish a new version of the privacy notice',
  isOnce: true,
  request: () =>
    z.object({
      version: wireNumber.check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      texto: neededText(z.trim(), z.minLength(1), z.maxLength(NOTICE_LENGTH)),
      cambios: neededText(z.trim(), z.maxLength(CHANGES_LENGTH)),
    }),
  response: () => z.object({ status: z.string(), version: wireNumber }),
})

const amount = () => z.object({ personas: wireNumber, datos: wireNumber, archivos: wireNumber })
export type RetentionAmount = z.infer<ReturnType<typeof amount>>

const rule = () =>
  z.object({
    clase: z.enum(retentionKinds),
    /** null: it isn't erased. */
    meses: wireNumberOrNull,
    /** What the next night blocks. */
    porBloquear: amount(),
    bloqueados: wireNumber,
    /** Of these, what the next night erases. */
    porBorrar: wireNumber,
  })
export type RetentionRule = z.infer<ReturnType<typeof rule>>

/** P-224. */
export const readRetention = endpoint({
  ...desk,
  id: 'P-224',
  path: '/api/portal/privacidad/conservacion',
  summary: 'How long kinds of data are kept, and what the next night does',
  onlyAsks: true,
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(rule()) }),
})

const months = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(600))

/** P-225: changes nothing. */
export const previewRetention = endpoint({
  ...desk,
  id: 'P-225',
  path: '/api/portal/privacidad/conservacion/ver',
  summary: 'What would be blocked if a kind of data were kept so long',
  onlyAsks: true,
  request: () => z.object({ clase: z.enum(retentionKinds), meses: months() }),
  response: () => z.object({ status: z.string(), data: amount() }),
})

/** P-226: antes: what the screen has shown; another's change meanwhile is told and not run over. */
export const setRetention = endpoint({
  ...desk,
  id: 'P-226',
  path: '/api/portal/privacidad/conservacion/fijar',
  summary: 'Set how long a kind of data is kept',
  isOnce: true,
  request: () =>
    z.object({ clase: z.enum(retentionKinds), meses: z.nullable(months()), antes: z.nullable(months()) }),
  response: () => z.object({ status: z.string() }),
})
