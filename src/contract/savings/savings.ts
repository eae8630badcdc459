import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { hasField } from '../protocol/outcome.ts'
import {
  neededText,
  wireFlag,
  wireNumber,
  wireNumberOrNone,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/**
 * Membership of a person in the savings fund (spec 001 §3 and §7, node service). Amounts are pesos with
 * decimals. Separate from the statement, because Inicio needs only the membership.
 */

const flag = wireNumber

export const savingsUser = () =>
  z.object({
    name: wireText,
    /** 1 enrolled, also after dropping out. */
    existe: flag,
    /** 1 dropped out. */
    baja: flag,
    procIns: flag,
    gp: wireNumber,
    monto: wireNumber,
    total: wireNumber,
    pS: wireNumber,
    /** Added field: minimum savings of a period; if absent, the value of BR-05. */
    minimo: wireNumberOrNone,
    /** Added field: legal maximum of a period, and whether more is refused or only warned about. */
    tope: z.optional(
      z.nullable(
        z.object({ maximo: wireNumber, articulo: wireText, confirmado: wireFlag, rechaza: wireFlag }),
      ),
    ),
    restante: wireNumber,
    abono: wireNumber,
    acumulado: wireNumber,
    total_prestamo: wireNumber,
    /** Added field: number of loans ever authorized, each with documents. */
    prestamos: wireNumberOrNone,
    cantidadPrestamo: wireNumber,
    cantidadMostrar: wireText,
    incapacidad: flag,
    /** Whole months in the fund. */
    antiguedad: wireNumber,
    /**
     * Added field: day from which the membership is long enough for a loan; absent after that day, and when
     * unknown.
     */
    prestamoDesde: wireTextOrNone,
    enRetiro: flag,
    c294: flag,
    c295: flag,
    c394: flag,
    short_prenom: wireText,
    short_nom: wireText,
    inicNomina: wireText,
    numSemana: wireNumber,
    numQuincena: wireNumber,
    nom: wireText,
    prenom: wireText,
  })
export type SavingsUser = z.infer<ReturnType<typeof savingsUser>>

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
  request: () => z.object({ userId: neededText(z.regex(/^\d{1,10}$/)) }),
  response: () => z.object({ status: z.optional(z.nullable(z.string())), data: savingsUser() }),
  outcome: hasField('data'),
})
