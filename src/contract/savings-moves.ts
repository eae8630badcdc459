import * as z from 'zod/mini'
import { readCancelResult } from '#domain/savings-cancel.ts'
import { loanOnPaper } from './loan-paper.ts'
import { operation, type Outcome } from './operation.ts'
import { answerMessage, fieldText, hasField, statusIs } from './outcome.ts'
import {
  neededText,
  readNumber,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from './wire-values.ts'

/**
 * What a person does with savings and a loan (spec 001 §4, §5, §7; CAJ-04 … CAJ-14). Pesos with decimals on the wire.
 * Apart from what is only read: Inicio and the statement do without it.
 */

const path = '/Nominas/AdmCajaAhorro/ws-caja-alu.php'
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** As it was typed: what is no amount is refused by the rule, in its own words (SAVR-01). */
const amount = () =>
  z.pipe(
    z.transform((value: unknown) => (value === null ? '' : readNumber(value))),
    z.union([z.number(), z.string().check(z.maxLength(40))]),
  )

/** What every savings call says besides (CHAT-23); our server reckons the payday and the pay group itself. */
const payday = () => ({ fecha_prenom: day(), fecha_nom: day(), grupoPago: wireNumber })

/** respuesta 1, or a plain OK where the service says no more. */
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
    /** Ours: the payday with which it goes; absent for what is done at once. */
    fechaNomina: wireTextOrNone,
  })

const common = { path, access: 'employee' } as const
/** Never queued, and never repeated by itself: whoever confirms twice on purpose means two movements. */
const movement = { ...common, offline: 'online', isOnce: true, outcome: isMoved } as const

export const enrol = operation({
  ...movement,
  id: 'CAJ-04',
  opcion: 4,
  summary: 'Enrol in the savings fund',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/** From the next payroll on. */
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

/** abono: the principal of a payment; interes: that of all payments. What the person has agreed to (LOAN-14; G-05). */
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

/** Taken from the next pay once the desk has authorized it, else it lapses on that payday; off by default (K-40). */
export const depositSavings = operation({
  ...movement,
  id: 'CAJ-09',
  opcion: 9,
  summary: 'Put an extraordinary contribution in',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/** monto: what was shown to the person, all that the savings above the social part can pay (BR-08). */
export const payLoanWithSavings = operation({
  ...movement,
  id: 'CAJ-10',
  opcion: 10,
  summary: 'Pay the loan with savings',
  request: () => z.object({ monto: amount(), ...payday() }),
  response: moved,
})

/**
 * TIPO_MOVIMIENTO: 294 withdrawal or leaving, 295 loan, 394 anything else. Ours: id, amount, what it is, and how far the
 * desk of the fund has come with it.
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
    /** pedido, en_revision (the desk has opened it), autorizado, rechazado; absent where nobody decides. */
    paso: wireTextOrNone,
    /** YYYY-MM-DD. */
    fechaDecision: wireTextOrNone,
    /** Why it was refused. */
    motivo: wireTextOrNone,
    prestamo: z.optional(loanOnPaper()),
  })
export type PendingMovement = z.infer<ReturnType<typeof pendingMovement>>

/**
 * Ours: fechaNomina, the payday with which a movement goes that is asked for today; fechaCierre, until when what needs a word can have it for that one; primerPago, the one that takes the
 * first payment of a loan which that one pays out; rechazadas, what the desk has refused
 * in the last 30 days, the latest first.
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
      caja: z.array(pendingMovement()),
      rechazadas: z.optional(z.nullable(z.array(pendingMovement()))),
      fechaNomina: wireTextOrNone,
      primerPago: wireTextOrNone,
      fechaCierre: wireTextOrNone,
    }),
  outcome: hasField('caja', 'ERROR'),
})

/** movimiento: the id of the movement, or its TIPO_MOVIMIENTO, of which there is one at a time. */
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

/** Both sums as they were shown to the person. */
export const leaveSavings = operation({
  ...movement,
  id: 'CAJ-14',
  opcion: 14,
  summary: 'Drop out of the savings fund',
  request: () => z.object({ montoPrestamo: wireNumber, montoAhorro: wireNumber, ...payday() }),
  response: moved,
})
