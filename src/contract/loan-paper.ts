import * as z from 'zod/mini'
import { wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/**
 * Extension: contents of a loan's application and promissory note (CAJ-11, NODE-06, P-80), fixed at the
 * authorization. folio: id of the loan; inicio: first day of the first paying period; primerPago: its payday.
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
    /**
     * Pay frequency of the person: a loan by fortnights (Q) may be paid by a weekly payroll (S), at the end of
     * each fortnight.
     */
    nomina: wireTextOrNone,
    empresa: wireTextOrNone,
    /** The borrower. */
    persona: z.optional(
      z.object({ numero: wireText, nombre: wireText, puesto: wireText, departamento: wireText }),
    ),
  })

/** A loan that was authorized: to be paid out, being paid, or settled. */
export const loanWithPapers = () =>
  z.extend(loanOnPaper(), {
    /** autorizado, activo or liquidado. */
    estado: wireText,
  })
export type LoanWithPapers = z.infer<ReturnType<typeof loanWithPapers>>
