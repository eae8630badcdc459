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

export const HEALTH_ANSWERS = ['acepto', 'no-acepto'] as const

/**
 * Consent to the questions about health in step 6 of the data form (LFPDPPP, sensitive data). A refusal or
 * withdrawal erases the answers. Of several decisions, the one with the latest `fecha` counts.
 */
export const decideHealthConsent = endpoint({
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'session',
  outcome: statusIs('OK'),
  id: 'P-265',
  path: '/api/portal/privacidad/salud',
  summary: 'Give, refuse or withdraw the consent for health data',
  offline: 'queue',
  request: () =>
    z.object({
      respuesta: z.enum(HEALTH_ANSWERS),
      /** Time of the decision, ISO 8601. The request may arrive much later. */
      fecha: neededText(z.maxLength(30)),
      equipo: z.enum(['personal', 'kiosco']),
    }),
  /** respuesta: the decision that counts now. borradas: true when this request erased answers. */
  response: () => z.object({ status: z.string(), respuesta: z.enum(HEALTH_ANSWERS), borradas: wireFlag }),
})
