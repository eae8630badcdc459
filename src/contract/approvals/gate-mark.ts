import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber } from '../protocol/wire-values.ts'

export const way = () => z.enum(['entra', 'sale'])

/**
 * Stores a mark with the time of the event, even if the mark arrives days later. Returns an existing mark
 * unchanged (`yaEstaba`), so that a repeated mark leaves the queue, too.
 */
export const markAtGate = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'gate',
  outcome: statusIs('OK'),
  id: 'P-102',
  path: '/api/portal/vigilancia/marcar',
  summary: 'Mark entry or exit at the gate',
  offline: 'queue',
  request: () =>
    z.object({
      id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
      via: way(),
      /** ISO 8601. The server refuses an invalid time, and a time more than MARK_KEPT_MS ago. */
      hora: neededText(z.maxLength(30)),
    }),
  response: () => z.object({ status: z.string(), via: way(), hora: z.string(), yaEstaba: wireFlag }),
})
