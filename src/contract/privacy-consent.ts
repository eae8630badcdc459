import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * P-221: alone in its file, because it may wait on the device: page and worker hold it. What was accepted before is answered
 * as it stands.
 */
export const acceptPrivacyNotice = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'session',
  outcome: statusIs('OK'),
  id: 'P-221',
  path: '/api/portal/privacidad/aceptar',
  summary: 'Accept a version of the privacy notice',
  offline: 'queue',
  request: () =>
    z.object({
      version: wireNumber.check(z.int(), z.minimum(1), z.maximum(1_000_000)),
      /** Instant in ISO 8601: it may be heard long after. */
      fecha: neededText(z.maxLength(30)),
      equipo: z.enum(['personal', 'kiosco']),
    }),
  response: () => z.object({ status: z.string(), version: wireNumber, fecha: wireText, yaEstaba: wireFlag }),
})
