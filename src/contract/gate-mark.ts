import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber } from './wire-values.ts'

/** A mark at the gate, apart from its list: whatever may wait on a device is read by page and worker. */

export const way = () => z.enum(['entra', 'sale'])

/**
 * P-102: with the time at which it was done, which may be long before it is heard. What was marked before is answered as it
 * stands (`yaEstaba`), so nothing is left over on a device.
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
      /** Instant in ISO 8601; the server refuses what is none. */
      hora: neededText(z.maxLength(30)),
    }),
  response: () => z.object({ status: z.string(), via: way(), hora: z.string(), yaEstaba: wireFlag }),
})
