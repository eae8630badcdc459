import * as z from 'zod/mini'
import { REASON_LENGTH } from '#domain/savings/savings-requests.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { loanOnPaper } from './loan-paper.ts'
import {
  neededText,
  wireFlag,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/**
 * Desk of the savings fund: decisions on loans, withdrawals, drop-outs and contributions; added operations.
 * Pesos with decimals.
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'fund',
  isScoped: true,
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const deskClasses = ['prestamo', 'retiro', 'baja', 'aportacion'] as const
export type DeskClass = (typeof deskClasses)[number]
export const SAVINGS_REQUESTS_PER_PAGE = 10

export const requestSteps = [
  'pedido',
  'en_revision',
  'autorizado',
  'pagado',
  'rechazado',
  'cancelado',
] as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const periods = ['S', 'Q'] as const

const savingsRequest = () =>
  z.object({
    id: wireNumber,
    clase: z.enum(deskClasses),
    empleado: wireText,
    nombre: wireText,
    departamento: wireText,
    /** Amount; for a drop-out, the payout as of today. */
    monto: wireNumber,
    /**
     * Number of payments, and their frequency: S (weekly) or Q (fortnightly). Only for a loan, null otherwise.
     */
    plazo: wireNumberOrNull,
    prdo: z.nullable(z.enum(periods)),
    /** YYYY-MM-DD, in the company's time. */
    fechaSolicitud: wireText,
    /** Calendar days since fechaSolicitud. */
    dias: wireNumber,
    paso: z.enum(requestSteps),
    /** Payday of the request, and closing day of its prenómina. */
    fechaNomina: wireText,
    fechaCierre: wireText,
    /** Null until decided. */
    decidio: z.nullable(wireText),
    fechaDecision: z.nullable(wireText),
    motivo: z.nullable(wireText),
    /** The caller's own request, which a colleague must decide. */
    esPropia: wireFlag,
  })
export type SavingsRequest = z.infer<ReturnType<typeof savingsRequest>>

const waiting = () =>
  z.object({
    total: wireNumber,
    prestamo: wireNumber,
    retiro: wireNumber,
    baja: wireNumber,
    aportacion: wireNumber,
  })

/**
 * Waiting requests, oldest first; or decided requests, latest first. `porDecidir` always counts the waiting
 * requests.
 */
export const listSavingsRequests = endpoint({
  ...common,
  id: 'P-79',
  path: '/api/portal/caja/solicitudes/lista',
  summary: 'Requests of the savings fund that wait for a decision, or were decided',
  request: () =>
    z.object({
      clase: z.optional(z.enum(deskClasses)),
      decididas: wireFlag,
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () =>
    withKnownKinds(
      'data',
      { clase: deskClasses, prdo: periods, paso: requestSteps },
      z.object({
        status: z.string(),
        data: z.array(savingsRequest()),
        total: wireNumber,
        porDecidir: waiting(),
        desconocidas: newerRows,
      }),
    ),
})

const account = () =>
  z.object({
    ahorro: wireNumber,
    parteSocial: wireNumber,
    debe: wireNumber,
    comprometido: wireNumber,
    /** First day in the fund, and full months since. */
    desde: wireText,
    meses: wireNumber,
    grupoPago: wireNumber,
  })

/** `condicion`: code of the condition; `falta`: missing months or pesos, 0 when not countable. */
const condition = () => z.object({ condicion: wireText, cumple: wireFlag, falta: wireNumber })

/**
 * Conditions and the maximum amount are by today's rules. Reading a new request marks it as in review. A
 * decided request has no conditions. `tasas` is null when no rates are set.
 */
export const readSavingsRequest = endpoint({
  ...common,
  id: 'P-80',
  path: '/api/portal/caja/solicitudes/solicitud',
  summary: 'A request of the savings fund with its account and conditions',
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      solicitud: savingsRequest(),
      cuenta: account(),
      maximo: wireNumber,
      condiciones: z.array(condition()),
      periodo: z.nullable(
        z.object({ prdo: z.enum(['S', 'Q']), numero: wireNumber, inicio: wireText, fin: wireText }),
      ),
      prestamo: z.nullable(
        z.object({ abono: wireNumber, interes: wireNumber, primero: wireNumber, ultimo: wireNumber }),
      ),
      /** Contents of the loan's documents. Only for a loan, null otherwise. */
      papel: z.optional(z.nullable(loanOnPaper())),
      puesto: wireTextOrNone,
      /** Annual rates as fractions. */
      tasas: z.nullable(z.object({ tiie: wireNumber, tasa: wireNumber })),
    }),
})

/**
 * `monto` is the amount that the caller saw. An authorized request waits for `fechaNomina`. The call fails for
 * a decided request and for the caller's own request. An authorization also fails when a condition is no longer
 * met or the amount has changed.
 */
export const decideSavingsRequest = endpoint({
  ...common,
  id: 'P-81',
  path: '/api/portal/caja/solicitudes/decidir',
  summary: 'Authorize or refuse a request of the savings fund',
  isOnce: true,
  request: () =>
    z.object({
      id,
      decision: z.enum(['autorizar', 'rechazar']),
      monto: wireNumber,
      motivo: z.optional(
        neededText(z.trim(), z.minLength(REASON_LENGTH.least), z.maxLength(REASON_LENGTH.most)),
      ),
    }),
  response: () => z.object({ status: z.string(), fechaNomina: wireText }),
})

export const countSavingsRequests = endpoint({
  ...common,
  id: 'P-82',
  path: '/api/portal/caja/solicitudes/cuenta',
  summary: 'Number of savings-fund requests that wait for a decision',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), porDecidir: waiting() }),
})
