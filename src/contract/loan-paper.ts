import * as z from 'zod/mini'
import { wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/**
 * Ours: all that the request and the note of a loan say (CAJ-11, NODE-06, P-80). folio is that of the loan; inicio: first
 * day of the first period that pays it, primerPago the payday of that one. Once it is authorized it stays as it was then.
 */
export const loanOnPaper = () =>
  z.object({
    folio: wireNumber,
    monto: wireNumber,
    plazo: wireNumber,
    /** S or Q. */
    prdo: wireText,
    abono: wireNumber,
    interes: wireNumber,
    tasaPeriodo: wireNumber,
    fecha: wireText,
    inicio: wireText,
    primerPago: wireTextOrNone,
    /** How the payroll pays its person: a loan by fortnights (Q) may be paid by a weekly one (S), at the end of each. */
    nomina: wireTextOrNone,
    empresa: wireTextOrNone,
    /** Who borrows. */
    persona: z.optional(
      z.object({ numero: wireText, nombre: wireText, puesto: wireText, departamento: wireText }),
    ),
  })

/** One that was authorized once: to be paid out, being paid, or settled. */
export const loanWithPapers = () =>
  z.extend(loanOnPaper(), {
    /** autorizado, activo or liquidado. */
    estado: wireText,
  })
export type LoanWithPapers = z.infer<ReturnType<typeof loanWithPapers>>
