import * as z from 'zod/mini'
import { loanWithPapers } from './loan-paper.ts'
import { endpoint } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireList,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/** Account statement and loan of the savings fund (spec 001 §3 and §7, node service). Pesos with decimals. */

export const accountStatement = () =>
  z.object({
    name: wireText,
    /** With 'I', the screen shows $0 (SAV-03). */
    benStatus: wireText,
    resumen: z.object({ totalMesAnterior: wireNumber, totalGeneral: wireNumber }),
    /** fecha is an added field: a legacy host sends only the period. */
    movimientosCaja: wireList(
      z.object({ concepto: wireText, periodo: wireText, monto: wireNumber, fecha: wireTextOrNone }),
    ),
    movimientosPrestamos: wireList(
      z.object({
        idPrestamo: wireNumber,
        fechaRegistro: wireText,
        montoAbono: wireNumber,
        montoInteres: wireNumber,
        saldoActual: wireNumber,
      }),
    ),
    /** Added field: the latest authorized loans, newest first, also repaid loans, for their documents. */
    prestamos: z.optional(z.nullable(z.array(loanWithPapers()))),
  })
export type AccountStatement = z.infer<ReturnType<typeof accountStatement>>

const common = {
  method: 'GET',
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
} as const

export const readAccountStatement = endpoint({
  ...common,
  id: 'NODE-06',
  path: '/api/getEstadoCuenta',
  summary: 'Savings account statement',
  request: () => z.object({}),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), data: accountStatement() }),
  outcome: hasField('data'),
})

/**
 * VACIO without data means no loan. plazo and the fields after plazo are added fields for the loan's chart,
 * absent on a legacy host.
 */
export const readLoan = endpoint({
  ...common,
  id: 'NODE-07',
  path: '/api/empleados/caja/prestamos/datos-prestamo/{folio}',
  summary: 'Loan summary of the person',
  request: () => z.object({ folio: neededText(z.regex(/^[\w-]{1,20}$/)) }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.optional(
        z.object({
          prestamo: wireNumber,
          pagado: wireNumber,
          restante: wireNumber,
          idPrestamo: wireNumberOrNone,
          plazo: wireNumberOrNone,
          pagos: wireNumberOrNone,
          prdo: z.optional(z.enum(['S', 'Q'])),
          tasaPeriodo: wireNumberOrNone,
        }),
      ),
    }),
  outcome: statusIs('OK'),
})
