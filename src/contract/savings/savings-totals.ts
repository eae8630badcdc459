import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText } from '../protocol/wire-values.ts'

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const sums = () => ({
  ahorrado: wireNumber,
  /** Total debt of all loans that were paid out. */
  prestado: wireNumber,
})

const totals = () =>
  z.object({
    status: z.string(),
    /** Requested day, or today. */
    dia: wireText,
    ...sums(),
    disponible: wireNumber,
    personas: wireNumber,
    /** Last days of the twelve months up to `dia`, oldest first; the last is `dia` itself. */
    meses: z.array(z.object({ dia: wireText, ...sums() })),
  })
export type FundTotals = z.infer<ReturnType<typeof totals>>

/** Sums of all movements up to a day, and their history. Pesos with decimals. */
export const readFundTotals = endpoint({
  id: 'P-85',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'fund',
  offline: 'cache',
  path: '/api/portal/caja/totales',
  summary: 'Savings and loans of the fund on a day',
  request: () => z.object({ dia: z.optional(day()) }),
  response: totals,
  outcome: statusIs('OK'),
})
