import * as z from 'zod/mini'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Notices of human resources; added operations. Recipients see them in the list of GEN-15 (NOTI); notices to
 * everybody are also in the notices dialog (SHELL-33).
 */

export const NOTICE_TITLE_LENGTH = 80
export const NOTICE_TEXT_LENGTH = 500
/** Minimum recipients for showing how many opened a notice. A smaller number would reveal who opened it. */
export const FEWEST_COUNTED = 5

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'hr',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const text = (most: number) => neededText(z.trim(), z.minLength(1), z.maxLength(most))
export const noticeScopes = ['todos', 'planta', 'grupo'] as const
export type NoticeScope = (typeof noticeScopes)[number]

/** A repeated `clave` publishes nothing new. */
export const publishNotice = endpoint({
  ...common,
  id: 'P-27',
  method: 'POST',
  path: '/api/portal/avisos/publicar',
  summary: 'Publish a notice to all, a plant or a pay group',
  request: () =>
    z.object({
      clave: neededText(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)),
      titulo: text(NOTICE_TITLE_LENGTH),
      texto: text(NOTICE_TEXT_LENGTH),
      alcance: z.enum(noticeScopes),
      /** Id of the plant or pay group; ignored for 'todos'. */
      destino: z.optional(z.nullable(id)),
      /** Last day of display, YYYY-MM-DD. */
      vigencia: neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    }),
  response: () => z.object({ status: z.string(), id: wireNumber, destinatarios: wireNumber }),
})

const publishedNotice = () =>
  z.object({
    id: wireNumber,
    titulo: wireText,
    texto: wireText,
    alcance: z.enum(noticeScopes),
    /** Name of the plant or pay group; '' for everybody. */
    destino: wireText,
    /** dd/mm/yyyy HH:mm:ss. */
    fecha: wireText,
    /** YYYY-MM-DD. */
    vigencia: wireText,
    retirado: wireFlag,
    destinatarios: wireNumber,
    /**
     * Number of recipients whose device has the notice, by push or in the list; null for fewer than
     * FEWEST_COUNTED recipients.
     */
    entregados: wireNumberOrNull,
    abiertos: wireNumberOrNull,
  })
export type PublishedNotice = z.infer<ReturnType<typeof publishedNotice>>

export const listPublishedNotices = endpoint({
  ...common,
  id: 'P-28',
  method: 'GET',
  path: '/api/portal/avisos/publicados/{pagina}',
  summary: 'Published notices, with numbers of deliveries and openings',
  request: () => z.object({ pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)) }),
  response: () =>
    withKnownKinds(
      'data',
      { alcance: noticeScopes },
      z.object({
        status: z.string(),
        data: z.array(publishedNotice()),
        total: wireNumber,
        desconocidas: newerRows,
      }),
    ),
})

const target = () => z.object({ id: wireNumber, nombre: wireText, personas: wireNumber })

export const listNoticeTargets = endpoint({
  ...common,
  id: 'P-29',
  method: 'GET',
  path: '/api/portal/avisos/destinos',
  summary: 'Possible targets of a notice',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      todos: wireNumber,
      plantas: z.array(target()),
      grupos: z.array(target()),
    }),
})

/** A device that already shows the notice keeps it. May be repeated. */
export const withdrawNotice = endpoint({
  ...common,
  id: 'P-30',
  method: 'POST',
  path: '/api/portal/avisos/retirar',
  summary: 'Withdraw a notice',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string() }),
})
