import * as z from 'zod/mini'
import { HOLD_REASON_LENGTH, keptReasons, retentionKinds } from '#domain/privacy/retention.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

const desk = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

/** Maximum length of the company's own paragraphs. */
export const ADDED_LENGTH = 20_000
export const CHANGES_LENGTH = 500
/** Maximum length of a whole notice. */
const NOTICE_LENGTH = 40_000

/**
 * texto: text of the latest version; '' without versions.
 * generado: generated text without the company's paragraphs; '' without a company. Absent on an older server.
 * agregado: the company's paragraphs in the latest version. Absent without versions, and for a version from
 * before the generated text.
 */
export const listPrivacyNotices = endpoint({
  ...desk,
  id: 'P-222',
  path: '/api/portal/privacidad/avisos',
  summary: 'Versions of the privacy notice, with the number of people who accepted each',
  isReadOnly: true,
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
      personas: wireNumber,
      texto: wireText,
      generado: z.optional(wireText),
      agregado: z.optional(wireText),
    }),
})

/**
 * The server writes the text from companies and retention periods, and adds the company's paragraphs.
 * version: expected new number. Refused if another version was published in the meantime.
 * texto: whole notice, which an older app sends instead of agregado. It is published unchanged.
 */
export const publishPrivacyNotice = endpoint({
  ...desk,
  id: 'P-223',
  path: '/api/portal/privacidad/publicar',
  summary: 'Publish a new version of the privacy notice',
  isOnce: true,
  request: () =>
    z
      .object({
        version: wireNumber.check(z.int(), z.minimum(1), z.maximum(1_000_000)),
        agregado: z.optional(neededText(z.trim(), z.maxLength(ADDED_LENGTH))),
        texto: z.optional(neededText(z.trim(), z.minLength(1), z.maxLength(NOTICE_LENGTH))),
        cambios: neededText(z.trim(), z.maxLength(CHANGES_LENGTH)),
      })
      .check(z.refine(({ agregado, texto }) => (agregado ?? texto) !== undefined)),
  response: () => z.object({ status: z.string(), version: wireNumber }),
})

const amount = () =>
  z.object({
    personas: wireNumber,
    datos: wireNumber,
    archivos: wireNumber,
    /** Data that is kept although its retention period has expired, by reason. */
    retenidos: z.array(z.object({ motivo: z.enum(keptReasons), datos: wireNumber, personas: wireNumber })),
  })
export type RetentionAmount = z.infer<ReturnType<typeof amount>>

const rule = () =>
  z.object({
    clase: z.enum(retentionKinds),
    /** Retention period in months; null if the data is never erased. */
    meses: wireNumberOrNull,
    /** True if the rule also applies to current employees. */
    activos: wireFlag,
    porBloquear: amount(),
    bloqueados: wireNumber,
    porBorrar: wireNumber,
  })
export type RetentionRule = z.infer<ReturnType<typeof rule>>

export const readRetention = endpoint({
  ...desk,
  id: 'P-224',
  path: '/api/portal/privacidad/conservacion',
  summary: 'Retention period of each kind of data, and the effect of the next night',
  isReadOnly: true,
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(rule()) }),
})

const months = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(600))

export const previewRetention = endpoint({
  ...desk,
  id: 'P-225',
  path: '/api/portal/privacidad/conservacion/ver',
  summary: 'Preview of the rows that another retention period would block',
  isReadOnly: true,
  request: () =>
    z.object({ clase: z.enum(retentionKinds), meses: months(), activos: z.optional(z.boolean()) }),
  response: () => z.object({ status: z.string(), data: amount() }),
})

/**
 * antes: the value that the caller saw. Refused if another administrator has changed the value since.
 * version: new version of the privacy notice; absent when the change published none.
 */
export const setRetention = endpoint({
  ...desk,
  id: 'P-226',
  path: '/api/portal/privacidad/conservacion/fijar',
  summary: 'Set the retention period of a kind of data',
  isOnce: true,
  request: () =>
    z.object({
      clase: z.enum(retentionKinds),
      meses: z.nullable(months()),
      antes: z.nullable(months()),
      activos: z.optional(z.boolean()),
      activosAntes: z.optional(z.boolean()),
    }),
  response: () => z.object({ status: z.string(), version: z.optional(wireNumber) }),
})

const hold = () =>
  z.object({
    id: wireNumber,
    nombre: wireText,
    /** Employee number; '' without a record. */
    numero: wireText,
    usuario: wireText,
    motivo: wireText,
    desde: wireText,
    quien: wireText,
  })
export type RetentionHold = z.infer<ReturnType<typeof hold>>

export const listHolds = endpoint({
  ...desk,
  id: 'P-239',
  path: '/api/portal/privacidad/retenciones',
  summary: 'People whose data may not be blocked or erased, with the reason',
  isReadOnly: true,
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), data: z.array(hold()) }),
})

export const holdPerson = endpoint({
  ...desk,
  id: 'P-240',
  path: '/api/portal/privacidad/retenciones/poner',
  summary: 'Protect a person’s data from blocking and erasing',
  isOnce: true,
  request: () =>
    z.object({
      persona: neededText(z.trim(), z.minLength(1), z.maxLength(60)),
      motivo: neededText(z.trim(), z.minLength(1), z.maxLength(HOLD_REASON_LENGTH)),
    }),
  response: () => z.object({ status: z.string(), id: wireNumber, nombre: wireText }),
})

export const endHold = endpoint({
  ...desk,
  id: 'P-241',
  path: '/api/portal/privacidad/retenciones/quitar',
  summary: 'End the protection of a person’s data',
  isOnce: true,
  request: () => z.object({ id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.string() }),
})
