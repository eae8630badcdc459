import * as z from 'zod/mini'
import { REASON_LENGTH } from '#domain/savings-requests.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { loanOnPaper } from './loan-paper.ts'
import {
  neededText,
  wireFlag,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from './wire-values.ts'

/** The desk of the savings fund, ours: whoever decides on loans, withdrawals, drop-outs and contributions. Pesos with decimals. */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'fund',
  heedsScope: true,
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const deskClasses = ['prestamo', 'retiro', 'baja', 'aportacion'] as const
export type DeskClass = (typeof deskClasses)[number]
export const SAVINGS_REQUESTS_PER_PAGE = 10

/** How far a request has come; CAJ-11 says it, too. */
export const requestSteps = [
  'pedido',
  'en_revision',
  'autorizado',
  'pagado',
  'rechazado',
  'cancelado',
] as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const savingsRequest = () =>
  z.object({
    id: wireNumber,
    clase: z.enum(deskClasses),
    empleado: wireText,
    nombre: wireText,
    departamento: wireText,
    /** Of a drop-out: what would be paid out today. */
    monto: wireNumber,
    /** Number of payments, and S or Q; null of what is no loan. */
    plazo: wireNumberOrNull,
    prdo: z.nullable(z.enum(['S', 'Q'])),
    /** YYYY-MM-DD, in the company's time. */
    fechaSolicitud: wireText,
    /** Calendar days since then. */
    dias: wireNumber,
    paso: z.enum(requestSteps),
    /** The payday with which it goes, and the day on which that prenómina closes. */
    fechaNomina: wireText,
    fechaCierre: wireText,
    /** Null while nobody has decided. */
    decidio: z.nullable(wireText),
    fechaDecision: z.nullable(wireText),
    motivo: z.nullable(wireText),
    /** The caller's own: a colleague decides on it. */
    esPropia: wireFlag,
  })
export type SavingsRequest = z.infer<ReturnType<typeof savingsRequest>>

/** How many wait, all and by class. */
const waiting = () =>
  z.object({
    total: wireNumber,
    prestamo: wireNumber,
    retiro: wireNumber,
    baja: wireNumber,
    aportacion: wireNumber,
  })

/** P-79: what waits, oldest first; or what was decided, latest first. `porDecidir` counts what waits, whatever is listed. */
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
    z.object({
      status: z.string(),
      data: z.array(savingsRequest()),
      total: wireNumber,
      porDecidir: waiting(),
    }),
})

const account = () =>
  z.object({
    ahorro: wireNumber,
    parteSocial: wireNumber,
    debe: wireNumber,
    /** What a withdrawal in process takes out: nobody lends on it. */
    comprometido: wireNumber,
    /** First day in the fund, and whole months since. */
    desde: wireText,
    meses: wireNumber,
    grupoPago: wireNumber,
  })

/** `condicion` is what is said where it is not met; `falta` months or pesos, 0 where nothing can be counted. */
const condition = () => z.object({ condicion: wireText, cumple: wireFlag, falta: wireNumber })

/**
 * P-80: one request with the account, the conditions by today's rules and the largest amount; first opened, it is in
 * review for its person. A decided one has no conditions. `tasas` null: nobody has set any.
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
      /** As the person agreed to it. */
      prestamo: z.nullable(
        z.object({ abono: wireNumber, interes: wireNumber, primero: wireNumber, ultimo: wireNumber }),
      ),
      /** What its papers say; null of what is no loan. */
      papel: z.optional(z.nullable(loanOnPaper())),
      puesto: wireTextOrNone,
      /** Fractions a year. */
      tasas: z.nullable(z.object({ tiie: wireNumber, tasa: wireNumber })),
    }),
})

/**
 * P-81: `monto` as it was shown. Authorized, it waits for `fechaNomina`. Refused where somebody was faster, the request
 * is one's own, a condition is no longer met, or the amount is another by now.
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
      /** Needed to refuse; its person reads it. */
      motivo: z.optional(
        neededText(z.trim(), z.minLength(REASON_LENGTH.least), z.maxLength(REASON_LENGTH.most)),
      ),
    }),
  response: () => z.object({ status: z.string(), fechaNomina: wireText }),
})

/** P-82: for Inicio and the menu. */
export const countSavingsRequests = endpoint({
  ...common,
  id: 'P-82',
  path: '/api/portal/caja/solicitudes/cuenta',
  summary: 'How many requests of the savings fund wait for a decision',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), porDecidir: waiting() }),
})
