import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber, wireNumberOrNone } from './wire-values.ts'

/**
 * P-100, an extension: number of requests that wait for the caller's decision. Separate, because every Inicio
 * asks only for this.
 */
export const countApprovals = endpoint({
  id: 'P-100',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
  path: '/api/portal/autorizaciones/cuenta',
  summary: 'How much waits for the caller’s decision, and how many questionnaires',
  outcome: statusIs('OK'),
  request: () => z.object({}),
  /** `encuestas`: unanswered questionnaires of the caller (P-123). */
  response: () => z.object({ status: z.string(), cuantas: wireNumber, encuestas: wireNumberOrNone }),
})
