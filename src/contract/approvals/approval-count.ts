import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { wireNumber, wireNumberOrNone } from '../protocol/wire-values.ts'

/** Separate from the lists, because Inicio needs only the count. */
export const countApprovals = endpoint({
  id: 'P-100',
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'employee',
  offline: 'cache',
  path: '/api/portal/autorizaciones/cuenta',
  summary: 'Number of requests and questionnaires that wait for the caller',
  outcome: statusIs('OK'),
  request: () => z.object({}),
  /** `encuestas`: unanswered questionnaires of the caller (P-123). */
  response: () => z.object({ status: z.string(), cuantas: wireNumber, encuestas: wireNumberOrNone }),
})
