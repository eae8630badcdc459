import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { hasField, statusIs } from './outcome.ts'

/** Savings fund (spec 001 §3 and §7, node service). Amounts are pesos with decimals on the wire; see domain/money. */

const flag = z.number()

export const savingsUser = z.object({
  name: z.string(),
  /** 1 enrolled. */
  existe: flag,
  /** 1 dropped out. */
  baja: flag,
  procIns: flag,
  gp: z.number(),
  monto: z.number(),
  total: z.number(),
  pS: z.number(),
  restante: z.number(),
  abono: z.number(),
  acumulado: z.number(),
  total_prestamo: z.number(),
  cantidadPrestamo: z.number(),
  cantidadMostrar: z.string(),
  incapacidad: flag,
  /** Whole months in the fund. */
  antiguedad: z.number(),
  enRetiro: flag,
  c294: flag,
  c295: flag,
  c394: flag,
  short_prenom: z.string(),
  short_nom: z.string(),
  inicNomina: z.string(),
  numSemana: z.number(),
  numQuincena: z.number(),
  nom: z.string(),
  prenom: z.string(),
})
export type SavingsUser = z.infer<typeof savingsUser>

export const accountStatement = z.object({
  name: z.string(),
  /** 'I' shows $0 (SAV-03). */
  benStatus: z.string(),
  resumen: z.object({ totalMesAnterior: z.number(), totalGeneral: z.number() }),
  movimientosCaja: z.array(z.object({ concepto: z.string(), periodo: z.string(), monto: z.number() })),
  movimientosPrestamos: z.array(
    z.object({
      idPrestamo: z.number(),
      fechaRegistro: z.string(),
      montoAbono: z.number(),
      montoInteres: z.number(),
      saldoActual: z.number(),
    }),
  ),
})
export type AccountStatement = z.infer<typeof accountStatement>

const common = {
  method: 'GET',
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
} as const

export const readSavings = endpoint({
  ...common,
  id: 'NODE-04',
  path: '/api/empleados/caja/datos-por-empleado/{userId}',
  summary: 'Savings-fund data of the person',
  request: z.object({ userId: z.string().check(z.regex(/^\d{1,10}$/)) }),
  response: z.object({ status: z.optional(z.string()), data: savingsUser }),
  outcome: hasField('data'),
})

export const readAccountStatement = endpoint({
  ...common,
  id: 'NODE-06',
  path: '/api/getEstadoCuenta',
  summary: 'Savings account statement',
  request: z.object({}),
  response: z.object({ status: z.optional(z.string()), data: accountStatement }),
  outcome: hasField('data'),
})

/** No loan: VACIO without data. plazo and pagos are ours, for the picture of the loan; a legacy host sends neither. */
export const readLoan = endpoint({
  ...common,
  id: 'NODE-07',
  path: '/api/empleados/caja/prestamos/datos-prestamo/{folio}',
  summary: 'Loan summary of the person',
  request: z.object({ folio: z.string().check(z.regex(/^[\w-]{1,20}$/)) }),
  response: z.object({
    status: z.string(),
    data: z.optional(
      z.object({
        prestamo: z.number(),
        pagado: z.number(),
        restante: z.number(),
        idPrestamo: z.optional(z.number()),
        plazo: z.optional(z.number()),
        pagos: z.optional(z.number()),
        prdo: z.optional(z.enum(['S', 'Q'])),
        tasaPeriodo: z.optional(z.number()),
      }),
    ),
  }),
  outcome: statusIs('OK'),
})
