import * as z from 'zod/mini'
import { endpoint, operation } from '../protocol/operation.ts'
import { hasField } from '../protocol/outcome.ts'
import { neededText, wireText } from '../protocol/wire-values.ts'

/** Postal codes (spec 000 §7; path by G-19). */

const colonies = () => z.array(wireText)
const status = () => z.optional(z.nullable(z.string()))

/** Returns empty fields for an unknown code. Ciudad is the municipality. */
export const lookUpPostalCode = operation({
  id: 'POS-01',
  host: 'postal',
  path: '/CodigoPostal/ws-codigo-postal.php',
  opcion: 1,
  summary: 'Municipality, state and colonies of a postal code',
  access: 'public',
  offline: 'cache',
  request: () => z.object({ CodigoPostal: neededText(z.regex(/^[0-9]{5}$/)) }),
  response: () => z.object({ status: status(), Ciudad: wireText, Estado: wireText, Colonias: colonies() }),
  outcome: hasField('Colonias', 'ERROR'),
})

const postalPlace = () => z.tuple([z.string(), z.string(), z.array(z.string())])
export type PostalPlace = z.infer<ReturnType<typeof postalPlace>>

/** Serves offline lookups; absent on a legacy host. */
export const readPostalShard = endpoint({
  id: 'P-16',
  method: 'GET',
  host: 'postal',
  path: '/api/codigos-postales/{prefijo}',
  token: 'none',
  answers: 'json',
  isCacheable: true,
  summary: 'All postal codes of a two-digit prefix',
  access: 'public',
  offline: 'cache',
  request: () => z.object({ prefijo: neededText(z.regex(/^[0-9]{2}$/)) }),
  response: () =>
    z.object({
      status: status(),
      prefijo: wireText,
      codigos: z.record(z.string(), postalPlace()),
    }),
  outcome: hasField('codigos', 'ERROR'),
})
