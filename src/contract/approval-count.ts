import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { wireNumber, wireNumberOrNone } from './wire-values.ts'

/** P-100, ours: how much waits for the caller's decision, of all kinds. Apart, because every Inicio asks it and nothing else. */
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
  /** `encuestas`: questionnaires that the caller has not answered (P-123). */
  response: () => z.object({ status: z.string(), cuantas: wireNumber, encuestas: wireNumberOrNone }),
})
