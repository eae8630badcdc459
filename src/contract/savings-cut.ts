import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from './wire-values.ts'

/** What of the savings fund goes with a payroll, ours: for whoever runs it. Pesos with decimals. */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'fund',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const CUT_ROWS_PER_PAGE = 25
export const MOST_CUT_ROWS = 20_000

/** In the order of the list. abono: the payment of a loan by its plan. */
export const cutClasses = [
  'inscripcion',
  'cambio',
  'aportacion',
  'retiro',
  'baja',
  'pagoExtra',
  'prestamo',
  'abono',
] as const
export type CutClass = (typeof cutClasses)[number]

const payroll = () => ({
  grupo: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  fecha: neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
})

const row = () =>
  z.object({
    clase: z.enum(cutClasses),
    empleado: wireText,
    nombre: wireText,
    departamento: wireText,
    monto: wireNumber,
    /** Of a loan's payment; null of everything else. */
    capital: wireNumberOrNull,
    interes: wireNumberOrNull,
    /** Of the request, of a payment its loan's. */
    folio: wireNumber,
    /** Null of a payment. */
    fechaSolicitud: z.nullable(wireText),
  })
export type CutRow = z.infer<ReturnType<typeof row>>

const sum = () => z.object({ clase: z.enum(cutClasses), movimientos: wireNumber, monto: wireNumber })
export type CutSum = z.infer<ReturnType<typeof sum>>

/**
 * P-89: a page of what goes with a payday, and the sums of all of it. Without a payday the first group's next one.
 * `porDecidir` counts loans and contributions that nobody has decided on yet: they do not go.
 */
export const readPayrollCut = endpoint({
  ...common,
  id: 'P-89',
  path: '/api/portal/caja/corte',
  summary: 'What of the savings fund goes with a payroll',
  request: () =>
    z.object({
      grupo: z.optional(payroll().grupo),
      fecha: z.optional(payroll().fecha),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () =>
    z.object({
      status: z.string(),
      /** Pay groups with people in the fund, and their paydays around today. */
      grupos: z.array(z.object({ grupo: wireNumber, nombre: wireText, fechas: z.array(wireText) })),
      /** Null where no calendar has a payday. */
      nomina: z.nullable(z.object({ grupo: wireNumber, fecha: wireText, cierre: wireText })),
      data: z.array(row()),
      total: wireNumber,
      sumas: z.array(sum()),
      porDecidir: wireNumber,
    }),
})

/** P-90: all rows of a payday, for a spreadsheet; `hayMas`: there are more than MOST_CUT_ROWS. */
export const exportPayrollCut = endpoint({
  ...common,
  id: 'P-90',
  path: '/api/portal/caja/corte/exportar',
  summary: 'The payroll’s list of the savings fund for a spreadsheet',
  request: () => z.object(payroll()),
  response: () =>
    z.object({ status: z.string(), data: z.array(row()), sumas: z.array(sum()), hayMas: wireFlag }),
})
