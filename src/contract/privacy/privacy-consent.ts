import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Returns an existing consent unchanged. */
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
      /** Time of the consent, ISO 8601. The request may arrive much later. */
      fecha: neededText(z.maxLength(30)),
      equipo: z.enum(['personal', 'kiosco']),
    }),
  response: () => z.object({ status: z.string(), version: wireNumber, fecha: wireText, yaEstaba: wireFlag }),
})
