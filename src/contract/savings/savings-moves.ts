import * as z from 'zod/mini'
import { readCancelResult } from '#domain/savings/savings-cancel.ts'
import { loanOnPaper } from './loan-paper.ts'
import { operation, type Outcome } from '../protocol/operation.ts'
import { answerMessage, fieldText, statusIs, listOrEmpty } from '../protocol/outcome.ts'
import {
  neededText,
  readNumber,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
  wireList,
} from '../protocol/wire-values.ts'

/**
 * Movements of savings and loans by the person (spec 001 §4, §5, §7; CAJ-04 … CAJ-14). Pesos with decimals.
 * Separate from the reads, because Inicio and the statement do not need these operations.
 */

const path = '/Nominas/AdmCajaAhorro/ws-caja-alu.php'
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** Amount as typed. The handler, not the schema, refuses an invalid amount, with its own text (SAVR-01). */
const amount = () =>
  z.pipe(
    z.transform((value: unknown) => (value === null ? '' : readNumber(value))),
    z.union([z.number(), z.string().check(z.maxLength(40))]),
  )

/** Additional fields of every savings call (CHAT-23). This server computes payday and pay group itself. */
const payday = () => ({ fecha_prenom: day(), fecha_nom: day(), grupoPago: wireNumber })

/** Accepts respuesta 1. A plain OK without respuesta is a success, too. */
function isMoved(answer: unknown): Outcome {
  const respuesta = fieldText(answer, 'respuesta')
  const isPlain = fieldText(answer, 'status') === ''
  if (isPlain && respuesta === '1') return 'ok'
  const outcome = statusIs('OK')(answer)
  if (outcome !== 'ok' || respuesta === '' || respuesta === '1') return outcome
  return { code: 'ERROR', message: answerMessage(answer) }
}

const moved = () =>
  z.object({
    status: z.optional(z.nullable(z.string())),
    respuesta: wireNumberOrNone,
    /** Added field: payday of the movement; absent when it is immediate. */
    fechaNomina: wireTextOrNone,
  })

const common = { path, access: 'employee' } as const
/** Never queued or repeated automatically, because confirming twice means two movements. */
const movement = { ...common, offline: 'online', isOnce: true, outcome: isMoved } as const

export const enrol = operation({
  ...movement,
  id: 'CAJ-04',
  opcion: 4,
  summary: 'Enrol in the savings fund',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

export const changeSavedAmount = operation({
  ...movement,
  id: 'CAJ-05',
  opcion: 5,
  summary: 'Change the amount that is saved each period',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

export const withdrawSavings = operation({
  ...movement,
  id: 'CAJ-06',
  opcion: 6,
  summary: 'Withdraw savings',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/** Fractions a year (LOAN-13; G-05). */
export const readLoanVariables = operation({
  ...common,
  id: 'CAJ-07',
  opcion: 7,
  summary: 'Rates of a loan',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({ status: z.string(), variables: z.object({ tiie: wireNumber, tasa: wireNumber }) }),
  outcome: statusIs('OK'),
})

/** abono: principal of a payment. interes: total interest. The person accepted these terms (LOAN-14; G-05). */
export const requestLoan = operation({
  ...movement,
  id: 'CAJ-08',
  opcion: 8,
  summary: 'Request a loan',
  request: () =>
    z.object({
      monto: amount(),
      semana: wireNumber,
      quincena: wireNumber,
      inicio_nomina: day(),
      plazo: wireNumber,
      abono: wireNumber,
      prdo: neededText(z.maxLength(5)),
      interes: wireNumber,
      ...payday(),
    }),
  response: () => z.extend(moved(), { idPrestamo: wireNumberOrNone }),
})

/**
 * The amount is deducted on the request's payday if the request was authorized before that day; otherwise the
 * request lapses. No menu of the app offers this operation (K-40).
 */
export const depositSavings = operation({
  ...movement,
  id: 'CAJ-09',
  opcion: 9,
  summary: 'Make an extraordinary contribution',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/** monto: amount that the person saw: the debt, or the savings above the social part (BR-08). */
export const payLoanWithSavings = operation({
  ...movement,
  id: 'CAJ-10',
  opcion: 10,
  summary: 'Pay the loan with savings',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/**
 * TIPO_MOVIMIENTO: 294 withdrawal or leaving, 295 loan, 394 others. Added fields: id, amount, class, and progress
 * at the fund's desk.
 */
const pendingMovement = () =>
  z.object({
    id: wireNumberOrNone,
    TIPO_MOVIMIENTO: wireNumber,
    fActual: wireText,
    fNomina: wireTextOrNone,
    monto: wireNumberOrNone,
    /** inscripcion, cambio, aportacion, retiro, baja, prestamo, pagoExtra. */
    clase: wireTextOrNone,
    /** pedido, en_revision (opened by the desk), autorizado, rechazado; absent when no decision is needed. */
    paso: wireTextOrNone,
    /** YYYY-MM-DD. */
    fechaDecision: wireTextOrNone,
    motivo: wireTextOrNone,
    /**
     * Median hours until the desk's decision about other people's movements of this class, in whole days. Missing
     * without a decision to come, and when too few people are counted (usual-hours.ts).
     */
    horasUsuales: wireNumberOrNone,
    prestamo: z.optional(loanOnPaper()),
  })
export type PendingMovement = z.infer<ReturnType<typeof pendingMovement>>

/**
 * Added fields:
 * - fechaNomina: payday of a movement requested today
 * - fechaCierre: last day to authorize for that payday
 * - primerPago: first payment of a loan that is paid out on that payday
 * - rechazadas: refusals of the last 30 days, latest first
 */
export const listPendingMovements = operation({
  ...common,
  id: 'CAJ-11',
  opcion: 11,
  summary: 'Movements in process',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      caja: wireList(pendingMovement()),
      rechazadas: z.optional(z.nullable(z.array(pendingMovement()))),
      fechaNomina: wireTextOrNone,
      primerPago: wireTextOrNone,
      fechaCierre: wireTextOrNone,
    }),
  outcome: listOrEmpty('caja'),
})

/** movimiento: id of the movement, or its TIPO_MOVIMIENTO, because each type has at most one open movement. */
export const cancelMovement = operation({
  ...movement,
  id: 'CAJ-12',
  opcion: 12,
  summary: 'Cancel a movement in process',
  request: () => z.object({ movimiento: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), respuesta: wireNumber }),
  outcome: (answer) =>
    readCancelResult(readNumber(fieldText(answer, 'respuesta'))) === 'failed'
      ? { code: fieldText(answer, 'status') || 'ERROR', message: answerMessage(answer) }
      : 'ok',
})

export const payLoanExtra = operation({
  ...movement,
  id: 'CAJ-13',
  opcion: 13,
  summary: 'Pay more of the loan',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/** montoPrestamo and montoAhorro: amounts that the person saw. Refused when an amount has changed. */
export const leaveSavings = operation({
  ...movement,
  id: 'CAJ-14',
  opcion: 14,
  summary: 'Leave the savings fund',
  request: () => z.object({ montoPrestamo: wireNumber, montoAhorro: wireNumber, ...payday() }),
  response: moved,
})
