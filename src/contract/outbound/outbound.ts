import * as z from 'zod/mini'
import { OUTBOUND_EVENTS, OUTBOUND_KINDS } from '#domain/outbound/outbound-kinds.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Decisions for payroll on a screen, an added service. A program reads the same rows with a key from
 * /api/portal/salidas (docs/exporting.md).
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'payroll',
  isScoped: true,
  isReadOnly: true,
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const OUTBOUND_ROWS_PER_PAGE = 25
export const MOST_OUTBOUND_ROWS = 20_000
/** Maximum page: rows beyond this one are found with other days. */
const LAST_PAGE = 800

/** Row as a program and a webhook get it. Amounts in pesos. */
const wireRow = () =>
  z.object({
    /** Stays the same each time the row is sent. */
    id: wireText,
    clase: z.enum(OUTBOUND_KINDS),
    hecho: z.enum(OUTBOUND_EVENTS),
    empresa: wireText,
    /** Employee number. */
    empleado: wireText,
    /** Number of the request, movement or change in the portal. */
    folio: wireNumber,
    /** ISO instant of the decision. */
    fecha: wireText,
    /** First and last day, YYYY-MM-DD; '' for a row without days. */
    desde: wireText,
    hasta: wireText,
    /** Values of the kind (docs/exporting.md). */
    detalle: z.looseObject({
      horas: z.optional(wireNumber),
      monto: z.optional(wireNumber),
      abono: z.optional(wireNumber),
    }),
    /** Id of the row that this row replaces or annuls; '' for none. */
    anterior: wireText,
  })
export type OutboundRow = z.infer<ReturnType<typeof wireRow>>

const deskRow = () => z.extend(wireRow(), { nombre: wireText, departamento: wireText })
export type OutboundDeskRow = z.infer<ReturnType<typeof deskRow>>

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Days of the decision in the company's time zone. An empty list of kinds means all. */
const filter = () => ({
  clases: z.array(z.enum(OUTBOUND_KINDS)).check(z.maxLength(OUTBOUND_KINDS.length)),
  desde: day(),
  hasta: day(),
})

/** Newest first. */
export const listOutbound = endpoint({
  ...common,
  id: 'P-274',
  path: '/api/portal/salidas/lista',
  summary: 'Decisions for payroll',
  request: () =>
    z.object({ ...filter(), pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(LAST_PAGE)) }),
  response: () =>
    withKnownKinds(
      'data',
      { clase: OUTBOUND_KINDS, hecho: OUTBOUND_EVENTS },
      z.object({
        status: z.string(),
        data: z.array(deskRow()),
        total: wireNumber,
        desconocidas: newerRows,
      }),
    ),
})

/** Oldest first. `hayMas`: there are more rows than MOST_OUTBOUND_ROWS. */
export const exportOutbound = endpoint({
  ...common,
  id: 'P-275',
  path: '/api/portal/salidas/exportar',
  summary: 'Decisions for payroll, for a file',
  request: () => z.object(filter()),
  response: () =>
    withKnownKinds(
      'data',
      { clase: OUTBOUND_KINDS, hecho: OUTBOUND_EVENTS },
      z.object({
        status: z.string(),
        data: z.array(deskRow()),
        hayMas: wireFlag,
        desconocidas: newerRows,
      }),
    ),
})
