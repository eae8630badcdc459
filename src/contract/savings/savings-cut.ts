import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

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

/** Classes in the order of the list. abono: regular payment of a loan. */
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
    /** Principal and interest of an abono; null for other classes. */
    capital: wireNumberOrNull,
    interes: wireNumberOrNull,
    /** Folio of the request; of an abono, folio of the loan. */
    folio: wireNumber,
    /** Null for an abono. */
    fechaSolicitud: z.nullable(wireText),
  })
export type CutRow = z.infer<ReturnType<typeof row>>

const sum = () => z.object({ clase: z.enum(cutClasses), movimientos: wireNumber, monto: wireNumber })
export type CutSum = z.infer<ReturnType<typeof sum>>

/**
 * Default: the next payday of the first group. `porDecidir`: undecided loans and contributions, which the
 * sums omit.
 */
export const readPayrollCut = endpoint({
  ...common,
  id: 'P-89',
  path: '/api/portal/caja/corte',
  summary: 'Savings-fund amounts for a payroll',
  request: () =>
    z.object({
      grupo: z.optional(payroll().grupo),
      fecha: z.optional(payroll().fecha),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () =>
    z.object({
      status: z.string(),
      grupos: z.array(z.object({ grupo: wireNumber, nombre: wireText, fechas: z.array(wireText) })),
      /** Null when no day is requested and the group has no coming payday. */
      nomina: z.nullable(z.object({ grupo: wireNumber, fecha: wireText, cierre: wireText })),
      data: z.array(row()),
      total: wireNumber,
      sumas: z.array(sum()),
      porDecidir: wireNumber,
    }),
})

/** `hayMas`: there are more rows than MOST_CUT_ROWS. */
export const exportPayrollCut = endpoint({
  ...common,
  id: 'P-90',
  path: '/api/portal/caja/corte/exportar',
  summary: 'Savings-fund amounts of a payroll, for a spreadsheet',
  request: () => z.object(payroll()),
  response: () =>
    z.object({ status: z.string(), data: z.array(row()), sumas: z.array(sum()), hayMas: wireFlag }),
})
