import * as z from 'zod/mini'
import { wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

/**
 * Added field: contents of a loan's application and promissory note (CAJ-11, NODE-06, P-80), fixed at the
 * authorization. folio: id of the loan. inicio: first day of the first period with a payment. primerPago:
 * payday of that period.
 */
export const loanOnPaper = () =>
  z.object({
    folio: wireNumber,
    monto: wireNumber,
    plazo: wireNumber,
    /** Payment frequency: S (weekly) or Q (fortnightly). */
    prdo: wireText,
    abono: wireNumber,
    interes: wireNumber,
    tasaPeriodo: wireNumber,
    fecha: wireText,
    inicio: wireText,
    primerPago: wireTextOrNone,
    /**
     * Pay frequency of the person. A weekly payroll (S) may pay a fortnightly loan (Q) at the end of each
     * fortnight.
     */
    nomina: wireTextOrNone,
    empresa: wireTextOrNone,
    persona: z.optional(
      z.object({ numero: wireText, nombre: wireText, puesto: wireText, departamento: wireText }),
    ),
  })

export const loanWithPapers = () =>
  z.extend(loanOnPaper(), {
    estado: wireText,
  })
export type LoanWithPapers = z.infer<ReturnType<typeof loanWithPapers>>
